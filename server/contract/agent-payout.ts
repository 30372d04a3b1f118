/** Bills that wait to be paid out, collected or claimed by hand (wire §4.13, domain §4.5). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { money, PASSWORD_MAX, textOrNumber } from './wire.ts'

/** How dividends of a merchant come: by themselves, or when somebody pays them out. */
export const DIVIDEND_PAYOUTS = ['SCHEDULE', 'BY_HAND'] as const
/** Bills a call. */
export const MOST_BILLS = 100
/** Rebates wait to be claimed where it is on. */
export const CLAIM_FLAG = 'MANPLAYREB3'

const billId = textOrNumber(18, 1).check(z.regex(/^\d+$/))
/** A list; by comma where it comes in an address. */
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
  /** To whom. */
  account: z.string(),
  nickname: z.string(),
  amount: money,
  /** Also where it was paid before: asking again never pays twice. */
  success: z.boolean(),
  /** Null where it is paid. */
  errorCode: z.nullable(z.string()),
})
export type PayoutLine = z.output<typeof payoutLine>
/** A line that is refused stops none of the others. */
const payout = z.object({
  list: z.array(payoutLine),
  /** Of the lines that are paid. */
  count: z.int(),
  amount: money,
  /** What the caller's main wallet holds afterwards. */
  balance: money,
})
export type Payout = z.output<typeof payout>

const waitingRebates = z.object({
  amount: money,
  list: z.array(
    z.object({
      billId: z.string(),
      /** `yyyy-MM-dd` of the merchant. */
      day: z.string(),
      amount: money,
      /** Epoch ms. */
      expiresAt: z.int(),
    }),
  ),
  /** When the first of them is over; null: nothing waits. */
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

export const agentPayoutEndpoints = {
  /**
   * From the main wallet to agents directly below, each bill by itself and whole. An id that is not such a bill of the caller's
   * refuses the call, with nothing paid. Codes of lines: `account.balance.not.enough`, `bill.expired`, `bill.not.waiting`.
   */
  disburseDaily: endpoint({
    ...pays,
    summary: 'Pay out daily salaries that wait',
    relay: 'ODSFE2_disburseMRDailySal',
    moduleId: 'DAILYSALCONT3',
    body: z.object({ billIds, paymentPassword }),
    errors: [...passwordErrors, 'no.data'],
  }),
  /**
   * Where dividends are paid by hand. Those of agents directly below come from the main wallet, and ask for the payment password; the
   * caller's own that the house owes are collected. No ids: all of the latter [P]. Otherwise as `disburseDaily`. The second generation
   * asks by GET: the same fields in the address, the same password, and no bill is paid twice either way.
   */
  payoutDividend: endpoint({
    ...pays,
    method: ['POST', 'GET'],
    summary: 'Pay out dividends to agents below, or collect those of the house',
    relay: 'ODSFE2_PayoutDividend',
    moduleId: 'SIGNCONDIV3',
    body: z.object({ billIds: z.optional(billIds), paymentPassword: z.optional(paymentPassword) }),
    errors: [...passwordErrors, 'no.data', 'request.param.err'],
  }),
  rebates: endpoint({
    ...claims,
    summary: 'Rebates that wait to be claimed, and until when',
    method: 'GET',
    relay: 'ODSFE2_getRebate',
    value: waitingRebates,
  }),
  /** However many ask at once, each is paid once; with nothing waiting, nothing happens. */
  claimRebates: endpoint({
    ...claims,
    summary: 'Claim every rebate that waits',
    method: 'POST',
    relay: 'ODSFE2_rebateDisburse',
    tier: 'write',
    value: z.object({ count: z.int(), amount: money, balance: money }),
  }),
}
