/** Converts a registration form to our own terms, and resolves the spellings of older and newer clients. */
import type { RegisterBody } from '#contract/identity/register.ts'
import type { RegisterFields } from '#server/platform/merchant/register-rules.check.ts'

/** How the member registers; decides which fields are required. */
export type RegisterMethod = 'username' | 'mobile' | 'mail' | 'autoUsername'

export interface Registration {
  method: RegisterMethod
  fields: RegisterFields
  diallingCode: string | undefined
  wantsLogin: boolean
  /** A phone identity provider's token that replaces the SMS code. */
  phoneToken: string | undefined
  /** Number of an agent's link, if the form has no code. */
  linkId: string | undefined
  /** How and where the form was opened. */
  source: Record<string, string>
}

const CONTACT_FIELDS = ['idNumber', 'qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo', 'recommenderId'] as const

/** These texts have no pattern, so characters no database can store are removed (control characters, unpaired surrogates). */
const clean = (text: string): string => Buffer.from(text.replace(/\p{Cc}/gu, ''), 'utf8').toString('utf8')

/** Only values that were given. */
const present = (entries: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).flatMap(([name, text]) => (text ? [[name, clean(text)]] : [])))

/** With registration by mail the address is the name; with a generated name, a given one is ignored. */
function usernameOf(method: RegisterMethod, { username, email }: RegisterBody): string | undefined {
  if (method === 'autoUsername') return undefined
  return method === 'mail' ? email?.toLowerCase() : username
}

/** Keeps fields with a rule only; everything else in the body is dropped. */
export function toRegistration(method: RegisterMethod, body: RegisterBody): Registration {
  const {
    confimpsw,
    mobileNo,
    messageCode,
    countryDialingCode,
    registerUrl,
    registerMethod,
    domain,
    login,
    loginDeviceId,
    firebaseChannel,
    firebaseIdToken,
    referralCode,
    linkId,
    ...fields
  } = body
  return {
    method,
    fields: {
      ...fields,
      username: usernameOf(method, fields),
      confirmPassword: fields.confirmPassword || confimpsw,
      mobileNum: fields.mobileNum || mobileNo,
      verificationCode: fields.verificationCode || messageCode,
      email: fields.email?.toLowerCase(),
    },
    diallingCode: countryDialingCode || undefined,
    wantsLogin: login === true,
    phoneToken: firebaseIdToken || undefined,
    linkId: linkId || undefined,
    source: present({ method: registerMethod, url: registerUrl, domain, loginDeviceId, referralCode, linkId, firebaseChannel }),
  }
}

export const contactsOf = (fields: RegisterFields): Record<string, string> =>
  present(Object.fromEntries(CONTACT_FIELDS.map((name) => [name, fields[name]])))
