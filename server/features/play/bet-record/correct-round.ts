/**
 * Corrects a settled round: posts one additional ledger entry and updates everything calculated from the round (LED-02, LED-17). The
 * round itself never changes.
 */
import type { CorrectionKind } from '#contract/play/bet-record/round-mark.ts'
import { moneyToWire } from '#contract/wire.ts'
import type { TurnoverService } from '#server/features/money/turnover/turnover.service.ts'
import type { Ledger, Posted } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { correctionLetter } from './correction-letter.ts'
import { correctionLines, missingOf, type Standing } from './correction-lines.ts'
import type { SettledRoundRepository } from './settled-round.repository.ts'
import type { SettledRound } from './settled-round.sql.ts'
import { walletOf } from './wallet-of.ts'

export interface CorrectionDeps {
  ledger: Pick<Ledger, 'postIn' | 'balanceOf'>
  turnover: Pick<TurnoverService, 'recount'>
}
interface Deps extends CorrectionDeps {
  rounds: Pick<SettledRoundRepository, 'games' | 'walletKind' | 'addCorrection'>
}
export interface Correction {
  /** The key of the ledger entry. */
  key: string
  kind: CorrectionKind
  after: Standing
  /** If the wallet has too little money, take what it has. */
  takesPart: boolean
  reason: string
  /** Null = taken back by the vendor. */
  operatorId: number | null
}

/** Attempts; a concurrent bet may change the balance and force a retry. */
const TRIES = 3
/** Used for a game no longer in the catalogue. */
const UNKNOWN_CATEGORY = 'INHOUSE'
const isTooLow = (error: unknown) => error instanceof AppError && error.code === 'account.balance.not.enough'

export function createCorrectRound({ rounds, ledger, turnover }: Deps) {
  /** Throws `correction.money.gone` with the `missing` amount, unless `takesPart`. */
  async function move(tx: PrismaTransaction, round: SettledRound, asked: Correction): Promise<Posted & { waived: bigint }> {
    const { key, kind, after, takesPart } = asked
    const of = { merchantId: round.merchantId, memberId: round.memberId, asset: round.asset }
    const playedWith = walletOf(await rounds.walletKind(round, tx))
    const before = { stake: round.stake, payout: round.payout }
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const available = await ledger.balanceOf(of.memberId, of.asset, tx, playedWith)
      const missing = missingOf({ before, after, available })
      if (missing > 0n && !takesPart) throw new AppError('correction.money.gone', { data: { missing: moneyToWire(missing) } })
      const { lines, waived } = correctionLines({ kind, before, after, of, wallet: playedWith, available })
      const posted = await ledger
        .postIn(tx, { key, type: 'CORRECTION', reference: String(round.id), correctionOf: round.id, lines })
        .catch((error: unknown) => {
          if (isTooLow(error)) return undefined
          throw error
        })
      if (posted) return { ...posted, waived }
    }
    throw new AppError('transaction.failed')
  }

  /** The caller must lock the round before, and write the letter. Throws `correction.money.gone`, `transaction.failed`. */
  return async function correctRound(tx: PrismaTransaction, round: SettledRound, asked: Correction, merchant: Merchant) {
    const { kind, after, reason, operatorId } = asked
    // Before the posting, because a withdrawal also locks the turnover first and then the wallet.
    const game = (await rounds.games([round.gameCode], tx)).get(round.gameCode)
    const category = game?.category ?? UNKNOWN_CATEGORY
    const recounted = { roundId: round.id, memberId: round.memberId, at: round.createdAt, category, before: round, after }
    const returnBonus = round.isTrial ? undefined : await turnover.recount(tx, recounted, merchant)
    const { entryId, createdAt, waived } = await move(tx, round, asked)
    await returnBonus?.()
    const correctionId = await rounds.addCorrection(tx, {
      round,
      kind,
      after,
      reason,
      operatorId,
      entryId,
      correctedAt: createdAt,
    })
    const letter = correctionLetter(round, { kind, after, reason, waived, game })
    return { correctionId, entryId, correctedAt: createdAt, waived, letter }
  }
}
