/** What an original has of its own. All else is the same for each of them: `originals.service.ts`. */
import type * as z from 'zod'
import type { Seeds } from '#contract/play/fairness/byte-stream.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { BetOdds } from '#server/features/money/turnover/bonus/bonus-bets.ts'
import type { GameReturns } from '#server/games/fair/returns.ts'
import type { RoundOutcome } from '#server/ledger/index.ts'

/** A bet on its way to the ledger. Amounts in 1/10 000 of the unit. */
export interface Placing {
  stake: bigint
  /** Names the choices: a repeated request must have the same. */
  choices: string
  /** The most it can pay. */
  possiblePayout: bigint
  /** What it can pay as multiples of its stake, for the rules of bonuses (ADR 0041). */
  odds: BetOdds
  /**
   * Outcome and payout on these seeds, and the detail to keep: choices and outcome (GAM-07). A `multiplier` in it means the odds the
   * player chose, whatever the outcome; turnover reads it. Pure.
   */
  play(seeds: Seeds): RoundOutcome
}

export interface OriginalGame<Bet extends { requestId: string }, Shown extends object, Pays extends object = object> {
  /** In the catalogue, in sessions and rounds, and in the paths of its calls. */
  code: string
  /** The version of the algorithm its outcomes come from (PF-10). */
  algorithm: string
  /** Throws `bet.target.invalid` for choices that the game does not have, `bet.amount.limit` for a part of the stake that is none. */
  place(bet: Bet): Placing
  /** What a round shows of its detail. */
  shown: z.ZodType<Shown>
  returns(minStake: bigint): GameReturns
  /** What its table shows beside limits and returns. */
  pays: Pays
  /** Its own way to keep the limits. */
  limitsOf?: (limits: OriginalLimits) => OriginalLimits
}

/** 1/10 000 of the currency unit. */
export interface OriginalLimits {
  minStake: bigint
  maxStake: bigint
  maxPayout: bigint
  /** Beyond the stake (domain §7.10). */
  maxProfit: bigint
}

/** What could pass a limit is refused before it is played: no win is ever cut. */
export const limitRefusal = (
  { stake, possiblePayout }: Pick<Placing, 'stake' | 'possiblePayout'>,
  { minStake, maxStake, maxPayout, maxProfit }: OriginalLimits,
): ErrorCode | undefined =>
  stake < minStake || stake > maxStake || possiblePayout > maxPayout || possiblePayout - stake > maxProfit
    ? 'bet.amount.limit'
    : undefined

/** Every win pays the same. */
export const singleOdds = (multiplier: number): BetOdds => ({ least: multiplier, most: multiplier })
