/** A merchant's settings, parsed from `merchant.settings`; every value has a default, so `{}` is a valid site. */
import * as z from 'zod'
import { registerRules } from '#contract/identity/register.ts'
import { LANGUAGES, language } from '#contract/wire.ts'
import { isAddressOrNetwork, toAddressList } from './address-list.ts'
import { amount, storedAmount } from './amount-setting.ts'
import { DEFAULT_REGISTER_RULES } from './register-rules.ts'
import { agentSettings } from './agent-settings.ts'
import { kycSettings } from './kyc-settings.ts'
import { withdrawalSettings } from './withdrawal-settings.ts'

/** A vendor's retries get the same answer for longer (ANSWERS_KEPT_DAYS). */
const TAKE_BACK_HOURS_MAX = 720

/** No limit if absent; setting one leaves the others unchanged. */
const limit = storedAmount.optional()

const sessionSettings = z.object({
  /** A second login ends the first. */
  isSingle: z.boolean().default(true),
  captchaAfterFailures: z.int().default(3),
  lockAfterFailures: z.int().default(10),
  lockMinutes: z.number().default(15),
  /**
   * The lock also applies to browsers the member has logged in from: then strangers who know a name can lock its owner out
   * (ACC-02).
   */
  locksEveryBrowser: z.boolean().default(false),
  failureWindowMinutes: z.number().default(30),
  /** Which accounts may log in: a site for agents refuses players, a site for players refuses agents (SCR-34). */
  admits: z.enum(['everyone', 'agents', 'players']).default('everyone'),
})

const registrationSettings = z.object({
  byUsername: z.boolean().default(true),
  byMobile: z.boolean().default(true),
  /** Mobile numbers must be verified with an SMS code. */
  verifiesMobile: z.boolean().default(true),
  /** The email address is the account name. */
  byMail: z.boolean().default(false),
  /** Addresses must be verified with a code. */
  verifiesMail: z.boolean().default(false),
  minimumAge: z.int().default(18),
  /** The box for the terms starts empty, so that the member ticks it (ACC-04); otherwise it starts ticked (SCR-25). */
  needsExplicitConsent: z.boolean().default(false),
  defaultCountry: z.string().default('PH'),
  rules: z._default(registerRules, DEFAULT_REGISTER_RULES),
})

/** Codes by SMS or mail. */
const smsSettings = z.object({
  codeLength: z.int().min(4).max(10).default(6),
  expiryMinutes: z.number().default(5),
  resendSeconds: z.number().default(60),
  maxAttempts: z.int().default(5),
  /** Most codes an hour to one number or address, for any purpose, to prevent flooding and costs. */
  perHour: z.int().positive().default(9),
  perDay: z.int().positive().default(30),
  /** Most codes an hour requested from one IP address, for any targets; many people may share one address. */
  perIpHour: z.int().positive().default(100),
})

const securitySettings = z.object({
  /** Changes of credentials and bound accounts need a second factor first (ACC-06). */
  needsSecondFactor: z.boolean().default(false),
  /** How long such a proof is valid. */
  proofMinutes: z.number().default(10),
  /** How long a payment password waits if it was set after a reset without a second proof of ownership (ACC-06). */
  paymentWaitHours: z.int().min(1).max(168).default(24),
  /** A login from a new address needs a code (flag LOGINIPVERF3). */
  verifiesNewAddress: z.boolean().default(false),
  /** Members who stayed away longer must verify again (ACC-10). */
  inactiveMonths: z.int().default(12),
  /** Wrong passwords and codes a logged-in member may try before a pause. */
  maxAttempts: z.int().default(5),
  maxBankAccounts: z.int().default(5),
  maxEWallets: z.int().default(5),
  maxVirtualWallets: z.int().default(5),
  /** An account that another member has bound is refused instead of only recorded (ACC-05). */
  refusesSharedAccounts: z.boolean().default(false),
})

/** Vendors of games, by their wallet API. */
const vendorSettings = z.object({
  /**
   * How long after its end a vendor can take a round back, if the contract with the vendor allows that (WAL-07); 0 = never.
   */
  takeBackHours: z.int().min(0).max(TAKE_BACK_HOURS_MAX).default(72),
  /** No other game opens while a round is open (GAM-06); always so under the strict profile. */
  opensOneAtATime: z.boolean().default(false),
  /** Games that nothing plays open in the vendor simulator; only outside production. */
  hasSimulator: z.boolean().default(false),
})

/** Points for bets, which are exchanged in the reward centre (flag PTSYS3). */
const pointSettings = z.object({
  /** Points for bets of a million units, by kind of game; a kind not listed earns none. */
  rates: z.record(z.string(), z.int().min(0).max(1_000_000)).default({}),
  /** Points expire at the end of the month, this many months after the one in which they were earned. */
  validMonths: z.int().min(1).max(60).default(12),
})

/** Gifts of operators to members they choose. */
const giftSettings = z.object({
  /** The most an operator may give on a business day without a second operator; 0 = nothing. */
  aloneADay: amount(5_000),
})

/** Pop-ups on the home page. */
const popupSettings = z.object({
  /** How many may come one after another when it is opened; the others wait for the next time. */
  mostAtOnce: z.int().min(1).max(10).default(1),
})

