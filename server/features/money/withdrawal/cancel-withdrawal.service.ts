/** Cancels a member's withdrawal that no operator has approved yet, if the merchant allows it (LED-18). */
import type { WithdrawalRecord } from '#contract/money/withdrawal/withdrawal.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import type { WalletService } from '#server/features/money/wallet/wallet.service.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { Ledger } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { presentWithdrawal, stateOf } from './present-withdrawal.ts'
import { checkStatus } from './withdrawal-rules.ts'
import { letterAbout } from './withdrawal-letter.ts'
import type { WithdrawalRepository } from './withdrawal.repository.ts'

interface Deps {
  withdrawals: Pick<WithdrawalRepository, 'lock' | 'change'>
  ledger: Pick<Ledger, 'voidHold'>
  wallet: Pick<WalletService, 'announce'>
  letters: HouseLetters
  inTransaction: InTransaction
  clock: Clock
}

export function createCancelWithdrawalService({ withdrawals, ledger, wallet, letters, inTransaction, clock }: Deps) {
  return {
    /**
     * Returns the cancelled order, also if it was already cancelled. Throws `no.data` if the member has no such order,
     * `permission.denied` if the account is locked or frozen, `function.not.available` if the merchant does not allow cancelling, and
     * `withdraw.cancel.late` with the state of an order already decided.
     */
    async cancel(id: number, { caller, merchant }: { caller: MemberCaller; merchant: Merchant }): Promise<WithdrawalRecord> {
      const { row, isNew } = await inTransaction(async (tx) => {
        const found = await withdrawals.lock(tx, merchant.id, id)
        if (found?.memberId !== caller.memberId) throw new AppError('no.data')
        if (found.state === 'CANCELLED') return { row: found, isNew: false }
        checkStatus(found.member)
        if (!merchant.settings.withdrawal.allowsCancel) throw new AppError('function.not.available')
        if (found.state !== 'PENDING') throw new AppError('withdraw.cancel.late', { data: { state: stateOf(found) } })
        await ledger.voidHold(found.holdId, tx)
        const after = await withdrawals.change(tx, found.id, { state: 'CANCELLED', closedAt: clock.now() })
        const letter = letterAbout(after)
        if (letter) await letters.write(tx, merchant, letter)
        return { row: after, isNew: true }
      })
      if (isNew) {
        await wallet.announce(caller)
        await letters.announce(merchant, caller.memberId)
      }
      return presentWithdrawal(row)
    },
  }
}
export type CancelWithdrawalService = ReturnType<typeof createCancelWithdrawalService>
