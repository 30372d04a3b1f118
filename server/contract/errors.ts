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
