/** What the form contains, what is sent, and which field a refusal belongs to. */
import { REGISTER_FIELDS, type RegisterField } from '#contract/identity/register.ts'
import { mobileDigits, type DiallingCode } from '#client/features/identity/verification/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { openedAs } from '#client/lib/opened-as.ts'
import { refusedPaths } from '#client/lib/refused-fields.ts'
import type { FormField } from './register-fields.ts'
import type { RegisterInput } from './register.queries.ts'

export type RegisterValues = Record<RegisterField, string> & { isAccepted: boolean }

const EMPTY = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, ''])) as Record<RegisterField, string>

/** An invitation link carries its code. */
export const startValues = (search: string, needsExplicitConsent: boolean): RegisterValues => ({
  ...EMPTY,
  affiliateCode: new URLSearchParams(search).get('affiliateCode') ?? '',
  // Ticked (SCR-25), unless the merchant leaves it to the member (ACC-04).
  isAccepted: !needsExplicitConsent,
})

const WITHOUT_SPACES: readonly RegisterField[] = ['verificationCode', 'captcha', 'qqNum']
const PASSWORDS: readonly RegisterField[] = ['password', 'confirmPassword', 'paymentPassword']

/** The value to check and send: trimmed, except for passwords; for digits, inner spaces go too. */
export function cleanValue(name: RegisterField, typed: string, country: DiallingCode['country']): string {
  if (name === 'mobileNum') return mobileDigits(typed, country)
  if (WITHOUT_SPACES.includes(name)) return typed.normalize('NFKC').replace(/\s/g, '')
  return PASSWORDS.includes(name) ? typed : typed.trim()
}

/** The visible fields, and always the invitation code: a link may bring one when the form has no such field. */
export function toRegistration(
  fields: readonly FormField[],
  values: RegisterValues,
  { code, country }: Pick<DiallingCode, 'code' | 'country'>,
  referralCode: string | undefined,
): RegisterInput {
  const names = new Set<RegisterField>([...fields.map(({ name }) => name), 'affiliateCode'])
  const filled = [...names].map((name) => [name, cleanValue(name, values[name], country)] as const)
  return {
    ...Object.fromEntries(filled.filter(([, value]) => value !== '')),
    countryDialingCode: code,
    registerUrl: location.href,
    registerMethod: openedAs(),
    domain: location.hostname,
    login: true,
    ...(referralCode && { referralCode }),
  }
}

const FIELD_OF_CODE: Partial<Record<string, RegisterField>> = {
  'exists.username.err': 'username',
  'format.username.err': 'username',
  'exists.email.err': 'email',
  'exists.mobile.err': 'mobileNum',
  'exists.nickname.err': 'nickname',
  'format.nickname.err': 'nickname',
  'modify.new.confirm.diff': 'confirmPassword',
  validate_verification_code_error: 'verificationCode',
  'max.attempt.limit': 'verificationCode',
  'register.affiliate.invalid': 'affiliateCode',
  'register.underage': 'birthday',
  'login.captcha.err': 'captcha',
}

const isField = (path: string): path is RegisterField => (REGISTER_FIELDS as readonly string[]).includes(path)

export interface FieldRefusal {
  name: RegisterField
  /** `required` and `pattern` come from the rule; anything else is an error code. */
  reason: string
}

/** The visible fields that a refusal names, in their order; none = it belongs to the form. */
export function refusedFields(error: unknown, shown: readonly FormField[]): FieldRefusal[] {
  if (!(error instanceof ApiError)) return []
  const single = FIELD_OF_CODE[error.code]
  const refusals = single
    ? [{ name: single, reason: error.code }]
    : refusedPaths(error).flatMap(({ path, message }) =>
        isField(path) ? [{ name: path, reason: message === 'required' ? 'required' : 'pattern' }] : [],
      )
  return shown.flatMap((field) => refusals.filter(({ name }) => name === field.name))
}

/** The invitation link's code is not valid, and there is no field to correct it in. */
export const isLinkRefused = (error: unknown, shown: readonly FormField[]) =>
  error instanceof ApiError && error.code === 'register.affiliate.invalid' && !shown.some(({ name }) => name === 'affiliateCode')
