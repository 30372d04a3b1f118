/** Settles rounds of in-house games in batches: the only way for a game to take a stake and pay a win. */
import { AppError } from '#server/platform/app-error.ts'
import { createBatcher } from '#server/platform/batcher.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Pool } from '#server/platform/database.ts'
import type { AcceptedRound, RoundOutcome, RoundPlayer, RoundRequest } from './decide-rounds.ts'
import { isRefusal } from './post.ts'
import { type RoundEngine, settleBatch } from './settle-batch.ts'

export type RoundResult<Request, Player, Outcome> =
  | ({ status: 'settled'; roundId: string; settledAt: Date } & AcceptedRound<Request, Player, Outcome>)
  /** Settled before, under the same key: the game shows the round as it was stored. */
  | { status: 'replayed'; roundId: bigint }

/** How often a bet is retried in the next batch while the player's seeds are being rotated. */
const TRIES = 50
const LATER = Symbol('later')

export function createRoundSettlement(pool: Pool, clock: Clock) {
  /**
   * For games whose rounds settle at once. Returns a function that settles one round, in a batch with concurrent rounds of any of these
   * games: each names its game and its algorithm. The games provide one pure `decide` and the rules of their area, and write no rows of
   * the ledger themselves. Guarantees:
   *
   * - **All or nothing.** Stake, payout, the round's row, the balance and the player's nonce are written in one transaction. A batch
   *   commits as a whole; if the database refuses it as a whole, each round is settled alone and fails alone.
   * - **Locks in one order.** Seed pairs by member, then accounts by id. Postings lock accounts in that order too, and rotations lock
   *   seed pairs first, so nothing deadlocks.
   * - **Decided under the locks.** Balances, limits, bonuses and nonces are read under the locks that protect them, so two concurrent bets
   *   cannot both use the last of a balance or of a limit, and each has a nonce of its own, without gaps (LED-04, LED-05, PF-04, PF-05).
   * - **Idempotent.** A key is settled once, however often and in however many processes it arrives (LED-03).
   * - **A refusal leaves nothing behind:** no posting, no row, no nonce used.
   *
   * Throws `account.balance.not.enough`, `idempotency.key.reused`, the request's `obstacle`, and the refusals of the rules.
   *
   * Rounds that settle later (in steps, or shared by all players) take two entries instead: a BET that takes the stake into the escrow of
   * the round (LED-09), and a WIN or ROLLBACK that empties it. Their games make them with `stepEntry`, under the same locks in the same order.
   */
  return function settleRounds<Request extends RoundRequest, Player extends RoundPlayer, Outcome extends RoundOutcome>(
    engine: RoundEngine<Request, Player, Outcome>,
  ): (request: Request) => Promise<RoundResult<Request, Player, Outcome>> {
    type Result = RoundResult<Request, Player, Outcome> | typeof LATER

    async function settleTogether(batch: readonly Request[]): Promise<(Result | Error)[]> {
      const settledAt = clock.now()
      const { decisions, accepted, roundIds } = await settleBatch(pool, engine, batch, settledAt)
      return decisions.map((decision): Result | Error => {
        if (decision.kind === 'later') return LATER
        if (decision.kind === 'refused') return new AppError(decision.refusal.code, decision.refusal.details)
        if (decision.kind === 'replayed') return { status: 'replayed', roundId: decision.entryId }
        return { status: 'settled', roundId: roundIds[decision.index]!, settledAt, ...accepted[decision.index]! }
      })
    }

    async function settleOrSplit(batch: readonly Request[]): Promise<(Result | Error)[]> {
      try {
        return await settleTogether(batch)
      } catch (error) {
        if (batch.length === 1 || !isRefusal(error)) throw error
      }
      const results: (Result | Error)[] = []
      for (const request of batch) results.push(...(await settleTogether([request]).catch((error: Error) => [error])))
      return results
    }

    const batcher = createBatcher<Request, Result>(settleOrSplit)

    return async (request) => {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const result = await batcher.submit(request)
        if (result !== LATER) return result
      }
      throw new Error(`the seeds of member ${request.memberId} were rotated again and again`)
    }
  }
}
