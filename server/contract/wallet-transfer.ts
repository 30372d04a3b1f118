/**
 * Money between the main wallet and the vendors', where wallets are one per vendor (wire §4.9). No capture shows the fields of these
 * calls: the obvious names of such platforms are taken, with their aliases. A wallet is named by its number or by its name:
 * `2` or `MAIN`, `101` or `BGS`.
 */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { walletAccount, walletHold } from './wallet.ts'
import { money, moneyInput, reportPageQuery, text, textOrNumber, wholeNumber } from './wire.ts'

export const TRANSFER_PAGE_SIZE = 20
export const LOCK_REASON_MAX = 200

/** One end of a move. */
export const walletSide = z.object({ accountTypeId: z.int(), accountName: z.string(), displayName: z.optional(z.string()) })
export type WalletSide = z.output<typeof walletSide>

export const walletTransfer = z.object({
  transferNo: z.string(),
  from: walletSide,
  to: walletSide,
  amount: money,
  /** Moves are made at once or not at all. */
  state: z.literal('DONE'),
  createdAt: z.int(),
})
export type WalletTransfer = z.output<typeof walletTransfer>

const wallet = z.optional(textOrNumber(32, 1))
/** `from`, `to`: both ends; `accountTypeId`: the one that is not main, where a call is about one. */
const asked = z.object({
  from: wallet,
  fromAccountTypeId: wallet,
  fromAccountType: wallet,
  fromWallet: wallet,
  to: wallet,
  toAccountTypeId: wallet,
  toAccountType: wallet,
  toWallet: wallet,
  accountTypeId: wallet,
  accountType: wallet,
  typeId: wallet,
  vassalage: wallet,
  amount: z.optional(moneyInput),
  transferAmount: z.optional(moneyInput),
  /** Made by the client, once per move: repeating a request never moves twice. */
  requestId: z.optional(text(64, 8).check(z.regex(/^[\w-]+$/))),
})
type Asked = z.output<typeof asked>
/** Main, as a key. */
const MAIN = 'MAIN'

const fromOf = ({ from, fromAccountTypeId, fromAccountType, fromWallet }: Asked) =>
  from ?? fromAccountTypeId ?? fromAccountType ?? fromWallet
const toOf = ({ to, toAccountTypeId, toAccountType, toWallet }: Asked) => to ?? toAccountTypeId ?? toAccountType ?? toWallet
const oneOf = ({ accountTypeId, accountType, typeId, vassalage }: Asked) => accountTypeId ?? accountType ?? typeId ?? vassalage

type Ends = (asked: Asked) => { from: string | undefined; to: string | undefined }
/** A move with both ends named and something to move. */
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
const lockState = z.object({ ...walletSide.shape, status, hold })
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
const transfer = { ...base, method: 'POST', value: walletTransfer, errors } as const

const memberId = wholeNumber(2_147_483_647, 1)
const lockAsked = z.object({
  memberId,
  /** Code of the vendor; absent or empty = every transfer of the member. */
  vendor: z._default(text(32), ''),
  reason: text(LOCK_REASON_MAX, 3),
})
const walletLock = z.object({ reason: z.string(), lockedBy: z.string(), lockedAt: z.int() })
export type WalletLock = z.output<typeof walletLock>
export const memberWallets = z.object({
  isSingle: z.boolean(),
  main: money,
  /** Of all transfers. */
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

export const walletTransferEndpoints = {
  toMain: endpoint({
    ...transfer,
    summary: 'Move money from a vendor’s wallet to the main one',
    path: '/wps/wallets/transferToMainWallet',
    body: move((body) => ({ from: oneOf(body) ?? fromOf(body), to: MAIN })),
  }),
  fromMain: endpoint({
    ...transfer,
    summary: 'Move money from the main wallet to a vendor’s',
    path: '/wps/wallets/transferFromMainWallet',
    body: move((body) => ({ from: MAIN, to: oneOf(body) ?? toOf(body) })),
  }),
  subToSub: endpoint({
    ...transfer,
    summary: 'Move money from one vendor’s wallet to another’s',
    path: '/wps/wallets/transferSubToSubWallet',
    body: anyMove,
  }),
  /** From any wallet to any other. */
  transfer: endpoint({
    ...transfer,
    summary: 'Move money between two wallets',
    relay: 'GCS_walletTransfer',
    aliases: ['/wps/wallets/transfer'],
    moduleId: 'FUNDTRANS3',
    body: anyMove,
  }),
  /** Wallets that take no transfer just now are left as they are, and told; refused where there is no other with money. */
  returnAll: endpoint({
    ...base,
    summary: 'Bring everything back from the vendors’ wallets',
    method: 'POST',
    relay: 'GCS_walletReturn',
    /** The caller’s own number or name; nobody brings another’s money back. */
    body: z.object({ customerId: z.optional(textOrNumber(64)) }),
    value: z.object({ amount: money, transfers: z.array(walletTransfer), held: z.array(heldWallet) }),
    errors: ['function.not.available', 'no.data', 'permission.denied', 'wallet.busy', 'wallet.closed', 'wallet.locked'],
  }),
  history: endpoint({
    ...base,
    summary: 'Moves between wallets, newest first',
    method: 'GET',
    path: '/wps/wallets/transfers',
    query: z.object(reportPageQuery(TRANSFER_PAGE_SIZE)),
    value: z.object({ list: z.array(walletTransfer), total: z.int(), page: z.int(), totalPages: z.int() }),
  }),
  lockTransStatus: endpoint({
    ...base,
    summary: 'Has the house locked the member’s transfers?',
    method: 'GET',
    path: '/wps/wallets/lockTransStatus',
    value: z.boolean(),
  }),
  lockStatus: endpoint({
    ...base,
    summary: 'Which wallets take no transfer just now, and why',
    method: 'GET',
    path: '/wps/wallets/lockStatus',
    value: z.array(lockState),
  }),
  lockStatusByType: endpoint({
    ...base,
    summary: 'Does one wallet take no transfer just now?',
    method: 'GET',
    path: '/wps/wallets/lockStatusByType',
    query: z.object({ typeId: wallet, accountTypeId: wallet }),
    value: z.boolean(),
    errors: ['no.data'],
  }),
  ofMember: endpoint({
    ...operator,
    permission: 'members.read',
    summary: 'A member’s wallets, with what is locked',
    method: 'GET',
    path: '/wps/operator/member/wallets',
    query: z.object({ memberId }),
    errors: ['no.data'],
  }),
  lock: endpoint({
    ...operator,
    summary: 'Let no money in or out of a member’s wallet',
    method: 'POST',
    path: '/wps/operator/member/wallets/lock',
    body: lockAsked,
    errors: ['no.data', 'function.not.available'],
  }),
  unlock: endpoint({
    ...operator,
    summary: 'Take a lock off',
    method: 'POST',
    path: '/wps/operator/member/wallets/unlock',
    body: lockAsked,
    errors: ['no.data', 'function.not.available'],
  }),
}
