/** The one catalogue of error codes: every code a client may read, with the HTTP status it travels under (wire §2). */

export const ERROR_STATUS = {
  // generic
  'unknown.system.err': 500,
  'system.not.available': 503,
  'request.param.err': 400,
  request_body_required: 400,
  request_body_too_large: 413,
  http_method_not_support: 405,
  'function.not.available': 400,
  'no.data': 404,
  'path.not.found': 404,
  TOO_MANY_REQUEST: 429,
  'merchant.required': 400,
  'merchant.not.found': 400,
  'encryption.invalid': 400,
  // session
  'login.not.session': 401,
  'user.token.expired': 401,
  'user.or.token.invalid': 401,
  'customer.not.login': 401,
  'permission.denied': 403,
  'trial.not.allowed': 403,
  'login.cred.err': 400,
  'login.captcha.err': 400,
  'login.denied': 400,
  'login.pwd.forbidden.err': 400,
  login_blocked_by_self_exclusion: 400,
  us_forbidden_login_error: 400,
  // register
  'exists.username.err': 400,
  'exists.email.err': 400,
  'exists.mobile.err': 400,
  'exists.nickname.err': 400,
  'format.username.err': 400,
  'format.nickname.err': 400,
  'register.failed': 400,
  'register.type.err': 400,
  'register.affiliate.invalid': 400,
  'register.underage': 400,
  'modify.new.confirm.diff': 400,
  // verification
  validate_verification_code_error: 400,
  'verification.code.wait': 400,
  'max.attempt.limit': 400,
  // money and games
  'account.balance.not.enough': 400,
  'idempotency.key.reused': 409,
  'bet.amount.limit': 400,
  'bet.target.invalid': 400,
  'game.launch.invalid': 400,
  'game.seed.active': 400,
  vendor_under_maintenance: 400,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERROR_STATUS

export const ERROR_CODES = Object.keys(ERROR_STATUS) as readonly ErrorCode[]

/** Codes after which a client's session is over: it logs in again. */
export const SESSION_OVER_CODES: readonly ErrorCode[] = [
  'login.not.session',
  'user.token.expired',
  'user.or.token.invalid',
  'customer.not.login',
]

/** Codes any endpoint may answer, so that declarations need not repeat them. */
export const COMMON_ERROR_CODES: readonly ErrorCode[] = [
  'unknown.system.err',
  'system.not.available',
  'request.param.err',
  'http_method_not_support',
  'TOO_MANY_REQUEST',
]

/** What each code means, in English: the `message` of an error answer. Clients show their own text by code. */
export const ERROR_TEXT = {
  'unknown.system.err': 'Something went wrong on our side. Please try again.',
  'system.not.available': 'The system is being upgraded. Please try again later.',
  'request.param.err': 'The request has a missing or wrong field.',
  request_body_required: 'This call needs a body.',
  request_body_too_large: 'The request is too large.',
  http_method_not_support: 'This path does not support that method.',
  'function.not.available': 'This feature is not available.',
  'no.data': 'We could not find what you asked for.',
  'path.not.found': 'There is nothing at this path.',
  TOO_MANY_REQUEST: 'Too many requests. Please wait a moment.',
  'merchant.required': 'The Merchant header is missing.',
  'merchant.not.found': 'This merchant does not exist.',
  'encryption.invalid': 'The request could not be decrypted. Fetch the key again and retry.',
  'login.not.session': 'Please log in first.',
  'user.token.expired': 'Your account was logged in elsewhere. Please log in again.',
  'user.or.token.invalid': 'Your session is not valid. Please log in again.',
  'customer.not.login': 'Please log in first.',
  'permission.denied': 'This account may not do that.',
  'trial.not.allowed': 'Please log in to a real account to use this function.',
  'login.cred.err': 'The username or password is wrong.',
  'login.captcha.err': 'Please enter the code shown in the picture.',
  'login.denied': 'Too many wrong passwords. The account is locked for a while.',
  'login.pwd.forbidden.err': 'This account is locked. Please contact customer service.',
  login_blocked_by_self_exclusion: 'You excluded yourself from playing. The account opens again when the exclusion ends.',
  us_forbidden_login_error: 'Logging in is not possible from where you are.',
  'exists.username.err': 'This username is taken. Please choose another.',
  'exists.email.err': 'This e-mail address is already in use.',
  'exists.mobile.err': 'This mobile number is already in use.',
  'exists.nickname.err': 'This nickname is taken. Please choose another.',
  'format.username.err': 'The username has a wrong format.',
  'format.nickname.err': 'The nickname has a wrong format.',
  'register.failed': 'The account could not be made. Please try again.',
  'register.type.err': 'This way of registering is not offered.',
  'register.affiliate.invalid': 'The invitation code is not valid.',
  'register.underage': 'You are too young to open an account.',
  'modify.new.confirm.diff': 'The two passwords differ.',
  validate_verification_code_error: 'The verification code is wrong or has expired.',
  'verification.code.wait': 'A code was sent a moment ago. Please wait before asking for another.',
  'max.attempt.limit': 'Too many wrong codes. Please ask for a new one.',
  'account.balance.not.enough': 'Your balance is too low for this.',
  'idempotency.key.reused': 'This request id was already used for something else.',
  'bet.amount.limit': 'The stake is outside the limits of the table.',
  'bet.target.invalid': 'This target is not possible.',
  'game.launch.invalid': 'The game could not be opened: the request does not say how.',
  'game.seed.active': 'Finish the running game before you change seeds.',
  vendor_under_maintenance: 'This game is being prepared. Please try another one.',
} as const satisfies Record<ErrorCode, string>
