/** What a merchant may set, parsed from `merchant.settings`; every value has a default, so `{}` is a valid site. */
import * as z from 'zod'
import { registerRules } from '#contract/register.ts'
import { LANGUAGES, language } from '#contract/wire.ts'
import { isAddressOrNetwork, toAddressList } from './address-list.ts'
import { amount, storedAmount } from './amount-setting.ts'
import { DEFAULT_REGISTER_RULES } from './register-rules.ts'
import { agentSettings } from './agent-settings.ts'
import { kycSettings } from './kyc-settings.ts'
import { withdrawalSettings } from './withdrawal-settings.ts'

/** None where it is not named: one that is named leaves the others alone. */
const limit = storedAmount.optional()

const sessionSettings = z.object({
  /** A second login ends the first. */
  isSingle: z.boolean().default(true),
  captchaAfterFailures: z.int().default(3),
  lockAfterFailures: z.int().default(10),
  lockMinutes: z.number().default(15),
  /** The lock holds for browsers the member was logged in by, too: strangers who know a name can then shut its owner out (ACC-02). */
  locksEveryBrowser: z.boolean().default(false),
  failureWindowMinutes: z.number().default(30),
  /** Whose accounts the site lets in: a site of agents takes no players, a site of players no agents (spec §6). */
  admits: z.enum(['everyone', 'agents', 'players']).default('everyone'),
})

const registrationSettings = z.object({
  byUsername: z.boolean().default(true),
  byMobile: z.boolean().default(true),
  /** Mobile numbers must be proved by an SMS code. */
  verifiesMobile: z.boolean().default(true),
  /** The e-mail address is the account. */
  byMail: z.boolean().default(false),
  /** Addresses must be proved by a code sent there. */
  verifiesMail: z.boolean().default(false),
  minimumAge: z.int().default(18),
  defaultCountry: z.string().default('PH'),
  rules: z._default(registerRules, DEFAULT_REGISTER_RULES),
})

/** Codes, by SMS or mail. */
const smsSettings = z.object({
  codeLength: z.int().min(4).max(10).default(6),
  expiryMinutes: z.number().default(5),
  resendSeconds: z.number().default(60),
  maxAttempts: z.int().default(5),
  /** Codes one number or address is sent at most, whatever for: nobody is flooded, and no bill runs up. */
  perHour: z.int().positive().default(9),
  perDay: z.int().positive().default(30),
  /** Codes one IP address may have sent an hour, to whomever; many people may share one. */
  perIpHour: z.int().positive().default(100),
})

const securitySettings = z.object({
  /** Changes of credentials and bound accounts ask for a second factor first (ACC-06). */
  needsSecondFactor: z.boolean().default(false),
  /** How long such a proof lasts. */
  proofMinutes: z.number().default(10),
  /** How long a payment password waits that was set after a reset, without a second proof of its owner (ACC-06). */
  paymentWaitHours: z.int().min(1).max(168).default(24),
  /** A login from an address the member never used asks for a code (flag LOGINIPVERF3). */
  verifiesNewAddress: z.boolean().default(false),
  /** Whoever stayed away longer proves anew who it is (ACC-10). */
  inactiveMonths: z.int().default(12),
  /** Wrong passwords and codes a logged-in member may try before a pause. */
  maxAttempts: z.int().default(5),
  maxBankAccounts: z.int().default(5),
  maxEWallets: z.int().default(5),
  maxVirtualWallets: z.int().default(5),
  /** An account another member has bound is refused, not only noted (ACC-05). */
  refusesSharedAccounts: z.boolean().default(false),
})

/** A material change of the terms is a new version: members accept it before they play on (ACC-04). */
const termsSettings = z.object({ version: z.string().min(1).max(32).default('1') })

/** The house's own limits; the stricter of these and the member's binds (RG-04). Amounts as money, time in minutes. */
const limitSettings = z.object({
  deposit: z.object({ DAY: limit, WEEK: limit, MONTH: limit }).default({}),
  loss: z.object({ DAY: limit, WEEK: limit, MONTH: limit }).default({}),
  timeMinutes: z.object({ DAY: z.int().optional(), WEEK: z.int().optional(), MONTH: z.int().optional() }).default({}),
})

const freePlaySettings = z.object({ isEnabled: z.boolean().default(true), startBalance: amount(10_000) })

