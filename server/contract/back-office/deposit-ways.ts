/**
 * Ways to deposit: what a merchant offers, its limits and fees, and where the money goes (WIR-35). One operator changes
 * limits, fees and order alone; a new way, and where or at which rate money is received, needs a second one.
 */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { type DepositMethod, depositMethod, PROOFS } from '../money/deposit/deposit-order.ts'
import { money, MONEY_SCALE, moneyInput, text, textOrNumber, wholeNumber } from '../wire.ts'

/** The keys clients know, by deposit method. */
export const WAY_TYPES = {
  TRANSFER: ['MT', 'MT2', 'MT3', 'ALIPAY', 'WECHAT', 'QQ'],
  QR: ['GCASH', 'QPQR', 'ALIPAY', 'WECHAT', 'QQ', 'UN', 'JD'],
  GATEWAY: ['PG', 'EPT', 'ALIPAY', 'WECHAT', 'QQ', 'UN', 'JD'],
  CRYPTO: ['BTC', 'ETH', 'UN'],
} as const satisfies Record<DepositMethod, readonly string[]>
export const wayType = z.enum(Object.values(WAY_TYPES).flat())

/** The receiving account, by method. `qr` = the scheme of the code to scan. */
export const WAY_ACCOUNT = {
  TRANSFER: ['bank', 'holder', 'number'],
  QR: ['holder', 'number', 'qr'],
  GATEWAY: [],
  CRYPTO: ['address', 'network'],
} as const satisfies Record<DepositMethod, readonly (keyof WayAccount)[]>
/** How a payment may be matched to its order, by method. */
export const WAY_PROOFS = {
  TRANSFER: ['NONE', 'REMARK', 'TRANSACTION_ID'],
  QR: ['NONE', 'TRANSACTION_ID'],
  GATEWAY: ['NONE'],
  CRYPTO: ['NONE', 'TRANSACTION_ID'],
} as const satisfies Record<DepositMethod, readonly (typeof PROOFS)[number][]>

export const WAY_REASON_MAX = 200
export const WAY_NAME_MAX = 60
export const MAX_FEE_RATE = 500_000
export const MAX_FIXED_AMOUNTS = 12
export const MAX_WAY_BANKS = 40
export const MAX_WAYS = 100
export const WAY_MINUTES = { min: 5, max: 1_440 } as const
/** A billion units of the currency: anything higher is a typing error. */
const MAX_AMOUNT = 1_000_000_000n * MONEY_SCALE
const MAX_ID = 2_147_483_647

const reason = text(WAY_REASON_MAX, 3)
const wayId = wholeNumber(MAX_ID, 1)
const amount = moneyInput.check(z.gte(0n), z.lte(MAX_AMOUNT))
const CODE = /^[A-Z0-9_-]{1,32}$/
/** One line of plain text, which players copy. */
const line = (max: number) => z._default(text(max).check(z.regex(/^[^\p{Cc}<>]*$/u)), '')
const bankCode = text(32, 1).check(z.regex(CODE))

const wayAccount = z.object({
  bank: line(80),
  holder: line(80),
  /** The number of the receiving account. */
  number: line(40),
  qr: z._default(text(40).check(z.regex(/^(?:[a-z][a-z0-9+.:/-]*)?$/)), ''),
  /** The address that receives virtual currency. */
  address: z._default(text(120).check(z.regex(/^[A-Za-z0-9]*$/)), ''),
  network: line(32),
})
export type WayAccount = z.output<typeof wayAccount>

const terms = {
  /** The key by which clients know the way. */
  type: wayType,
  method: depositMethod,
  vendorId: text(32, 2).check(z.regex(/^[A-Z0-9_]+$/)),
  name: text(WAY_NAME_MAX, 1).check(z.regex(/^[^\p{Cc}<>]*$/u)),
  mcsBankCode: z._default(text(32).check(z.regex(/^[A-Z0-9_-]*$/)), ''),
  minAmount: amount,
  maxAmount: amount,
  /** Suggested amounts; with `isFixedOnly`, no others are accepted. */
  fixedAmounts: z.array(amount).check(z.maxLength(MAX_FIXED_AMOUNTS)),
  isFixedOnly: z.boolean(),
  /** Parts per million of the amount. */
  feeRate: wholeNumber(MAX_FEE_RATE),
  feeFixed: amount,
  banks: z.array(z.object({ bankCode, bankType: bankCode })).check(z.maxLength(MAX_WAY_BANKS)),
  proof: z.enum(PROOFS),
  payTo: wayAccount,
  /** CRYPTO: the coin, and the value of one coin. */
  coin: z._default(text(10).check(z.regex(/^[A-Z0-9]*$/)), ''),
  rate: z._default(amount, 0n),
  /** Minutes until an unpaid order expires. */
  minutes: wholeNumber(WAY_MINUTES.max, WAY_MINUTES.min),
}
export const wayTerms = z.object(terms)
export type WayTerms = z.output<typeof wayTerms>

/** What is wrong with a field: the `message` of a refused field. */
export const WAY_PROBLEMS = [
  'missing',
  'surplus',
  'choice',
  'order',
  'step',
  'limit',
  'outside',
  'twice',
  'fee',
  'address',
  'card',
  'taken',
  'kept',
  'full',
] as const
export type WayProblem = (typeof WAY_PROBLEMS)[number]