/** A material change of the terms is a new version, which members must accept before they play on (ACC-04). */
const termsSettings = z.object({ version: z.string().min(1).max(32).default('1') })

/** The site's own limits; the stricter of these and the member's applies (RG-04). Amounts as money, time in minutes. */
const limitSettings = z.object({
  deposit: z.object({ DAY: limit, WEEK: limit, MONTH: limit }).default({}),
  loss: z.object({ DAY: limit, WEEK: limit, MONTH: limit }).default({}),
  timeMinutes: z.object({ DAY: z.int().optional(), WEEK: z.int().optional(), MONTH: z.int().optional() }).default({}),
})

const freePlaySettings = z.object({ isEnabled: z.boolean().default(true), startBalance: amount(10_000) })

/** The limits of every original; stored under the name of the first one, because merchants have set them under it. */
const originalsSettings = z.object({
  minStake: amount(1),
  maxStake: amount(10_000),
  maxPayout: amount(100_000),
  /** The most a bet may win beyond its stake; 0 = as much as `maxPayout`. */
  maxProfit: amount(0),
  /** Players may bet automatically (RG-12, RG-13); never under the strict profile. */
  hasAutoBet: z.boolean().default(true),
})

const turnoverSettings = z.object({
  /** Parts per million by which bets on a kind of game count towards the required turnover; a kind not listed counts fully. */
  contribution: z.record(z.string(), z.int().min(0).max(1_000_000)).default({}),
})

const depositSettings = z.object({
  isOpen: z.boolean().default(true),
  /** The reason, by language; without one the page shows its own text. */
  offMessage: z.partialRecord(language, z.string()).default({}),
  /** Notes for players before they pay, by language. */
  info: z.partialRecord(language, z.string()).default({}),
  /** Most unpaid orders of a member. */
  maxOpenOrders: z.int().positive().default(3),
  /** How many times a deposit without a promotion must be turned over before a withdrawal. */
  turnoverTimes: z.int().nonnegative().default(1),
  /** LED-15: this many failed payments within this many minutes block a member's deposits. */
  blockAfterFailures: z.int().positive().default(5),
  failureWindowMinutes: z.number().positive().default(10),
  /** From this amount per member and day approved by hand, two operators must approve; 0 = never. */
  twoPersonsFrom: amount(50_000),
})

const mailSettings = z.object({
  /** Most messages to all direct downlines or the whole team an agent may send on one business day. */
  teamSendsPerDay: z.int().positive().default(20),
})

const addresses = z
  .array(z.string().refine(isAddressOrNetwork, 'must be an address, or a network like 192.0.2.0/24'))
  .default([])
  .transform(toAddressList)

/** The back office and the operators. */
const operatorSettings = z.object({
  /** Every operator must bind an authenticator app first. */
  needsSecondFactor: z.boolean().default(false),
  /** Addresses that may reach the back office; empty = all. */
  addresses,
})

export const merchantSettings = z.object({
  /**
   * `strict` switches on stricter values (ACC-13): lock after 3 failures everywhere, a second factor for changes, no
   * shared accounts, no automatic bets, one game at a time, no cancelled withdrawals, no terms ticked for the member, no gifts by one operator alone.
   */
  profile: z.enum(['standard', 'strict']).default('standard'),
  session: sessionSettings.prefault({}),
  registration: registrationSettings.prefault({}),
  sms: smsSettings.prefault({}),
  security: securitySettings.prefault({}),
  terms: termsSettings.prefault({}),
  popups: popupSettings.prefault({}),
  points: pointSettings.prefault({}),
  gifts: giftSettings.prefault({}),
  vendors: vendorSettings.prefault({}),
  limits: limitSettings.prefault({}),
  freePlay: freePlaySettings.prefault({}),
  dice: originalsSettings.prefault({}),
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
  /** Addresses that pass maintenance and region restriction, for staff. */
  whitelist: addresses,
  mainDomain: z.string().default(''),
  /** Other domains of the site. */
  domains: z.array(z.string()).default([]),
  /** Third-party scripts for clients that run them; the content security policy of our own pages blocks them. */
  scripts: z.array(z.string()).default([]),
  pixels: z.array(z.object({ platform: z.string(), pixelId: z.string() })).default([]),
  imageCdns: z.array(z.string()).default([]),
})
export type MerchantSettings = z.output<typeof merchantSettings>

/** The operators' settings as stored, with addresses as they were written. */
const writtenOperators = z.object({
  operators: z.object({ needsSecondFactor: z.boolean().default(false), addresses: z.array(z.string()).default([]) }).prefault({}),
})
export const storedOperatorSettings = (stored: unknown) => writtenOperators.parse(stored).operators

const STRICT_LOCK_AFTER = 3

/** The settings with the profile applied. */
export function parseMerchantSettings(stored: unknown): MerchantSettings {
  const settings = merchantSettings.parse(stored)
  if (settings.profile !== 'strict') return settings
  settings.session.lockAfterFailures = STRICT_LOCK_AFTER
  settings.session.locksEveryBrowser = true
  settings.registration.needsExplicitConsent = true
  settings.security.needsSecondFactor = true
  settings.security.refusesSharedAccounts = true
  settings.dice.hasAutoBet = false
  settings.vendors.opensOneAtATime = true
  settings.withdrawal.allowsCancel = false
  settings.gifts.aloneADay = 0n
  return settings
}
