/** Limits, hours and charges of a merchant's withdrawals. */
import * as z from 'zod'
import { amount, storedAmount } from './amount-setting.ts'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const time = z.string().regex(TIME).default('00:00')

const kind = (minimum: number, maximum: number) =>
  z.object({ isEnabled: z.boolean().default(true), minimum: amount(minimum), maximum: amount(maximum) }).prefault({})

/** Profile data that is required; the codes real clients read (WIR-09). */
export const REQUIRED_INFORMATION = ['required_nickname', 'required_email_add', 'required_mobile_no', 'required_qq'] as const

export const withdrawalSettings = z.object({
  isEnabled: z.boolean().default(true),
  /** B bank, E e-wallet, V virtual currency: each with its limits for one withdrawal; a maximum of 0 = none. */
  kinds: z.object({ B: kind(200, 50_000), E: kind(100, 20_000), V: kind(500, 100_000) }).prefault({}),
  /** Most withdrawals on one business day; 0 = no limit. */
  perDay: z.int().nonnegative().default(5),
  amountPerDay: amount(200_000),
  /** Opening hours, in the merchant's time zone, possibly across midnight; both equal = always. */
  openFrom: time,
  openUntil: time,
  /** Only these amounts; empty = any. */
  fixedAmounts: z.array(storedAmount).default([]),
  allowsDecimals: z.boolean().default(true),
  charge: z
    .object({
      /** Withdrawals without a charge on a business day. */
      freePerDay: z.int().nonnegative().default(0),
      /** Parts per million of the amount, rounded down to the currency's smallest amount. */
      ppm: z.int().min(0).max(1_000_000).default(0),
      fixed: amount(0),
      minimum: amount(0),
    })
    .prefault({}),
  /** REQUIRED: the number must be verified; the others: the order needs a code to it, always or from an amount on. */
  mobileVerification: z.enum(['', 'REQUIRED', 'EVERY_WITHDRAWAL', 'WITHDRAW_AMOUNT']).default(''),
  mobileVerificationFrom: amount(0),
  requiredInformation: z.array(z.enum(REQUIRED_INFORMATION)).default([]),
  /** Total deposits required before a withdrawal. */
  requiredDeposits: amount(0),
  /** From this amount per member and day, two operators must approve; 0 = never. */
  twoPersonsFrom: amount(50_000),
  /** Members may cancel an order until an operator approves it. Never under the `strict` profile (LED-18). */
  allowsCancel: z.boolean().default(true),
  /** Value of one coin, by the bank code of the currency; a currency without a rate cannot be withdrawn. */
  rates: z.record(z.string(), storedAmount).default({}),
  precautionNote: z.string().default(''),
})
export type WithdrawalSettings = z.output<typeof withdrawalSettings>