/** The stored form has no limits: they apply to input. */
const shownTerms = z.object({
  ...terms,
  /** The key by which clients know the way. */
  type: z.string(),
  vendorId: z.string(),
  name: z.string(),
  mcsBankCode: z.string(),
  minAmount: money,
  maxAmount: money,
  fixedAmounts: z.array(money),
  feeRate: z.int(),
  feeFixed: money,
  banks: z.array(z.object({ bankCode: z.string(), bankType: z.string() })),
  payTo: z.object({
    bank: z.string(),
    holder: z.string(),
    /** The number of the receiving account. */
    number: z.string(),
    qr: z.string(),
    /** The address that receives virtual currency. */
    address: z.string(),
    network: z.string(),
  }),
  coin: z.string(),
  rate: money,
  /** Minutes until an unpaid order expires. */
  minutes: z.int(),
})

export const depositWay = z.object({
  id: z.int(),
  version: z.int(),
  isOn: z.boolean(),
  /** False for a payment site that this deployment does not have: then the way is not offered. */
  isRunning: z.boolean(),
  /** A change waits for a second operator; until then the terms cannot be edited. */
  waits: z.boolean(),
  terms: shownTerms,
})
export type DepositWay = z.output<typeof depositWay>

/** PROPOSED: waits for another operator, who confirms or rejects it. */
export const WAY_REQUEST_STATES = ['PROPOSED', 'CONFIRMED', 'REJECTED'] as const
export const wayRequestState = z.enum(WAY_REQUEST_STATES)

export const wayRequest = z.object({
  id: z.string(),
  /** null = a new way. */
  wayId: z.nullable(z.int()),
  /** The terms before the change; null = a new way. */
  before: z.nullable(shownTerms),
  after: shownTerms,
  reason: z.string(),
  state: wayRequestState,
  proposedBy: z.string(),
  proposedAt: z.int(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.int()),
  answer: z.string(),
  /** Whether the caller may confirm: it is open and another operator proposed it. */
  canDecide: z.boolean(),
})
export type WayRequest = z.output<typeof wayRequest>

export const depositWays = z.object({
  /** All ways, in the order members see. */
  ways: z.array(depositWay),
  /** Open ones first, then the newest decided ones. */
  requests: z.array(wayRequest),
  /** The most a member may deposit in one day, by the site's own limit; null = none. */
  siteLimit: z.nullable(money),
  /** The smallest amount of the currency. */
  step: money,
})
export type DepositWays = z.output<typeof depositWays>

const edit = { auth: 'operator', permission: 'money.ways' } as const
const place = '/wps/operator/deposit-ways'
const requestId = { id: textOrNumber(20, 1) }

export const list = endpoint({
  ...edit,
  summary: 'The merchant’s ways to deposit, in order, and the changes that wait for a second operator',
  method: 'GET',
  path: place,
  value: depositWays,
})

/**
 * Without `id` a new way. A new way and another receiving account, coin or rate wait for a second operator (`isProposed`); any
 * other change applies at once, to new orders only. A refused field is named by its path, with one of WAY_PROBLEMS as the message.
 */
export const save = endpoint({
  ...edit,
  summary: 'Change a way to deposit, or propose one',
  method: 'POST',
  path: place,
  body: z.object({ ...terms, id: z.optional(wayId), version: z.optional(wholeNumber(MAX_ID, 1)), reason }),
  value: z.object({ isProposed: z.boolean() }),
  errors: ['no.data', 'content.changed', 'way.waits'],
})

export const confirm = endpoint({
  ...edit,
  summary: 'Confirm another operator’s proposal; it applies to new orders at once',
  method: 'POST',
  path: `${place}/confirm`,
  body: z.object(requestId),
  value: wayRequest,
  errors: ['no.data', 'review.decided', 'review.own', 'content.changed'],
})

export const reject = endpoint({
  ...edit,
  summary: 'Reject a proposal, or withdraw one’s own',
  method: 'POST',
  path: `${place}/reject`,
  body: z.object({ ...requestId, reason }),
  value: wayRequest,
  errors: ['no.data', 'review.decided'],
})

/** Open orders can still be paid. */
export const setOn = endpoint({
  ...edit,
  summary: 'Switch a way to deposit on or off',
  method: 'POST',
  path: `${place}/switch`,
  body: z.object({ id: wayId, isOn: z.boolean(), reason }),
  value: depositWays,
  errors: ['no.data'],
})

/** `from` is the order as it was read: of two concurrent changes, the second is refused. */
export const reorder = endpoint({
  ...edit,
  summary: 'Change the order in which ways to deposit are shown',
  method: 'POST',
  path: `${place}/order`,
  body: z.object({
    /** Ids of the ways in the order that was read. */
    from: z.array(wayId).check(z.minLength(1), z.maxLength(MAX_WAYS)),
    /** Ids of the same ways in the new order. */
    to: z.array(wayId).check(z.minLength(1), z.maxLength(MAX_WAYS)),
    reason,
  }),
  value: depositWays,
  errors: ['content.changed'],
})
