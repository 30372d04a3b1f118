/**
 * The settings a merchant can change in the back office, each with its kind and bounds. A test compares them with the stored
 * settings' schema.
 */
import { DIVIDEND_PAYOUTS } from '../../agents/agent-bill/agent-payout.ts'
import { ORIGINALS_LEAST_MIN_STAKE } from '../../play/originals/original.ts'
import { GAME_CATEGORIES } from '../../game-category.ts'
import { KYC_CHOSEN_FIELDS, KYC_ID_TYPES, KYC_SIDES } from '../../identity/kyc/kyc-form.ts'
import { GAME_TYPES } from '../../agents/rebate.ts'
import { LANGUAGES } from '../../wire.ts'

export const SETTING_GROUPS = [
  'site',
  'session',
  'registration',
  'codes',
  'security',
  'limits',
  'deposit',
  'withdrawal',
  'kyc',
  'games',
  'points',
  'gifts',
  'agents',
] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

/** Format of a text, or of each entry of a list. */
export type SettingForm = 'address' | 'country' | 'host' | 'url' | 'code'

interface Base {
  /** Path in the stored settings: `withdrawal.kinds.B.minimum`. */
  path: string
  group: SettingGroup
}
/** The kinds of setting. Bounds of amounts are in whole units of the merchant's currency. */
export type Setting = Base &
  (
    | { kind: 'switch' }
    | { kind: 'whole'; min: number; max: number; isOptional?: true }
    /** Parts per million, shown as percent. */
    | { kind: 'share' }
    /** `least`: minimum; `notBelow`: path of another amount that is the minimum; `zeroIsNone`: 0 means no limit. */
    | { kind: 'amount'; isOptional?: true; least?: number; notBelow?: string; zeroIsNone?: true }
    | { kind: 'text'; max: number; form?: SettingForm; isRequired?: true }
    | { kind: 'longText'; max: number }
    | { kind: 'choice'; options: readonly string[] }
    | { kind: 'choices'; options: readonly string[]; isRequired?: true }
    | { kind: 'list'; form: SettingForm; max: number }
    | { kind: 'amounts'; max: number }
    | { kind: 'byLanguage'; max: number }
    | { kind: 'time' }
    | { kind: 'amountBy'; max: number }
    | { kind: 'shareBy'; options: readonly string[] }
  )

const MINUTES_OF_DAY = 1_440
/** A hundred years. */
const KEEP_DAYS_MAX = 36_500
const SETTING_TEXT_MAX = 1_000
const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const
const ACCOUNT_KINDS = ['B', 'E', 'V'] as const

const session = { group: 'session' } as const
const registration = { group: 'registration' } as const
const codes = { group: 'codes' } as const
const security = { group: 'security' } as const
const deposit = { group: 'deposit' } as const
const withdrawal = { group: 'withdrawal' } as const
const kyc = { group: 'kyc' } as const
const games = { group: 'games' } as const
const site = { group: 'site' } as const
const points = { group: 'points' } as const
const gifts = { group: 'gifts' } as const
const agents = { group: 'agents' } as const
const count = (max: number, min = 0) => ({ kind: 'whole', min, max }) as const

const LIMITS = PERIODS.flatMap((period): Setting[] => [
  { path: `limits.deposit.${period}`, group: 'limits', kind: 'amount', isOptional: true },
  { path: `limits.loss.${period}`, group: 'limits', kind: 'amount', isOptional: true },
  { path: `limits.timeMinutes.${period}`, group: 'limits', ...count(31 * MINUTES_OF_DAY, 1), isOptional: true },
])

const WITHDRAWAL_KINDS = ACCOUNT_KINDS.flatMap((account): Setting[] => {
  const path = `withdrawal.kinds.${account}`
  return [
    { path: `${path}.isEnabled`, ...withdrawal, kind: 'switch' },
    { path: `${path}.minimum`, ...withdrawal, kind: 'amount' },
    { path: `${path}.maximum`, ...withdrawal, kind: 'amount', notBelow: `${path}.minimum`, zeroIsNone: true },
  ]
})

