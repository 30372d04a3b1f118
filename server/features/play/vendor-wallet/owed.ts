/** Money that a refused call would have given the player: an operator must see it, because the vendor has already shown it as won. */
import type { VendorStatus } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import type { Move, VendorTransactionState, WalletCall } from './wallet-state.ts'

export interface RefusedWin extends Pick<WalletCall, 'merchantId' | 'memberId' | 'vendorCode' | 'gameCode' | 'currency'> {
  round: string
  transaction: string
  kind: 'WIN' | 'ROLLBACK'
  amount: bigint
  status: VendorStatus
  reason: string | undefined
}
type Named = Pick<VendorTransactionState, 'memberId' | 'debited' | 'credited' | 'isRolledBack'>
type Call = Pick<WalletCall, 'merchantId' | 'memberId' | 'vendorCode' | 'gameCode' | 'currency' | 'round' | 'move' | 'isTrial'>

/** Of a bet and its win in one, the bet was refused, and so there is no win. */
const wonBy = (move: Move): bigint =>
  move.kind === 'CREDIT' ? move.credit : move.kind === 'BOTH' && move.debit === 0n ? move.credit : 0n

const returnedBy = (memberId: number, named: Named | undefined): bigint =>
  named && named.memberId === memberId && !named.isRolledBack ? named.debited - named.credited : 0n

/** `named`: the transaction that a rollback would take back. Undefined where nothing is owed: no bet is, nor what the vendor itself took back. */
export function refusedWin(
  call: Call,
  { status, reason }: { status: VendorStatus; reason?: string | undefined },
  named: Named | undefined,
): RefusedWin | undefined {
  const { merchantId, memberId, vendorCode, gameCode, currency, round, move, isTrial } = call
  if (status === 'RS_OK' || status === 'RS_ERROR_TRANSACTION_ROLLED_BACK' || isTrial || !('transaction' in move)) return undefined
  const isRollback = move.kind === 'ROLLBACK'
  const amount = isRollback ? returnedBy(memberId, named) : wonBy(move)
  if (amount <= 0n) return undefined
  const { transaction } = move
  const kind = isRollback ? 'ROLLBACK' : 'WIN'
  return { merchantId, memberId, vendorCode, gameCode, currency, round, transaction, kind, amount, status, reason }
}
