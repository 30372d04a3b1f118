/** What an original in steps has of its own. All else is the same for each of them: `decide-steps.ts`. Everything here is pure. */
import type * as z from 'zod'
import type { ErrorCode } from '#contract/errors.ts'
import type { Draw } from '#contract/play/fairness/byte-stream.ts'
import { type Factor, shownMultiplier } from '#contract/play/fairness/originals/multiplier.ts'
import type { BetOdds } from '#server/features/money/turnover/bonus/bonus-bets.ts'
import type { GameReturns } from '#server/games/fair/returns.ts'

/** What a round may pay, fixed with the bet: later changes of limits or bonuses don't touch it (GAM-10). */
export interface Bounds {
  /** 1/10 000 of the unit. */
  maxPayout: bigint
  /** What each guess must multiply by at least, in 1/10 000; 0 without an open bonus. */
  leastOdds: number
}

/** A round as its game sees it. */
export interface Playing<State> {
  state: State
  stake: bigint
  bounds: Bounds
}

/** What a step leads to. `GAME`: nothing is left to do, so the round pays what was won. */
export interface Turn<State> {
  state: State
  end: 'GAME' | 'LOST' | null
}

export interface StepBet {
  requestId: string
  stake: bigint
}
/** What a player does in a step, as it is kept: a number or a word. */
export type Move = number | string

export interface StepGame<
  Bet extends StepBet,
  Taken extends Move,
  State extends object,
  Shown extends object,
  Pays extends object,
> {
  /** In the catalogue, in sessions and rounds, and in the paths of its calls. */
  code: string
  /** The version of the algorithm its outcomes come from (PF-10). */
  algorithm: string
  /** The choices of a bet and what has come of them, as it is kept with the round. Nothing in it is still hidden from the player (PF-02). */
  state: z.ZodType<State>
  open(bet: Bet): State
  /** Names the choices of the bet: a repeated request must have the same. */
  choices(state: State): string
  /** What the first step multiplies by, where the bet decides it: for the rules of bonuses (ADR 0043). */
  firstOdds(state: State): BetOdds | undefined
  /** The most that a first step pays of the stake, on the least risky choice: a bet whose limits are below it is refused. */
  firstFactor(state: State): Factor
  /** A step of an open round; a code where it is not possible. */
  take(round: Playing<State>, move: Taken, draw: Draw): Turn<State> | ErrorCode
  /** What has been won; undefined before anything is. */
  factorOf(state: State): Factor | undefined
  /** Once the round has ended, also what it hid. */
  reveal(state: State, draw: Draw): State
  shown(round: Playing<State>, isOpen: boolean): Shown
  returns(minStake: bigint): GameReturns
  /** What its table shows beside limits and returns. */
  pays: Pays
}

/** Any of them, to what is the same for all: a state and a move go back only to the game they came from. */
export type AnyStepGame = StepGame<never, Move, object, object, object>

/** Odds of a step that pays one figure. */
export function singleFactorOdds(factor: Factor): BetOdds {
  const multiplier = Number(shownMultiplier(factor))
  return { least: multiplier, most: multiplier }
}
