/** When, how much and at what charge a merchant pays out. */
import * as z from 'zod'
import { amount, storedAmount } from './amount-setting.ts'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const time = z.string().regex(TIME).default('00:00')

const kind = (minimum: number, maximum: number) =>
  z.object({ isEnabled: z.boolean().default(true), minimum: amount(minimum), maximum: amount(maximum) }).prefault({})

/** What of the profile must be there; the codes real clients read (wire §2). */
export const REQUIRED_INFORMATION = ['required_nickname', 'required_email_add', 'required_mobile_no', 'required_qq'] as const

export const withdrawalSettings = z.object({
  isEnabled: z.boolean().default(true),
  /** B bank, E e-wallet, V virtual currency: each with its limits for one withdrawal; a maximum of 0 is none. */
  kinds: z.object({ B: kind(200, 50_000), E: kind(100, 20_000), V: kind(500, 100_000) }).prefault({}),
  /** Withdrawals of one business day; 0 = as many as one likes. */
  perDay: z.int().nonnegative().default(5),
  amountPerDay: amount(200_000),
  /** Hours it is open, in the merchant's zone, also across midnight; both the same = always. */
  openFrom: time,
  openUntil: time,
  /** Only these amounts; none = any. */
  fixedAmounts: z.array(storedAmount).default([]),
  allowsDecimals: z.boolean().default(true),
  charge: z
    .object({
      /** The first ones of a business day cost nothing. */
      freePerDay: z.int().nonnegative().default(0),
      /** Parts per million of the amount, rounded down to the smallest amount of the currency. */
      ppm: z.int().min(0).max(1_000_000).default(0),
      fixed: amount(0),
      minimum: amount(0),
    })
    .prefault({}),
  /** REQUIRED: the number must be proved; the others: a code to it with the order, with each or from an amount on. */
  mobileVerification: z.enum(['', 'REQUIRED', 'EVERY_WITHDRAWAL', 'WITHDRAW_AMOUNT']).default(''),
  mobileVerificationFrom: amount(0),
  requiredInformation: z.array(z.enum(REQUIRED_INFORMATION)).default([]),
  /** Deposited in all before money goes out. */
  requiredDeposits: amount(0),
  /** From so much a member and day two different operators approve; 0 = never. */
  twoPersonsFrom: amount(50_000),
  /** What one coin is worth, by the bank code of the currency; one without a rate can't be sent. */
  rates: z.record(z.string(), storedAmount).default({}),
  precautionNote: z.string().default(''),
})
export type WithdrawalSettings = z.output<typeof withdrawalSettings>
