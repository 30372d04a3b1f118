/** What a merchant may set, parsed from `merchant.settings`; every value has a default, so `{}` is a valid site. */
import * as z from 'zod'
import { registerRules } from '#contract/register.ts'
import { LANGUAGES, language } from '#contract/wire.ts'
import { DEFAULT_REGISTER_RULES } from './register-rules.ts'

/** Amounts in 1/10 000 of the currency unit, as digits (JSON has no bigint). */
const amount = (units: number) =>
  z
    .union([z.string().regex(/^\d+$/), z.int().nonnegative()])
    .transform(BigInt)
    .prefault(String(units * 10_000))

const sessionSettings = z.object({
  /** A second login ends the first. */
  isSingle: z.boolean().default(true),
  captchaAfterFailures: z.int().default(3),
  lockAfterFailures: z.int().default(10),
  lockMinutes: z.number().default(15),
  failureWindowMinutes: z.number().default(30),
})

const registrationSettings = z.object({
  byUsername: z.boolean().default(true),
  byMobile: z.boolean().default(true),
  /** Mobile numbers must be proved by an SMS code. */
  verifiesMobile: z.boolean().default(true),
  minimumAge: z.int().default(18),
  defaultCountry: z.string().default('PH'),
  rules: z._default(registerRules, DEFAULT_REGISTER_RULES),
})

const smsSettings = z.object({
  codeLength: z.int().min(4).max(10).default(6),
  expiryMinutes: z.number().default(5),
  resendSeconds: z.number().default(60),
  maxAttempts: z.int().default(5),
})

const freePlaySettings = z.object({ isEnabled: z.boolean().default(true), startBalance: amount(10_000) })

const diceSettings = z.object({ minStake: amount(1), maxStake: amount(10_000), maxPayout: amount(100_000) })

export const merchantSettings = z.object({
  /** `strict` turns on the stricter values of domain §3: lock after 3 failures. */
  profile: z.enum(['standard', 'strict']).default('standard'),
  session: sessionSettings.prefault({}),
  registration: registrationSettings.prefault({}),
  sms: smsSettings.prefault({}),
  freePlay: freePlaySettings.prefault({}),
  dice: diceSettings.prefault({}),
  /** Seamless: one wallet for all vendors. */
  isSingleWallet: z.boolean().default(true),
  languages: z.array(language).default([...LANGUAGES]),
  theme: z.enum(['dark', 'light']).default('dark'),
  blockedCountries: z.array(z.string()).default([]),
  mainDomain: z.string().default(''),
  imageCdns: z.array(z.string()).default([]),
})
export type MerchantSettings = z.output<typeof merchantSettings>

const STRICT_LOCK_AFTER = 3

/** Settings with the profile applied. */
export function parseMerchantSettings(stored: unknown): MerchantSettings {
  const settings = merchantSettings.parse(stored)
  if (settings.profile === 'strict') settings.session.lockAfterFailures = STRICT_LOCK_AFTER
  return settings
}
