/** Transfers between an agent and its downline (WIR-37, AGT-11, AGT-33), behind the flag AGENTRANSMULTDOWN3. */
import * as z from 'zod/mini'
import { named } from './downline.ts'
import { endpoint } from '../../endpoint.ts'
import type { ErrorCode } from '../../errors.ts'
import { reportOf, reportQuery, reportRange } from '../../report.ts'
import { money, moneyInput, PASSWORD_MAX, text, textOrNumber } from '../../wire.ts'

/** Most receivers in one call. */
export const MOST_RECEIVERS = 50
export const TRANSFER_REMARK_MAX = 100
/** How long a member's consent to collecting lasts. */
export const CONSENT_HOURS = 24

export const TRANSFER_FLAG = 'AGENTRANSMULTDOWN3'
export const TRANSFER_DIRECTIONS = ['ALL', 'GIVEN', 'RECEIVED'] as const
export type TransferDirection = (typeof TRANSFER_DIRECTIONS)[number]

export const downlineTransfer = z.object({
  transferNo: z.string(),
  /** GIVEN by the agent to the downline, or COLLECTED by the agent from it. */
  kind: z.enum(['GIVEN', 'COLLECTED']),
  /** Whether the money left the caller's wallet. */
  isOut: z.boolean(),
  /** The other side. */
  customerId: z.int(),
  username: z.string(),
  nickname: z.string(),
  amount: money,
  remark: z.string(),
  createdAt: z.int(),
})
export type DownlineTransfer = z.output<typeof downlineTransfer>

const transferTerms = z.object({
  transferEnabled: z.boolean(),
  /** The least one transfer may be. */
  minimum: money,
  /** The most one transfer may be; null = no limit, as for the two limits below. */
  maximum: z.nullable(money),
  perDay: z.nullable(money),
  leftToday: z.nullable(money),
  /** What may be sent: the main wallet without bonus money that has open turnover. */
  balance: money,
  /** How many times the receiver must turn the amount over before a withdrawal. */
  turnoverTimes: z.int(),
  hasPaymentPassword: z.boolean(),
})
export type TransferTerms = z.output<typeof transferTerms>

const amount = z.pipe(
  moneyInput,
  z.transform((sum: bigint, context) => {
    if (sum > 0n) return sum
    context.issues.push({ code: 'custom', message: 'above 0', input: sum })
    return z.NEVER
  }),
)
const remark = z._default(text(TRANSFER_REMARK_MAX), '')
const paymentPassword = textOrNumber(PASSWORD_MAX)
/** Chosen by the client, once per transfer: repeating the call never sends twice. */
const requestId = z.optional(text(64, 8).check(z.regex(/^[\w-]+$/)))

const toOne = named({ amount, paymentPassword, remark, requestId })
const line = named({ amount, remark, requestId })

const lineResult = z.object({
  customerId: z.nullable(z.int()),
  username: z.string(),
  amount: money,
  success: z.boolean(),
  /** null if the money was sent. */
  errorCode: z.nullable(z.string()),
  transfer: z.nullable(downlineTransfer),
})
export type LineResult = z.output<typeof lineResult>

const transferConsent = z.object({
  /** The member's direct upline; null = none, or the site has no transfers between members. */
  agent: z.nullable(z.object({ username: z.string(), nickname: z.string() })),
  /** When the consent ends, epoch ms; null = the agent may not collect. */
  until: z.nullable(z.int()),
})
export type Consent = z.output<typeof transferConsent>

const agent = { auth: 'agent', moduleId: TRANSFER_FLAG } as const
const transferring = { ...agent, tier: 'sensitive', encrypted: true } as const
const passwordErrors = [
  'not.exists.payment.password',
  'fund_account_payment_pwd_error',
  'payment.waiting',
  'max.attempt.limit',
  'encryption.invalid',
] as const satisfies readonly ErrorCode[]
const errors = [
  ...passwordErrors,
  'account.balance.not.enough',
  'function.not.available',
  'idempotency.key.reused',
  'no.data',
  'permission.denied',
  'play.excluded',
  'transfer.amount.limit',
  'transfer.day.limit',
  'transfer.receiver.refused',
] as const
const own = { auth: 'member', trialRefused: true, path: '/wps/member/collectConsent', value: transferConsent } as const
const direction = {
  /** GIVEN: what left the caller's wallet. RECEIVED: what came in. */
  direction: z._default(z.enum(TRANSFER_DIRECTIONS), 'ALL'),
}

export const terms = endpoint({
  ...agent,
  summary: 'May the agent send money to the downline, and how much?',
  method: 'GET',
  path: '/wps/agent/transferEnabled',
  value: transferTerms,
})

export const transfer = endpoint({
  ...transferring,
  summary: 'Send money to a member of the downline',
  method: 'PUT',
  path: '/wps/agent/transferDownline',
  body: toOne,
  value: downlineTransfer,
  errors,
})

/** Each line succeeds or fails on its own (AGT-11). */
export const transferMany = endpoint({
  ...transferring,
  summary: 'Send money to several members of the downline, each line on its own',
  method: 'POST',
  path: '/wps/agent/transferMultipleDownline',
  body: z.object({
    /** The receivers, each with an amount. */
    list: z.array(line).check(z.minLength(1), z.maxLength(MOST_RECEIVERS)),
    paymentPassword,
  }),
  value: z.object({ list: z.array(lineResult), balance: money }),
  errors: [...passwordErrors, 'function.not.available', 'permission.denied', 'play.excluded'],
})

export const collect = endpoint({
  ...transferring,
  summary: 'Collect money from a direct downline who has consented',
  method: 'POST',
  relay: 'passwordCheck/MCSFE_collectFromDownline',
  body: toOne,
  value: downlineTransfer,
  errors: [...errors, 'transfer.consent.missing'],
})

export const transfers = endpoint({
  ...agent,
  summary: 'The agent’s transfers, sent and received, newest first',
  method: 'GET',
  path: '/wps/agent/downlineTransfers',
  query: z.object({ ...direction, ...reportQuery }),
  value: reportOf(downlineTransfer, z.object({ count: z.int(), totalOut: money, totalIn: money })),
})

export const transfersFile = endpoint({
  ...agent,
  summary: 'The agent’s transfers as a file, all rows',
  method: 'GET',
  path: '/wps/agent/downlineTransfers/export',
  tier: 'write',
  framing: 'csv',
  query: z.object({ ...direction, ...reportRange }),
  value: z.string(),
})

export const consent = endpoint({ ...own, summary: 'May the member’s agent collect money?', method: 'GET' })

export const allowCollect = endpoint({
  ...own,
  summary: 'Let the direct upline collect money for 24 hours',
  method: 'POST',
  tier: 'sensitive',
  encrypted: true,
  body: z.object({ paymentPassword }),
  errors: [...passwordErrors, 'function.not.available', 'no.data'],
})

export const endConsent = endpoint({ ...own, summary: 'Withdraw that consent', method: 'DELETE' })
