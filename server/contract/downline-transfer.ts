/** Money between an agent and its people (wire §4.13, domain §4.7): behind the flag AGENTRANSMULTDOWN3. */
import * as z from 'zod/mini'
import { named } from './downline.ts'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { reportOf, reportQuery, reportRange } from './report.ts'
import { money, moneyInput, PASSWORD_MAX, text, textOrNumber } from './wire.ts'

/** Members that get money at once. */
export const MOST_RECEIVERS = 50
export const TRANSFER_REMARK_MAX = 100
/** How long a member's word to its agent holds. */
export const CONSENT_HOURS = 24

export const TRANSFER_FLAG = 'AGENTRANSMULTDOWN3'
export const TRANSFER_DIRECTIONS = ['ALL', 'GIVEN', 'RECEIVED'] as const
export type TransferDirection = (typeof TRANSFER_DIRECTIONS)[number]

export const downlineTransfer = z.object({
  transferNo: z.string(),
  /** GIVEN by the agent, or COLLECTED by it from below. */
  kind: z.enum(['GIVEN', 'COLLECTED']),
  /** Did it leave the caller's wallet? */
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

const terms = z.object({
  transferEnabled: z.boolean(),
  /** Of one transfer. */
  minimum: money,
  /** Null = none, as in the two below. */
  maximum: z.nullable(money),
  perDay: z.nullable(money),
  leftToday: z.nullable(money),
  /** What may be sent: the main wallet without what of it is a bonus that is still to be played. */
  balance: money,
  /** What is received is played so often before a withdrawal. */
  turnoverTimes: z.int(),
  hasPaymentPassword: z.boolean(),
})
export type TransferTerms = z.output<typeof terms>

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
/** Made by the client, once per transfer: asking again never sends twice. */
const requestId = z.optional(text(64, 8).check(z.regex(/^[\w-]+$/)))

const toOne = named({ amount, paymentPassword, remark, requestId })
const line = named({ amount, remark, requestId })

const lineResult = z.object({
  customerId: z.nullable(z.int()),
  username: z.string(),
  amount: money,
  success: z.boolean(),
  /** Null where it was sent. */
  errorCode: z.nullable(z.string()),
  transfer: z.nullable(downlineTransfer),
})
export type LineResult = z.output<typeof lineResult>

const consent = z.object({
  /** Who is above; null = nobody, or the site moves no money between members. */
  agent: z.nullable(z.object({ username: z.string(), nickname: z.string() })),
  /** Epoch ms; null = the agent may take nothing. */
  until: z.nullable(z.int()),
})
export type Consent = z.output<typeof consent>

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
const own = { auth: 'member', trialRefused: true, path: '/wps/member/collectConsent', value: consent } as const
const direction = { direction: z._default(z.enum(TRANSFER_DIRECTIONS), 'ALL') }

export const downlineTransferEndpoints = {
  terms: endpoint({
    ...agent,
    summary: 'May the agent send money down, and how much?',
    method: 'GET',
    path: '/wps/agent/transferEnabled',
    value: terms,
  }),
  transfer: endpoint({
    ...transferring,
    summary: 'Send money to somebody below',
    method: 'PUT',
    path: '/wps/agent/transferDownline',
    body: toOne,
    value: downlineTransfer,
    errors,
  }),
  /** A line that is refused stops none of the others (domain §4.7). */
  transferMany: endpoint({
    ...transferring,
    summary: 'Send money to several below, each line by itself',
    method: 'POST',
    path: '/wps/agent/transferMultipleDownline',
    body: z.object({ list: z.array(line).check(z.minLength(1), z.maxLength(MOST_RECEIVERS)), paymentPassword }),
    value: z.object({ list: z.array(lineResult), balance: money }),
    errors: [...passwordErrors, 'function.not.available', 'permission.denied', 'play.excluded'],
  }),
  collect: endpoint({
    ...transferring,
    summary: 'Take money back from a direct downline who has allowed it',
    method: 'POST',
    relay: 'passwordCheck/MCSFE_collectFromDownline',
    body: toOne,
    value: downlineTransfer,
    errors: [...errors, 'transfer.consent.missing'],
  }),
  transfers: endpoint({
    ...agent,
    summary: 'What the agent sent and received, newest first',
    method: 'GET',
    path: '/wps/agent/downlineTransfers',
    query: z.object({ ...direction, ...reportQuery }),
    value: reportOf(downlineTransfer, z.object({ count: z.int(), totalOut: money, totalIn: money })),
  }),
  transfersFile: endpoint({
    ...agent,
    summary: 'The same as a file, all rows',
    method: 'GET',
    path: '/wps/agent/downlineTransfers/export',
    tier: 'write',
    framing: 'csv',
    query: z.object({ ...direction, ...reportRange }),
    value: z.string(),
  }),
  consent: endpoint({ ...own, summary: 'May the member’s agent take money back?', method: 'GET' }),
  allowCollect: endpoint({
    ...own,
    summary: 'Let the agent above take money back, for 24 hours',
    method: 'POST',
    tier: 'sensitive',
    encrypted: true,
    body: z.object({ paymentPassword }),
    errors: [...passwordErrors, 'function.not.available', 'no.data'],
  }),
  endConsent: endpoint({ ...own, summary: 'Let it no longer', method: 'DELETE' }),
}
