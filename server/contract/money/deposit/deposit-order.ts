/** Deposits: payment methods, orders, bonuses, and the amounts that client and server calculate alike (WIR-35). */
import * as z from 'zod/mini'
import { bonusTerms } from '../turnover/bonus-terms.ts'
import { shareOfAmount } from '../../currency.ts'
import { money, reportPageQuery } from '../../wire.ts'

const DEPOSIT_PAGE_SIZE = 20

/** Bank transfer to the merchant's account, scanning a code, a payment site, or virtual currency. */
export const DEPOSIT_METHODS = ['TRANSFER', 'QR', 'GATEWAY', 'CRYPTO'] as const
export const depositMethod = z.enum(DEPOSIT_METHODS)
export type DepositMethod = z.infer<typeof depositMethod>

/** Unpaid → under review → credited; or one of four ends without money. */
export const DEPOSIT_STATES = ['OPEN', 'REVIEW', 'CONFIRMED', 'REJECTED', 'CANCELLED', 'EXPIRED', 'FAILED'] as const
export const depositState = z.enum(DEPOSIT_STATES)
export type DepositState = z.infer<typeof depositState>

/** Filters of a list: one state, all undecided, or all that ended without money. */
export const DEPOSIT_FILTERS = [...DEPOSIT_STATES, 'WAITING', 'ENDED'] as const
export const depositFilter = z.enum(DEPOSIT_FILTERS)
export type DepositFilter = z.infer<typeof depositFilter>

/**
 * Why an operator has to review: the payer says it is paid; or money came late, twice, in another amount, or after the payment
 * site had reported a failure.
 */
export const REVIEW_REASONS = ['SAID_PAID', 'LATE', 'PAID_TWICE', 'OTHER_AMOUNT', 'CONTRADICTED'] as const
export const reviewReason = z.enum(REVIEW_REASONS)
export type ReviewReason = z.infer<typeof reviewReason>

/** How a transfer is matched to its order. */
export const PROOFS = ['NONE', 'REMARK', 'TRANSACTION_ID'] as const

export interface DepositFee {
  /** Parts per million of the amount. */
  feeRate: number
  feeFixed: bigint
}
export const depositFee = ({ feeRate, feeFixed }: DepositFee, amount: bigint, step: bigint): bigint =>
  shareOfAmount(amount, feeRate, step) + feeFixed

export function depositBonus(
  { bonusRate, maxBonus }: { bonusRate: number; maxBonus: bigint },
  amount: bigint,
  step: bigint,
): bigint {
  const share = shareOfAmount(amount, bonusRate, step)
  return share < maxBonus ? share : maxBonus
}

/** The virtual currency of a channel. */
const coin = z.object({
  /** The code of the coin: `USDT`. */
  code: z.string(),
  network: z.string(),
  /** The value of one coin, in units of the site's currency. */
  rate: money,
})

export const depositChannel = z.object({
  vendorId: z.string(),
  vendorName: z.string(),
  min: money,
  max: money,
  fixAmounts: z.array(money),
  isFixedOnly: z.boolean(),
  mcsBankCode: z.string(),
  banks: z.array(z.object({ bankCode: z.string(), bankType: z.string() })),
  method: depositMethod,
  feeRate: z.int(),
  feeFixed: money,
  /** The smallest amount of the currency; fees and bonuses are rounded down to it. */
  step: money,
  proof: z.enum(PROOFS),
  /** Minutes until an unpaid order expires. */
  minutes: z.int(),
  coin: z.nullable(coin),
})
export type DepositChannel = z.output<typeof depositChannel>

export const PAY_TO = ['bank', 'holder', 'number', 'remark', 'address', 'network', 'coinAmount'] as const

