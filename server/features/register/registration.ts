/** A sign-up form as it arrives, in the product's own words: spellings of different client years are settled here. */
import type { RegisterBody } from '#contract/register.ts'
import type { RegisterFields } from './register-rules.check.ts'

/** How the member registers; decides which fields are asked for. */
export type RegisterMethod = 'username' | 'mobile' | 'mail' | 'autoUsername'

export interface Registration {
  method: RegisterMethod
  fields: RegisterFields
  diallingCode: string | undefined
  wantsLogin: boolean
  /** A phone identity provider's token that stands in place of the SMS code. */
  phoneToken: string | undefined
  /** Number of an agent's link, where the form brings no code. */
  linkId: string | undefined
  /** How and where the form was opened. */
  source: Record<string, string>
}

const CONTACT_FIELDS = ['idNumber', 'qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo', 'recommenderId'] as const

/** These texts meet no pattern: what no database can hold is taken out (control characters, halves of a surrogate pair). */
const clean = (text: string): string => Buffer.from(text.replace(/\p{Cc}/gu, ''), 'utf8').toString('utf8')

/** What was given. */
const present = (entries: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).flatMap(([name, text]) => (text ? [[name, clean(text)]] : [])))

/** Whoever registers by mail is known by the address; of a name the server makes up none is taken. */
function usernameOf(method: RegisterMethod, { username, email }: RegisterBody): string | undefined {
  if (method === 'autoUsername') return undefined
  return method === 'mail' ? email?.toLowerCase() : username
}

/** Fields only: everything of the body that is no rule's field stays out. */
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
