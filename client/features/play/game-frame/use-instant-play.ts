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
  /** The player's choices; undefined while one is missing. */
  choices: Omit<Bet, keyof StakedBet> | undefined
  /** The highest payout of a bet on them, in 1/10 000 of the stake. */
  multiplier: number
  /** How long it takes to show the result. */
  showMs: number
}
export interface InstantPlay<Round extends GameRound> extends Play<Round> {
  stake: TypedStake
}

/** As `usePlay`, for a bet with one stake on the player's choices. */
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
