/** Bills that are paid out, collected or claimed by hand (WIR-38, AGT-31). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import type { ErrorCode } from '../../errors.ts'
import { money, PASSWORD_MAX, textOrNumber } from '../../wire.ts'

/** How a merchant pays dividends: on schedule, or by hand. */
export const DIVIDEND_PAYOUTS = ['SCHEDULE', 'BY_HAND'] as const
/** Most bills in one call. */
export const MOST_BILLS = 100
/** Feature flag: with it on, rebates wait to be claimed. */
export const CLAIM_FLAG = 'MANPLAYREB3'

const billId = textOrNumber(18, 1).check(z.regex(/^\d+$/))
/** A list of bill ids, comma-separated in a query string. */
const billIds = z.pipe(
  z.union([
    z.array(billId),
    z.pipe(
      textOrNumber(19 * MOST_BILLS),
      z.transform((ids) => ids.split(',')),
    ),
  ]),
  z.array(z.string().check(z.regex(/^\d{1,18}$/))).check(z.minLength(1), z.maxLength(MOST_BILLS)),
)
const paymentPassword = textOrNumber(PASSWORD_MAX)

const payoutLine = z.object({
  billId: z.string(),
  /** The payee. */
  account: z.string(),
  nickname: z.string(),
  amount: money,
  /** Also true if the bill was paid before: repeating the call never pays twice. */
  success: z.boolean(),
  /** null if the bill is paid. */
  errorCode: z.nullable(z.string()),
})
export type PayoutLine = z.output<typeof payoutLine>
/** Each line succeeds or fails on its own. */
const payout = z.object({
  list: z.array(payoutLine),
  /** Totals of the paid lines. */
  count: z.int(),
  amount: money,
  /** The caller's main wallet afterwards. */
  balance: money,
})
export type Payout = z.output<typeof payout>

const waitingRebates = z.object({
  amount: money,
  list: z.array(
    z.object({
      billId: z.string(),
      /** `yyyy-MM-dd` in the merchant's time zone. */
      day: z.string(),
      amount: money,
      /** Epoch ms. */
      expiresAt: z.int(),
    }),
  ),
  /** When the first of them expires; null = nothing to claim. */
  expiresAt: z.nullable(z.int()),
})
export type WaitingRebates = z.output<typeof waitingRebates>

const pays = { auth: 'agent', method: 'POST', tier: 'sensitive', encrypted: true, value: payout } as const
const passwordErrors = [
  'not.exists.payment.password',
  'fund_account_payment_pwd_error',
  'payment.waiting',
  'max.attempt.limit',
  'encryption.invalid',
] as const satisfies readonly ErrorCode[]
const claims = { auth: 'member', trialRefused: true, moduleId: CLAIM_FLAG } as const

/**
 * Pays agents of the direct downline from the main wallet, each bill on its own and in full. If any id is not such a bill of
 * the caller, the whole call is refused and nothing is paid. Error codes of lines: `account.balance.not.enough`,
 * `bill.expired`, `bill.not.waiting`.
 */
export const disburseDaily = endpoint({
  ...pays,
  summary: 'Pay out pending daily salaries',
  relay: 'ODSFE2_disburseMRDailySal',
  moduleId: 'DAILYSALCONT3',
  body: z.object({ billIds, paymentPassword }),
  errors: [...passwordErrors, 'no.data'],
})

/**
 * For merchants whose dividends are paid by hand. Dividends of the direct downline are paid from the main wallet and need the
 * payment password; dividends the house owes the caller are collected. No ids = collect all of the latter [P]. Otherwise the
 * same as `disburseDaily`. Second-generation clients send GET with the same fields in the query string and the same password;
 * no bill is paid twice either way.
 */
export const payoutDividend = endpoint({
  ...pays,
  method: ['POST', 'GET'],
  summary: 'Pay out dividends to the downline, or collect the caller’s own from the house',
  relay: 'ODSFE2_PayoutDividend',
  moduleId: 'SIGNCONDIV3',
  body: z.object({ billIds: z.optional(billIds), paymentPassword: z.optional(paymentPassword) }),
  errors: [...passwordErrors, 'no.data', 'request.param.err'],
})

export const rebates = endpoint({
  ...claims,
  summary: 'Rebates waiting to be claimed, and their deadline',
  method: 'GET',
  relay: 'ODSFE2_getRebate',
  value: waitingRebates,
})

/** Each rebate is paid once, even to concurrent calls. With nothing to claim the call does nothing. */
export const claimRebates = endpoint({
  ...claims,
  summary: 'Claim all pending rebates',
  method: 'POST',
  relay: 'ODSFE2_rebateDisburse',
  tier: 'write',
  value: z.object({
    /** How many rebates were claimed. */
    count: z.int(),
    amount: money,
    balance: money,
  }),
})
