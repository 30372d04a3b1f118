/** Login with an account of another site: Facebook, Google, Telegram, Line, Apple, Maya (WIR-15). */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { loginValue, type LoginRefusal } from './session.ts'
import { text } from '../wire.ts'

export const PROVIDERS = ['facebook', 'google', 'telegram', 'line', 'apple', 'maya'] as const
export const provider = z.enum(PROVIDERS)
export type Provider = z.infer<typeof provider>

/** The flag that shows a provider's button (SCR-27). */
export const PROVIDER_FLAG = {
  facebook: 'FACEBOOKLOGIN3',
  google: 'GOOGLELOGIN3',
  telegram: 'TELEGRAMLOGIN3',
  line: 'LINELOGIN3',
  apple: 'APPLELOGIN3',
  maya: 'MAYALOGIN3',
} as const satisfies Record<Provider, string>

/** Exactly as signed: trimming would break the signature. */
const signed = (max: number) => z.string().check(z.maxLength(max))
/** The signature covers the digits, whether they travel as text or number. */
const signedNumber = (max: number) => z.pipe(z.union([z.string(), z.pipe(z.int(), z.transform(String))]), signed(max))
/** What Telegram's login widget returns, signed with the bot's token. */
export const telegramAuth = z.object({
  /** The id of the Telegram account. */
  id: signedNumber(32),
  first_name: z.optional(signed(128)),
  last_name: z.optional(signed(128)),
  /** The name of the Telegram account. */
  username: z.optional(signed(64)),
  photo_url: z.optional(signed(1_024)),
  auth_date: signedNumber(16),
  /** Telegram's signature, in hex. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
export type TelegramAuth = z.infer<typeof telegramAuth>

/** Where the visitor came from; stored with a new member. */
const origin = {
  registerUrl: z.optional(text(1_024)),
  registerMethod: z.optional(text(32)),
  affiliateCode: z.optional(text(64)),
  referralCode: z.optional(text(64)),
  domain: z.optional(text(255)),
  loginDeviceId: z.optional(text(128)),
  /** A name the client gives the device. */
  device: z.optional(text(64)),
}
export const socialLoginBody = z.object({
  ...origin,
  /** The code the other site sent back to prove the login. */
  code: text(2_048, 1),
  /** The state that authorize put into the return address. */
  state: text(128, 1),
})
export type SocialLoginBody = z.infer<typeof socialLoginBody>
/** `state`: as `authorize` put it into Telegram's return address; a page with the widget has none. */
export const telegramLoginBody = z.object({
  ...origin,
  telegramAuth,
  /** The state that authorize put into the return address. */
  state: z.optional(text(128, 1)),
})
export type TelegramLoginBody = z.infer<typeof telegramLoginBody>

const refusalValue = { captcha: false } satisfies LoginRefusal
const errors = [
  'check_login_failed',
  'function.not.available',
  'login.pwd.forbidden.err',
  'login_blocked_by_self_exclusion',
  'us_forbidden_login_error',
  'login.agents.only',
  'login.second.factor.required',
  'token_ip_different',
  'register.affiliate.invalid',
  'register.referral.invalid',
] as const

export const authorize = endpoint({
  summary: 'Where to send the visitor to log in at the other site, which redirects to /m/login with `code` and `state`',
  method: 'GET',
  path: '/wps/session/login/3rd/authorize',
  tier: 'sensitive',
  query: z.object({
    /** The other site. */
    provider,
  }),
  value: z.object({
    /** The address of the other site to log in at. */
    url: z.string(),
  }),
  errors: ['function.not.available'],
})

/** Begins a visit by setting a cookie, for pages that show Telegram's own widget. */
export const telegramSetting = endpoint({
  summary: 'Can members log in with Telegram, and with which bot?',
  method: 'GET',
  relay: 'WPSCORE_getTelegramLoginSetting',
  value: z.object({ enabled: z.boolean(), botId: z.string() }),
})

export const logIn = endpoint({
  summary: 'Log in or register with the code of another site',
  method: 'POST',
  path: '/wps/session/login/3rd',
  aliases: ['line', 'apple', 'maya'].map((site) => `/wps/session/login/${site}`),
  tier: 'sensitive',
  body: socialLoginBody,
  value: loginValue,
  errors: [...errors],
  refusalValue,
})

export const logInByTelegram = endpoint({
  summary: 'Log in or register with what Telegram’s widget signed, in the browser that began the visit',
  method: 'POST',
  path: '/wps/session/login/telegram',
  tier: 'sensitive',
  body: telegramLoginBody,
  value: loginValue,
  errors: [...errors],
  refusalValue,
})
