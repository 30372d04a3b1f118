/** What Dice has of its own in a round: the bet, its limits, and how it turns out. */
import type { DiceBet } from '#contract/play/dice/dice.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { PlacedBet, SeededPlayer } from '#server/features/play/fairness/round-rules.ts'
import { type DiceOutcome, playDice, possiblePayout } from '#server/games/fair/dice.ts'
import type { RoundOutcome } from '#server/ledger/index.ts'
import type { RoundDetail } from './dice.repository.ts'

/** 1/10 000 of the currency unit. */
export interface DiceLimits {
  minStake: bigint
  maxStake: bigint
  maxPayout: bigint
}

export interface PlacedDiceBet extends PlacedBet {
  bet: DiceBet
}

export type DiceDecision = RoundOutcome & DiceOutcome & { detail: RoundDetail }

export const limitRefusal = (bet: DiceBet, { minStake, maxStake, maxPayout }: DiceLimits): ErrorCode | undefined =>
  bet.stake < minStake || bet.stake > maxStake || possiblePayout(bet) > maxPayout ? 'bet.amount.limit' : undefined

export function decideBet({ bet }: PlacedDiceBet, { serverSeed, clientSeed }: SeededPlayer, nonce: number): DiceDecision {
  const outcome = playDice(bet, { serverSeed, clientSeed, nonce })
  const { roll, multiplier } = outcome
  return { ...outcome, detail: { roll, target: bet.target, direction: bet.direction, multiplier } }
}
