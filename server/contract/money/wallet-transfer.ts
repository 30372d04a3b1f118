/**
 * Transfers between the main wallet and vendors' wallets, for sites with one wallet per vendor (WIR-34). No capture shows the
 * fields of these calls, so the usual names of such platforms are used, with their aliases. A wallet is named by number or name:
 * `2` or `MAIN`, `101` or `BGS`.
 */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { walletAccount, walletHold } from './wallet.ts'
import { money, moneyInput, reportPageQuery, text, textOrNumber, wholeNumber } from '../wire.ts'

export const TRANSFER_PAGE_SIZE = 20
export const LOCK_REASON_MAX = 200

/** One side of a transfer. */
export const walletSide = z.object({ accountTypeId: z.int(), accountName: z.string(), displayName: z.optional(z.string()) })
export type WalletSide = z.output<typeof walletSide>

export const walletTransfer = z.object({
  transferNo: z.string(),
  from: walletSide,
  to: walletSide,
  amount: money,
  /** Transfers complete at once or fail. */
  state: z.literal('DONE'),
  createdAt: z.int(),
})
export type WalletTransfer = z.output<typeof walletTransfer>

const wallet = z.optional(textOrNumber(32, 1))
/** `from`, `to`: both sides; `accountTypeId`: the side that is not the main wallet, for calls with one main side. */
const asked = z.object({
  /** The wallet the money comes from, by number or name. */
  from: wallet,
  fromAccountTypeId: wallet,
  fromAccountType: wallet,
  fromWallet: wallet,
  /** The wallet the money goes to, by number or name. */
  to: wallet,
  toAccountTypeId: wallet,
  toAccountType: wallet,
  toWallet: wallet,
  accountTypeId: wallet,
  /** Another name of accountTypeId. */
  accountType: wallet,
  typeId: wallet,
  /** Another name of accountTypeId: the code of the vendor. */
  vassalage: wallet,
  amount: z.optional(moneyInput),
  transferAmount: z.optional(moneyInput),
  /** Chosen by the client, once per transfer: repeating a request never moves money twice. */
  requestId: z.optional(text(64, 8).check(z.regex(/^[\w-]+$/))),
})
type Asked = z.output<typeof asked>
/** The key of the main wallet. */
const MAIN = 'MAIN'

const fromOf = ({ from, fromAccountTypeId, fromAccountType, fromWallet }: Asked) =>
  from ?? fromAccountTypeId ?? fromAccountType ?? fromWallet
const toOf = ({ to, toAccountTypeId, toAccountType, toWallet }: Asked) => to ?? toAccountTypeId ?? toAccountType ?? toWallet
const oneOf = ({ accountTypeId, accountType, typeId, vassalage }: Asked) => accountTypeId ?? accountType ?? typeId ?? vassalage

type Ends = (asked: Asked) => { from: string | undefined; to: string | undefined }
/** A transfer with both sides and an amount. */
const move = (ends: Ends) =>
  z.pipe(
    asked,
    z.transform((body, context) => {
      const { from, to } = ends(body)
      const amount = body.amount ?? body.transferAmount
      const missing = [
        ...(from ? [] : ['from']),
        ...(to ? [] : ['to']),
        ...(amount !== undefined && amount > 0n ? [] : ['amount']),
      ]
      for (const field of missing)
        context.issues.push({ code: 'custom', message: `${field} is missing or not above 0`, input: body, path: [field] })
      if (!from || !to || amount === undefined || missing.length > 0) return z.NEVER
      return { from, to, amount, requestId: body.requestId }
    }),
  )
const anyMove = move((body) => ({ from: fromOf(body), to: toOf(body) }))
export type AskedMove = z.output<typeof anyMove>

const { status, hold } = walletAccount.shape
const lockState = z.object({
  ...walletSide.shape,
  /** "A" active, "L" locked for any reason: no transfers. */
  status,
  hold,
})
const heldWallet = z.object({ ...walletSide.shape, availBalance: money, hold: walletHold })

const base = { auth: 'member' } as const
const errors = [
  'account.balance.not.enough',
  'function.not.available',
  'idempotency.key.reused',
  'no.data',
  'permission.denied',
  'play.excluded',
  'wallet.busy',
  'wallet.closed',
  'wallet.locked',
] as const
const transferBase = { ...base, method: 'POST', value: walletTransfer, errors } as const

