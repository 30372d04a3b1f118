import { type GameRound, isOpenRound } from './game-calls.ts'

/** A later round, or the same round with more steps. */
function isAfter(one: GameRound, other: GameRound): boolean {
  if (one.roundId !== other.roundId) return BigInt(one.roundId) > BigInt(other.roundId)
  if (isOpenRound(one) !== isOpenRound(other)) return !isOpenRound(one)
  return (one.steps ?? 0) > (other.steps ?? 0)
}

/** The latest known round: answers may arrive out of order, and another tab may be playing. */
export const newestRound = <Round extends GameRound>(...known: readonly (Round | null | undefined)[]): Round | undefined =>
  known.reduce<Round | undefined>((newest, round) => (round && (!newest || isAfter(round, newest)) ? round : newest), undefined)
