import { moneyToWire } from '#contract/wire.ts'
import { newRequestId } from '#client/lib/request-id.ts'
import type { GameCalls, GameRound, GameTable, PlacedBet } from './game-calls.ts'
import type { OpenedGame } from './GamePage.tsx'
import { type Play, usePlay } from './use-play.ts'
import { type TypedStake, useStake } from './use-stake.ts'

type StakedBet = PlacedBet & { stake: unknown }
interface Deps<Bet extends StakedBet, Round extends GameRound, Table extends GameTable> {
  calls: GameCalls<Bet, Round, Table>
  game: OpenedGame<Table>
  /** What the player chose; undefined while something has to be chosen. */
  choices: Omit<Bet, keyof StakedBet> | undefined
  /** The most that a bet on it pays of its stake, in 1/10 000. */
  multiplier: number
  /** How long the result is on its way to be seen. */
  showMs: number
}
export interface InstantPlay<Round extends GameRound> extends Play<Round> {
  stake: TypedStake
}

/** As `usePlay`, for a bet of one stake on what the player chose. */
export function useInstantPlay<Bet extends StakedBet, Round extends GameRound, Table extends GameTable>({
  calls,
  game: { session, table },
  choices,
  multiplier,
  showMs,
}: Deps<Bet, Round, Table>): InstantPlay<Round> {
  const stake = useStake(calls.code, table, multiplier)
  const betOf = (amount: bigint) =>
    choices && ({ requestId: newRequestId(), stake: moneyToWire(amount), ...choices } as unknown as Bet)
  return { ...usePlay({ calls, session, table, stake, betOf, showMs: () => showMs }), stake }
}