const diceSettings = z.object({ minStake: amount(1), maxStake: amount(10_000), maxPayout: amount(100_000) })

const turnoverSettings = z.object({
  /** Parts per million that a kind of game counts towards what must be played; one that is not named counts whole. */
  contribution: z.record(z.string(), z.int().min(0).max(1_000_000)).default({}),
})

const depositSettings = z.object({
  isOpen: z.boolean().default(true),
  /** Why not, by language; the page has words of its own where there are none. */
  offMessage: z.partialRecord(language, z.string()).default({}),
  /** What players should know before they pay, by language. */
  info: z.partialRecord(language, z.string()).default({}),
  /** Unpaid orders a member may have at once. */
  maxOpenOrders: z.int().positive().default(3),
  /** A deposit without a promotion is played so often before a withdrawal. */
  turnoverTimes: z.int().nonnegative().default(1),
  /** LED-15: so many failed payments within so many minutes stop a member's deposits. */
  blockAfterFailures: z.int().positive().default(5),
  failureWindowMinutes: z.number().positive().default(10),
  /** From so much a member and day, let in by hand, two different operators approve; 0 = never. */
  twoPersonsFrom: amount(50_000),
})

const mailSettings = z.object({
  /** Letters to all direct downlines or the whole team an agent may send on one business day. */
  teamSendsPerDay: z.int().positive().default(20),
})

const addresses = z
  .array(z.string().refine(isAddressOrNetwork, 'an address, or a network as 192.0.2.0/24'))
  .default([])
  .transform(toAddressList)

/** The console and the house's people. */
const operatorSettings = z.object({
  /** Each must have an authenticator app before doing anything else. */
  needsSecondFactor: z.boolean().default(false),
  /** Where the console is reached from; none = from everywhere. */
  addresses,
})

export const merchantSettings = z.object({
  /** `strict` turns on the stricter values of domain §3: lock after 3 failures everywhere, a second factor for changes, no shared accounts. */
  profile: z.enum(['standard', 'strict']).default('standard'),
  session: sessionSettings.prefault({}),
  registration: registrationSettings.prefault({}),
  sms: smsSettings.prefault({}),
  security: securitySettings.prefault({}),
  terms: termsSettings.prefault({}),
  limits: limitSettings.prefault({}),
  freePlay: freePlaySettings.prefault({}),
  dice: diceSettings.prefault({}),
  mail: mailSettings.prefault({}),
  turnover: turnoverSettings.prefault({}),
  withdrawal: withdrawalSettings.prefault({}),
  deposit: depositSettings.prefault({}),
  kyc: kycSettings.prefault({}),
  agents: agentSettings.prefault({}),
  operators: operatorSettings.prefault({}),
  /** Seamless: one wallet for all vendors. */
  isSingleWallet: z.boolean().default(true),
  languages: z.array(language).default([...LANGUAGES]),
  theme: z.enum(['dark', 'light']).default('dark'),
  blockedCountries: z.array(z.string()).default([]),
  /** Addresses that pass maintenance and region restriction: the house's own people. */
  whitelist: addresses,
  mainDomain: z.string().default(''),
  /** Other domains the site is reached by. */
  domains: z.array(z.string()).default([]),
  /** Of third parties, for clients that run them; our own pages' policy lets none in. */
  scripts: z.array(z.string()).default([]),
  pixels: z.array(z.object({ platform: z.string(), pixelId: z.string() })).default([]),
  imageCdns: z.array(z.string()).default([]),
})
export type MerchantSettings = z.output<typeof merchantSettings>

/** The house's own part as it is stored, its addresses as they were written. */
const writtenOperators = z.object({
  operators: z.object({ needsSecondFactor: z.boolean().default(false), addresses: z.array(z.string()).default([]) }).prefault({}),
})
export const storedOperatorSettings = (stored: unknown) => writtenOperators.parse(stored).operators

const STRICT_LOCK_AFTER = 3

/** Settings with the profile applied. */
export function parseMerchantSettings(stored: unknown): MerchantSettings {
  const settings = merchantSettings.parse(stored)
  if (settings.profile !== 'strict') return settings
  settings.session.lockAfterFailures = STRICT_LOCK_AFTER
  settings.session.locksEveryBrowser = true
  settings.security.needsSecondFactor = true
  settings.security.refusesSharedAccounts = true
  return settings
}
