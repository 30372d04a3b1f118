import { useState } from 'react'
import { type GameRound, isOpenRound } from './game-calls.ts'

export interface SessionProfit {
  /** The total profit or loss after each bet of this visit. */
  profits: readonly bigint[]
  /** How many of them paid more than their stake. */
  wins: number
}

/** The profit or loss of this visit's bets; `round` is the last one whose result was shown. */
export function useSessionProfit(round: GameRound | undefined): SessionProfit {
  const [session, setSession] = useState<SessionProfit & { last: string | undefined }>({ last: undefined, profits: [], wins: 0 })
  if (round && !isOpenRound(round) && round.roundId !== session.last) {
    const { profits, wins } = session
    const returned = round.state === 'RETURNED' ? round.stake : round.payout
    const next = (profits.at(-1) ?? 0n) + returned - round.stake
    setSession({ last: round.roundId, profits: [...profits, next], wins: wins + (round.win ? 1 : 0) })
  }
  return session
}
