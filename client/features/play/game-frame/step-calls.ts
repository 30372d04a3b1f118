/** What a game in steps declares to the frame: its calls for bets, steps and cash-outs. */
import type { StepBody, StepRound } from '#contract/play/originals/stepped.ts'
import type { GameCalls, GameTable, PlacedBet } from './game-calls.ts'

/** Also has the open round, and how long it may be left. */
export type StepTable<Round extends StepRound> = GameTable & { round: Round | null; rules: { leftAfterMs: number } }

export interface StepCalls<
  Bet extends PlacedBet,
  Move,
  Round extends StepRound,
  Table extends StepTable<Round>,
> extends GameCalls<Bet, Round, Table> {
  take(token: string, at: StepBody, move: Move, signal: AbortSignal): Promise<Round>
  cashOut(token: string, at: StepBody, signal: AbortSignal): Promise<Round>
}

/** Any change of a round, with one id: retried without an answer, and never done twice. */
export type StepAsk<Bet extends PlacedBet, Move> = PlacedBet &
  ({ ask: 'bet'; bet: Bet } | { ask: 'take'; at: StepBody; move: Move } | { ask: 'cashOut'; at: StepBody })

/** Wraps the calls so that bets, steps and cash-outs are all sent as bets. */
export function asksOf<Bet extends PlacedBet, Move, Round extends StepRound, Table extends StepTable<Round>>(
  calls: StepCalls<Bet, Move, Round, Table>,
): GameCalls<StepAsk<Bet, Move>, Round, Table> {
  return {
    ...calls,
    bet(token, asked, signal) {
      if (asked.ask === 'bet') return calls.bet(token, asked.bet, signal)
      if (asked.ask === 'take') return calls.take(token, asked.at, asked.move, signal)
      return calls.cashOut(token, asked.at, signal)
    },
  }
}
