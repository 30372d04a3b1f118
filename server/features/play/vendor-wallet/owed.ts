/** Money that a refused call would have paid the player. An operator must see it, because the vendor has already shown it as won. */
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

/** If a call combines bet and win, the bet was refused, so there is no win. */
const wonBy = (move: Move): bigint =>
  move.kind === 'CREDIT' ? move.credit : move.kind === 'BOTH' && move.debit === 0n ? move.credit : 0n

const returnedBy = (memberId: number, named: Named | undefined): bigint =>
  named && named.memberId === memberId && !named.isRolledBack ? named.debited - named.credited : 0n

/** `named`: the transaction to roll back. Undefined if nothing is owed: bets never are, nor transactions the vendor itself rolled back. */
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