export const depositOrder = z.object({
  depositId: z.string(),
  /** The kind of channel, as in the list of channels. */
  type: z.string(),
  method: depositMethod,
  vendorId: z.string(),
  vendorName: z.string(),
  amount: money,
  fee: money,
  /** The amount credited to the wallet, without the bonus. */
  credited: money,
  bonus: money,
  /** The heading of the requested bonus; empty = none. */
  promotion: z.string(),
  state: depositState,
  reviewOf: z.nullable(reviewReason),
  /** Why the deposit was rejected. */
  reason: z.string(),
  /** Where to pay while the order is unpaid; each line can be copied. */
  payTo: z.array(
    z.object({
      key: z.enum(PAY_TO),
      /** The text to copy. */
      value: z.string(),
    }),
  ),
  /** Content of the code to scan. */
  qrCode: z.nullable(z.string()),
  /** Address of the payment site. */
  redirectUrl: z.nullable(z.string()),
  proof: z.enum(PROOFS),
  payerReference: z.string(),
  hasPicture: z.boolean(),
  createdAt: z.int(),
  expiresAt: z.int(),
  endedAt: z.nullable(z.int()),
})
export type DepositOrder = z.output<typeof depositOrder>

export const BONUS_BLOCKS = ['OPEN', 'ORDERED', 'CLAIMED'] as const
export type BonusBlock = (typeof BONUS_BLOCKS)[number]

/** Whether a bonus is for the deposit that follows this many confirmed ones. */
export const isForDeposit = ({ depositNumber }: { depositNumber: number }, confirmed: number): boolean =>
  depositNumber === 0 || depositNumber === confirmed + 1

export const depositPromotion = z.object({
  promotionId: z.int(),
  title: z.string(),
  note: z.string(),
  /** The promotion that describes it. */
  announcementId: z.nullable(z.int()),
  /** -1 = no minimum (WIR-35). */
  minDeposit: money,
  bonusRate: z.int(),
  maxBonus: money,
  /** The smallest amount of the currency, as in a channel. */
  step: money,
  turnoverTimes: z.int(),
  /** Which of the member's deposits it is for: 1 = the first; 0 = any. */
  depositNumber: z.int(),
  /** Epoch ms; null = no end. */
  endsAt: z.nullable(z.int()),
  /** The terms, shown before the bonus is claimed. */
  terms: bonusTerms,
  /**
   * Why the member cannot claim it now: a bonus is open, another deposit has asked for one, or this one was already claimed in
   * its period.
   */
  blockedBy: z.nullable(z.enum(BONUS_BLOCKS)),
})
export type DepositPromotion = z.output<typeof depositPromotion>

export const depositSettings = z.object({
  allowDeposit: z.enum(['Y', 'N']),
  totalDepositSuccessCount: z.int(),
  depositInfo: z.string(),
  /** Why deposits are switched off. */
  depositOffMessage: z.string(),
  /** After several failures in a row an operator must lift the block first (LED-15). */
  block: z.nullable(z.enum(['BLOCKED', 'SUSPENDED'])),
  openOrders: z.int(),
  maxOpenOrders: z.int(),
  /** How many times a deposit without a promotion must be turned over before a withdrawal. */
  turnoverTimes: z.int(),
})
export type DepositSettings = z.output<typeof depositSettings>

/** The last instant of the year 9999. */
const LAST_INSTANT = 253_402_300_799_999
/** Epoch milliseconds, as a number or as digits in a query string. */
const depositInstant = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.trim(), z.regex(/^\d{1,15}$/)), z.transform(Number))]),
  z.int().check(z.gte(0), z.lte(LAST_INSTANT)),
)
/** Newest first; the footer sums all pages. */
export const depositReportOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({
    records: z.array(row),
    footer: z.array(z.object({ amount: money, fee: money, credited: money, bonus: money })),
    total: z.int(),
    totalPages: z.int(),
    page: z.int(),
  })
export const depositReportQuery = {
  ...reportPageQuery(DEPOSIT_PAGE_SIZE),
  state: z.optional(depositFilter),
  from: z.optional(depositInstant),
  to: z.optional(depositInstant),
}
