/** Finds the wallet a request names, checks that it accepts transfers, and builds a transfer's ledger entry. Pure. */
import type { ErrorCode } from '#contract/errors.ts'
import { MAIN_WALLET_TYPE, type WalletHold } from '#contract/money/wallet.ts'
import type { WalletSide, WalletTransfer } from '#contract/money/wallet-transfer.ts'
import type { VendorWallet } from '#server/features/money/wallet/vendor-wallets.ts'
import { type Entry, memberAccount, vendorKind } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { WalletTransfer as Row } from './wallet-transfer.repository.ts'

/** A vendor's wallet, or the main one, which has no vendor code. */
export type Side = VendorWallet | typeof MAIN_SIDE
export const MAIN_SIDE = { code: '', name: undefined, accountTypeId: MAIN_WALLET_TYPE, isOffered: true, hold: undefined } as const
const MAIN_NAME = 'MAIN'

/** By number or name, in any case. Throws `no.data`. */
export function sideOf(key: string, wallets: readonly VendorWallet[]): Side {
  const name = key.toUpperCase()
  if (name === MAIN_NAME || name === String(MAIN_WALLET_TYPE)) return MAIN_SIDE
  const found = wallets.find(({ code, accountTypeId }) => code.toUpperCase() === name || String(accountTypeId) === name)
  if (!found) throw new AppError('no.data', { wallet: key })
  return found
}

const REFUSAL: Record<WalletHold, ErrorCode> = { LOCKED: 'wallet.locked', ROUND: 'wallet.busy', MAINTENANCE: 'wallet.closed' }
/** Throws the reason why the wallet accepts no transfer. */
export function checkFree({ hold, accountTypeId }: Pick<Side, 'hold' | 'accountTypeId'>): void {
  if (hold) throw new AppError(REFUSAL[hold], { accountTypeId, hold })
}

const NUMBER_DIGITS = 8
export const transferNumber = (id: bigint): string => `T${String(id).padStart(NUMBER_DIGITS, '0')}`

interface Move {
  id: bigint
  requestId: string
  of: { merchantId: number; memberId: number; asset: string }
  from: Pick<Side, 'code'>
  to: Pick<Side, 'code'>
  amount: bigint
}

const accountOf = (of: Move['of'], { code }: Pick<Side, 'code'>) => memberAccount(of, code ? vendorKind(code) : 'MEMBER_MAIN')

/** Each line's code describes the transfer from that side's point of view. */
export const entryOf = ({ id, requestId, of, from, to, amount }: Move): Entry => ({
  key: `wallet-transfer:${of.memberId}:${requestId}`,
  type: 'TRANSFER',
  reference: transferNumber(id),
  lines: [
    { account: accountOf(of, from), amount: -amount, code: 'TRANSFER_OUT' },
    { account: accountOf(of, to), amount, code: 'TRANSFER_IN' },
  ],
})

interface KnownWallet {
  code: string
  name: string
  accountTypeId: number
}
const presentSide = (code: string, vendors: readonly KnownWallet[]): WalletSide => {
  if (code === '') return { accountTypeId: MAIN_WALLET_TYPE, accountName: MAIN_NAME }
  const vendor = vendors.find((one) => one.code === code)
  return { accountTypeId: vendor?.accountTypeId ?? 0, accountName: code, displayName: vendor?.name ?? code }
}

export const presentTransfer = (row: Row, vendors: readonly KnownWallet[]): WalletTransfer => ({
  transferNo: transferNumber(row.id),
  from: presentSide(row.fromVendor, vendors),
  to: presentSide(row.toVendor, vendors),
  amount: row.amount,
  state: 'DONE',
  createdAt: row.createdAt.getTime(),
})
