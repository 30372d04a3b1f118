import { useInfiniteQuery } from '@tanstack/react-query'
import type { GameSession } from '#contract/play/launch.ts'
import type { GameCalls, GameRound, GameTable, PlacedBet, RowOf } from './game-calls.ts'
import { gameHistory, roundsOf } from './game-frame.queries.ts'
import { keepStake } from './last-stake.ts'
import { useAutoBet, type AutoBet } from './use-auto-bet.ts'
import { type Pace, usePace } from './use-pace.ts'
import { type SessionProfit, useSessionProfit } from './use-session-profit.ts'
import { useRounds, type Rounds } from './use-rounds.ts'
import type { Stake } from './use-stake.ts'

interface Deps<Bet extends PlacedBet, Round extends GameRound, Table extends GameTable> {
  calls: GameCalls<Bet, Round, Table>
  session: GameSession
  table: Table
  stake: Stake
  /** The bet for the player's choices at this stake; undefined while a choice is missing. */
  betOf: (stake: bigint) => Bet | undefined
  /** How long it takes to show the round at normal pace. */
  showMs: (round: Round) => number
}

/** Everything needed to play a game: its rounds, the bet being prepared, and automatic bets. */
export interface Play<Round extends GameRound = GameRound> extends Omit<Rounds<Round>, 'isBusy'>, Omit<Pace, 'showMs'> {
  words: GameCalls<PlacedBet, Round, GameTable>['words']
  shortOutcome: GameCalls<PlacedBet, Round, GameTable>['shortOutcome']
  stake: Stake
  auto: AutoBet
  /** The profit or loss of this visit. */
  session: SessionProfit
  history: Pick<
    ReturnType<typeof useInfiniteQuery>,
    | 'isPending'
    | 'isError'
    | 'error'
    | 'refetch'
    | 'hasNextPage'
    | 'fetchNextPage'
    | 'isFetchingNextPage'
    | 'isFetchNextPageError'
  >
  rounds: readonly RowOf<Round>[]
  /** The rounds already shown, newest first. */
  seen: readonly RowOf<Round>[]
  /** The last round to show: of this visit, or from the history. */
  shown: Round | undefined
  /** A bet is under way. */
  isRunning: boolean
  /** The bet must not change: it is under way or waits for a check, or automatic bets are running. */
  isLocked: boolean
  /** A round in steps is open. */
  isRoundOpen?: boolean
  canBet: boolean
  /** Places the bet, or checks the last one if it had no answer. */
  bet: () => void
}

export function usePlay<Bet extends PlacedBet, Round extends GameRound, Table extends GameTable>({
  calls,
  session,
  table,
  stake,
  betOf,
  showMs,
}: Deps<Bet, Round, Table>): Play<Round> {
  const { showMs: paced, ...pace } = usePace(table)
  const { place, retry, isBusy, ...rounds } = useRounds({ calls, session, table, showMs: (next) => paced(showMs(next)) })
  const history = useInfiniteQuery(gameHistory(calls, session.token))
  const { hasUnanswered, isShowing, round } = rounds
  const rows = roundsOf<Round>(history.data)

  async function placed(amount: bigint) {
    const made = betOf(amount)
    return made && place(made, amount)
  }
  const auto = useAutoBet({ isBusy: isBusy || hasUnanswered, most: stake.most, place: placed })
  const { amount, problem } = stake
  const canBet = hasUnanswered || (amount !== undefined && problem === undefined && betOf(amount) !== undefined)

  function bet() {
    if (isBusy || auto.isOn) return
    auto.clear()
    if (hasUnanswered) return void retry()
    if (amount === undefined || !canBet) return
    if (stake.put) keepStake(calls.code, amount)
    void placed(amount)
  }

  return {
    ...rounds,
    ...pace,
    words: calls.words,
    shortOutcome: calls.shortOutcome,
    stake,
    auto,
    session: useSessionProfit(isShowing ? undefined : round),
    history,
    rounds: rows,
    seen: isShowing ? rows.slice(1) : rows,
    shown: round ?? rows[0],
    isRunning: isBusy,
    isLocked: isBusy || hasUnanswered || auto.isOn,
    canBet,
    bet,
  }
}