const memberId = wholeNumber(2_147_483_647, 1)
const lockAsked = z.object({
  memberId,
  /** Code of the vendor; absent or empty = all transfers of the member. */
  vendor: z._default(text(32), ''),
  reason: text(LOCK_REASON_MAX, 3),
})
const walletLock = z.object({ reason: z.string(), lockedBy: z.string(), lockedAt: z.int() })
export type WalletLock = z.output<typeof walletLock>
export const memberWallets = z.object({
  isSingle: z.boolean(),
  main: money,
  /** The lock of all transfers. */
  lock: z.nullable(walletLock),
  wallets: z.array(
    z.object({
      ...walletSide.shape,
      balance: money,
      hold: z.nullable(walletHold),
      lock: z.nullable(walletLock),
    }),
  ),
})
export type MemberWallets = z.output<typeof memberWallets>

const operator = { auth: 'operator', permission: 'money.review', value: memberWallets } as const

export const toMain = endpoint({
  ...transferBase,
  summary: 'Transfer money from a vendor’s wallet to the main wallet',
  path: '/wps/wallets/transferToMainWallet',
  body: move((body) => ({ from: oneOf(body) ?? fromOf(body), to: MAIN })),
})

export const fromMain = endpoint({
  ...transferBase,
  summary: 'Transfer money from the main wallet to a vendor’s wallet',
  path: '/wps/wallets/transferFromMainWallet',
  body: move((body) => ({ from: MAIN, to: oneOf(body) ?? toOf(body) })),
})

export const subToSub = endpoint({
  ...transferBase,
  summary: 'Transfer money from one vendor’s wallet to another',
  path: '/wps/wallets/transferSubToSubWallet',
  body: anyMove,
})

/** Between any two wallets. */
export const transfer = endpoint({
  ...transferBase,
  summary: 'Transfer money between two wallets',
  relay: 'GCS_walletTransfer',
  aliases: ['/wps/wallets/transfer'],
  moduleId: 'FUNDTRANS3',
  body: anyMove,
})

/** Wallets that cannot be transferred from now are skipped and reported; the call is refused if no other wallet has money. */
export const returnAll = endpoint({
  ...base,
  summary: 'Transfer everything from the vendors’ wallets to the main wallet',
  method: 'POST',
  relay: 'GCS_walletReturn',
  /** The caller’s own number or name; it cannot be another member's. */
  body: z.object({
    /** Number or name of the caller. */
    customerId: z.optional(textOrNumber(64)),
  }),
  value: z.object({ amount: money, transfers: z.array(walletTransfer), held: z.array(heldWallet) }),
  errors: ['function.not.available', 'no.data', 'permission.denied', 'wallet.busy', 'wallet.closed', 'wallet.locked'],
})

export const history = endpoint({
  ...base,
  summary: 'Transfers between wallets, newest first',
  method: 'GET',
  path: '/wps/wallets/transfers',
  query: z.object(reportPageQuery(TRANSFER_PAGE_SIZE)),
  value: z.object({ list: z.array(walletTransfer), total: z.int(), page: z.int(), totalPages: z.int() }),
})

export const lockTransStatus = endpoint({
  ...base,
  summary: 'Are the member’s transfers locked?',
  method: 'GET',
  path: '/wps/wallets/lockTransStatus',
  value: z.boolean(),
})

export const lockStatus = endpoint({
  ...base,
  summary: 'Wallets that cannot be transferred to or from now, and why',
  method: 'GET',
  path: '/wps/wallets/lockStatus',
  value: z.array(lockState),
})

export const lockStatusByType = endpoint({
  ...base,
  summary: 'Is one wallet closed to transfers now?',
  method: 'GET',
  path: '/wps/wallets/lockStatusByType',
  query: z.object({ typeId: wallet, accountTypeId: wallet }),
  value: z.boolean(),
  errors: ['no.data'],
})

export const ofMember = endpoint({
  ...operator,
  permission: 'members.read',
  summary: 'A member’s wallets and their locks',
  method: 'GET',
  path: '/wps/operator/member/wallets',
  query: z.object({ memberId }),
  errors: ['no.data'],
})

export const lock = endpoint({
  ...operator,
  summary: 'Lock transfers to and from a member’s wallet',
  method: 'POST',
  path: '/wps/operator/member/wallets/lock',
  body: lockAsked,
  errors: ['no.data', 'function.not.available'],
})

export const unlock = endpoint({
  ...operator,
  summary: 'Remove a lock',
  method: 'POST',
  path: '/wps/operator/member/wallets/unlock',
  body: lockAsked,
  errors: ['no.data', 'function.not.available'],
})
