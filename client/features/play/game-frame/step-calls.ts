/** What a game whose rounds are played in steps tells the frame: how bets, steps and cash-outs are sent. */
import type { StepBody, StepRound } from '#contract/play/originals/stepped.ts'
import type { GameCalls, GameTable, PlacedBet } from './game-calls.ts'

/** Also names the open round, and how long it may be left. */
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

/** Whatever changes a round, under one id: what has no answer is asked again, and never done twice. */
export type StepAsk<Bet extends PlacedBet, Move> = PlacedBet &
  ({ ask: 'bet'; bet: Bet } | { ask: 'take'; at: StepBody; move: Move } | { ask: 'cashOut'; at: StepBody })

/** As calls whose bets are bets, steps and cash-outs. */
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