export const SETTINGS: readonly Setting[] = [
  { path: 'theme', ...site, kind: 'choice', options: ['dark', 'light'] },
  { path: 'languages', ...site, kind: 'choices', options: LANGUAGES, isRequired: true },
  { path: 'mainDomain', ...site, kind: 'text', max: 253, form: 'host' },
  { path: 'domains', ...site, kind: 'list', form: 'host', max: 50 },
  { path: 'imageCdns', ...site, kind: 'list', form: 'url', max: 20 },
  { path: 'blockedCountries', ...site, kind: 'list', form: 'country', max: 250 },
  { path: 'whitelist', ...site, kind: 'list', form: 'address', max: 200 },
  { path: 'popups.mostAtOnce', ...site, ...count(10, 1) },
  { path: 'terms.version', ...site, kind: 'text', max: 32, isRequired: true },

  { path: 'session.admits', ...session, kind: 'choice', options: ['everyone', 'agents', 'players'] },
  { path: 'session.isSingle', ...session, kind: 'switch' },
  { path: 'session.captchaAfterFailures', ...session, ...count(100) },
  { path: 'session.lockAfterFailures', ...session, ...count(100, 1) },
  { path: 'session.lockMinutes', ...session, ...count(MINUTES_OF_DAY, 1) },
  { path: 'session.locksEveryBrowser', ...session, kind: 'switch' },
  { path: 'session.failureWindowMinutes', ...session, ...count(MINUTES_OF_DAY, 1) },

  { path: 'registration.byUsername', ...registration, kind: 'switch' },
  { path: 'registration.byMobile', ...registration, kind: 'switch' },
  { path: 'registration.verifiesMobile', ...registration, kind: 'switch' },
  { path: 'registration.byMail', ...registration, kind: 'switch' },
  { path: 'registration.verifiesMail', ...registration, kind: 'switch' },
  { path: 'registration.minimumAge', ...registration, ...count(30, 18) },
  { path: 'registration.needsExplicitConsent', ...registration, kind: 'switch' },
  { path: 'registration.defaultCountry', ...registration, kind: 'text', max: 2, form: 'country', isRequired: true },

  { path: 'sms.codeLength', ...codes, ...count(10, 4) },
  { path: 'sms.expiryMinutes', ...codes, ...count(60, 1) },
  { path: 'sms.resendSeconds', ...codes, ...count(3_600, 10) },
  { path: 'sms.maxAttempts', ...codes, ...count(20, 1) },
  { path: 'sms.perHour', ...codes, ...count(100, 1) },
  { path: 'sms.perDay', ...codes, ...count(1_000, 1) },
  { path: 'sms.perIpHour', ...codes, ...count(10_000, 1) },

  { path: 'profile', ...security, kind: 'choice', options: ['standard', 'strict'] },
  { path: 'security.needsSecondFactor', ...security, kind: 'switch' },
  { path: 'security.proofMinutes', ...security, ...count(120, 1) },
  { path: 'security.paymentWaitHours', ...security, ...count(168, 1) },
  { path: 'security.verifiesNewAddress', ...security, kind: 'switch' },
  { path: 'security.inactiveMonths', ...security, ...count(120, 1) },
  { path: 'security.maxAttempts', ...security, ...count(20, 1) },
  { path: 'security.maxBankAccounts', ...security, ...count(50) },
  { path: 'security.maxEWallets', ...security, ...count(50) },
  { path: 'security.maxVirtualWallets', ...security, ...count(50) },
  { path: 'security.refusesSharedAccounts', ...security, kind: 'switch' },

  ...LIMITS,

  { path: 'deposit.isOpen', ...deposit, kind: 'switch' },
  { path: 'deposit.offMessage', ...deposit, kind: 'byLanguage', max: SETTING_TEXT_MAX },
  { path: 'deposit.info', ...deposit, kind: 'byLanguage', max: SETTING_TEXT_MAX },
  { path: 'deposit.maxOpenOrders', ...deposit, ...count(50, 1) },
  { path: 'deposit.turnoverTimes', ...deposit, ...count(100) },
  { path: 'deposit.blockAfterFailures', ...deposit, ...count(100, 1) },
  { path: 'deposit.failureWindowMinutes', ...deposit, ...count(MINUTES_OF_DAY, 1) },
  { path: 'deposit.twoPersonsFrom', ...deposit, kind: 'amount' },

  { path: 'withdrawal.isEnabled', ...withdrawal, kind: 'switch' },
  { path: 'withdrawal.precautionNote', ...withdrawal, kind: 'longText', max: SETTING_TEXT_MAX },
  ...WITHDRAWAL_KINDS,
  { path: 'withdrawal.perDay', ...withdrawal, ...count(1_000) },
  { path: 'withdrawal.amountPerDay', ...withdrawal, kind: 'amount' },
  { path: 'withdrawal.openFrom', ...withdrawal, kind: 'time' },
  { path: 'withdrawal.openUntil', ...withdrawal, kind: 'time' },
  { path: 'withdrawal.fixedAmounts', ...withdrawal, kind: 'amounts', max: 30 },
  { path: 'withdrawal.allowsDecimals', ...withdrawal, kind: 'switch' },
  { path: 'withdrawal.allowsCancel', ...withdrawal, kind: 'switch' },
  { path: 'withdrawal.charge.freePerDay', ...withdrawal, ...count(1_000) },
  { path: 'withdrawal.charge.ppm', ...withdrawal, kind: 'share' },
  { path: 'withdrawal.charge.fixed', ...withdrawal, kind: 'amount' },
  { path: 'withdrawal.charge.minimum', ...withdrawal, kind: 'amount' },
  {
    path: 'withdrawal.mobileVerification',
    ...withdrawal,
    kind: 'choice',
    options: ['', 'REQUIRED', 'EVERY_WITHDRAWAL', 'WITHDRAW_AMOUNT'],
  },
  { path: 'withdrawal.mobileVerificationFrom', ...withdrawal, kind: 'amount' },
  {
    path: 'withdrawal.requiredInformation',
    ...withdrawal,
    kind: 'choices',
    options: ['required_nickname', 'required_email_add', 'required_mobile_no', 'required_qq'],
  },
  { path: 'withdrawal.requiredDeposits', ...withdrawal, kind: 'amount' },
  { path: 'withdrawal.twoPersonsFrom', ...withdrawal, kind: 'amount' },
  { path: 'withdrawal.rates', ...withdrawal, kind: 'amountBy', max: 30 },

  { path: 'kyc.isEnabled', ...kyc, kind: 'switch' },
  { path: 'kyc.isRequiredForWithdrawal', ...kyc, kind: 'switch' },
  { path: 'kyc.idTypes', ...kyc, kind: 'choices', options: KYC_ID_TYPES, isRequired: true },
  { path: 'kyc.fields', ...kyc, kind: 'choices', options: KYC_CHOSEN_FIELDS },
  { path: 'kyc.requiredFields', ...kyc, kind: 'choices', options: KYC_CHOSEN_FIELDS },
  { path: 'kyc.pictures', ...kyc, kind: 'choices', options: KYC_SIDES },
  { path: 'kyc.requiredPictures', ...kyc, kind: 'choices', options: KYC_SIDES },
  { path: 'kyc.submissionsPerDay', ...kyc, ...count(20, 1) },
  { path: 'kyc.keepDays.approved', ...kyc, ...count(KEEP_DAYS_MAX) },
  { path: 'kyc.keepDays.rejected', ...kyc, ...count(KEEP_DAYS_MAX) },
  { path: 'kyc.keepDays.draft', ...kyc, ...count(KEEP_DAYS_MAX) },

  { path: 'freePlay.isEnabled', ...games, kind: 'switch' },
  { path: 'freePlay.startBalance', ...games, kind: 'amount' },
  { path: 'dice.minStake', ...games, kind: 'amount', least: ORIGINALS_LEAST_MIN_STAKE },
  { path: 'dice.maxStake', ...games, kind: 'amount', notBelow: 'dice.minStake' },
  { path: 'dice.maxPayout', ...games, kind: 'amount', notBelow: 'dice.minStake' },
  { path: 'dice.maxProfit', ...games, kind: 'amount', notBelow: 'dice.minStake', zeroIsNone: true },
  { path: 'dice.hasAutoBet', ...games, kind: 'switch' },
  { path: 'vendors.opensOneAtATime', ...games, kind: 'switch' },
  { path: 'vendors.hasSimulator', ...games, kind: 'switch' },
  { path: 'vendors.takeBackHours', ...games, ...count(720) },
  { path: 'turnover.contribution', ...games, kind: 'shareBy', options: GAME_CATEGORIES },

  { path: 'points.rates', ...points, kind: 'shareBy', options: GAME_CATEGORIES },
  { path: 'points.validMonths', ...points, ...count(60, 1) },

  { path: 'gifts.aloneADay', ...gifts, kind: 'amount' },

  { path: 'mail.teamSendsPerDay', ...agents, ...count(1_000, 1) },
  { path: 'agents.highestRates', ...agents, kind: 'shareBy', options: GAME_TYPES },
  { path: 'agents.rateDifference', ...agents, kind: 'share' },
  { path: 'agents.rateInterval', ...agents, kind: 'share' },
  { path: 'agents.minSeries', ...agents, ...count(2_000) },
  { path: 'agents.transfer.minimum', ...agents, kind: 'amount' },
  { path: 'agents.transfer.maximum', ...agents, kind: 'amount', notBelow: 'agents.transfer.minimum', zeroIsNone: true },
  { path: 'agents.transfer.perDay', ...agents, kind: 'amount', notBelow: 'agents.transfer.minimum', zeroIsNone: true },
  { path: 'agents.transfer.turnoverTimes', ...agents, ...count(100) },
  { path: 'agents.dividendPayout', ...agents, kind: 'choice', options: DIVIDEND_PAYOUTS },
  { path: 'agents.collectDays', ...agents, ...count(90, 1) },
  { path: 'agents.skipsBelowUnreached', ...agents, kind: 'switch' },
]

/** Settings of the schema that this page does not change, each with its reason. */
export const NOT_EDITABLE: Readonly<Record<string, string>> = {
  'registration.rules': 'Patterns are code: a wrong one blocks every registration. They change with a release.',
  isSingleWallet: 'Members have one wallet in the ledger; for another kind their money would have to be moved first.',
  scripts: 'Third-party code on older clients’ pages: it goes through a release, not through a form.',
  pixels: 'Third-party code on older clients’ pages: it goes through a release, not through a form.',
  'operators.needsSecondFactor': 'Operators’ settings have a page and a permission of their own.',
  'operators.addresses': 'Operators’ settings have their own page, which prevents operators from locking themselves out.',
}
