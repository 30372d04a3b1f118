/**
 * Rolls back a transaction of a closed round if the contract with the vendor allows it (WAL-07): corrects the round as an operator would,
 * with a letter to the player. Runs in its own transaction, because turnover is locked before the wallet, but vendors' batches lock the
 * wallet first.
 */
import type { VendorAnswer, VendorStatus } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import type { SettledRounds } from '#server/features/play/bet-record/settled-rounds.ts'
import type { WalletService } from '#server/features/money/wallet/wallet.service.ts'
import type { Ledger } from '#server/ledger/index.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { refusedWin } from './owed.ts'
import type { RefusedWinRepository } from './refused-wins.repository.ts'
import type { MadeTransaction, VendorWalletRepository } from './vendor-wallet.repository.ts'
import type { WalletCall } from './wallet-state.ts'

interface Deps {
  repository: Pick<VendorWalletRepository, 'made' | 'takeBackIn' | 'addAnswerIn'>
  refusedWins: Pick<RefusedWinRepository, 'addIn'>
  rounds: Pick<SettledRounds, 'lock' | 'findIn' | 'correct'>
  ledger: Pick<Ledger, 'balanceOf'>
  wallet: Pick<WalletService, 'announce'>
  letters: HouseLetters
  inTransaction: InTransaction
  clock: Clock
}
type TakenBack = WalletCall & { move: Extract<WalletCall['move'], { kind: 'ROLLBACK' }> }

const HOUR_MS = 3_600_000

/** The money was gone, so the database transaction was rolled back. */
const isGone = (error: unknown) => error instanceof AppError && error.code === 'correction.money.gone'

export function createTakeBack({ repository, refusedWins, rounds, ledger, wallet, letters, inTransaction, clock }: Deps) {
  /** The merchant's time limit, which bounds the damage by a stolen key or a vendor in dispute. */
  const isTooLate = ({ closedAt }: MadeTransaction, { settings }: Merchant): boolean =>
    closedAt !== null && clock.now().getTime() - closedAt.getTime() >= settings.vendors.takeBackHours * HOUR_MS

  /** Returns the entry id; undefined if a correction has already removed the transaction from the round. */
  async function correct(tx: PrismaTransaction, call: TakenBack, made: MadeTransaction, rowId: bigint, merchant: Merchant) {
    const round = await rounds.findIn(tx, merchant.id, rowId)
    if (!round || round.kind === 'VOID') return undefined
    const after = { stake: round.stake - made.debited, payout: round.payout - made.credited }
    if (after.stake < 0n || after.payout < 0n) return undefined
    const reason = `${call.vendorCode}: ${call.move.transaction}`
    const isVoid = after.stake === 0n && after.payout === 0n
    const asked = {
      key: `vendor:${call.vendorCode}:${call.move.transaction}:TAKEN_BACK`,
      kind: isVoid ? ('VOID' as const) : ('RESETTLE' as const),
      after,
      takesPart: false,
      reason,
      operatorId: null,
    }
    const { entryId, letter } = await rounds.correct(tx, round, asked, merchant)
    if (!round.isTrial) await letters.write(tx, merchant, { memberId: round.memberId, letter, occasion: asked.key })
    return entryId
  }

  async function statusIn(tx: PrismaTransaction, call: TakenBack, merchant: Merchant): Promise<VendorStatus> {
    const { vendorCode, move } = call
    const asked = await repository.made(vendorCode, move.transaction, tx)
    if (!asked || asked.rowId === null) return 'RS_ERROR_ROUND_CLOSED'
    await rounds.lock(tx, asked.rowId)
    // Read again: it may have changed before the lock.
    const made = await repository.made(vendorCode, move.transaction, tx)
    if (!made || made.isRolledBack) return 'RS_OK'
    if (isTooLate(made, merchant)) return 'RS_ERROR_ROUND_CLOSED'
    if (made.debited === 0n && made.credited === 0n) {
      await repository.takeBackIn(tx, made, null, clock.now())
      return 'RS_OK'
    }
    const entryId = await correct(tx, call, made, asked.rowId, merchant)
    if (entryId === undefined) return 'RS_ERROR_ROUND_CLOSED'
    await repository.takeBackIn(tx, made, entryId, clock.now())
    return 'RS_OK'
  }

  /** Records money that a refused rollback would have returned to the player, for an operator to see. */
  async function keepRefused(tx: PrismaTransaction, call: TakenBack, status: VendorStatus): Promise<void> {
    if (status === 'RS_OK') return
    const refused = refusedWin(call, { status }, await repository.made(call.vendorCode, call.move.transaction, tx))
    if (refused) await refusedWins.addIn(tx, refused, clock.now())
  }

  return async function takeBack(call: TakenBack, merchant: Merchant): Promise<VendorAnswer> {
    const { vendorCode, requestId, fingerprint, memberId, merchantId, asset, currency, kind, isTrial } = call
    const decide = (decided: (tx: PrismaTransaction) => Promise<VendorStatus>) =>
      inTransaction(async (tx): Promise<VendorAnswer> => {
        const status = await decided(tx)
        await keepRefused(tx, call, status)
        const balance = Number(await ledger.balanceOf(memberId, asset, tx, kind))
        const answer = { status, requestId, user: String(memberId), currency, balance }
        await repository.addAnswerIn(tx, { vendorCode, requestId, fingerprint, answer }, clock.now())
        return answer
      })
    const answer = await decide((tx) => statusIn(tx, call, merchant)).catch((error: unknown) => {
      if (isGone(error)) return decide(() => Promise.resolve('RS_ERROR_NOT_ENOUGH_MONEY'))
      throw error
    })
    if (answer.status === 'RS_OK' && !isTrial) {
      await letters.announce(merchant, memberId)
      await wallet.announce({ memberId, merchantId, isTrial })
    }
    return answer
  }
}
export type TakeBack = ReturnType<typeof createTakeBack>
