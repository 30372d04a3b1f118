import { useEffect, useState } from 'react'
import type { GameSession } from '#contract/play/launch.ts'
import { isGameOver, keepStake, useStake } from '#client/features/play/game-frame/index.ts'
import { type AutoTarget, clampTarget, keepTarget, keptTarget } from './auto-target.ts'
import { crashCalls, type CrashTable } from './crash-calls.ts'
import { useAutoCrash } from './use-auto-crash.ts'
import { useCrashBet, useNextBet, type Wish } from './use-crash-bet.ts'
import { useCrashTable } from './use-crash-table.ts'

/** A hundredth of a multiplier, in the 1/10 000 that limits use. */
const RATE = 100

/** What a tap on the main button does now. */
export type CrashAction = 'check' | 'cashOut' | 'stop' | 'unqueue' | 'bet' | 'queue' | 'none'

/** Everything needed to play Crash: the shared round, the player's bet, and the bet for the next round. */
export function useCrashPlay(session: GameSession, table: CrashTable) {
  const { clock, line, error: tableError } = useCrashTable(session.token, table)
  const isLive = line === 'live'
  const own = useCrashBet(session, table)
  const [auto, setAuto] = useState(keptTarget)
  useEffect(() => keepTarget(auto), [auto])
  const { rules, bonus, round } = table
  // Above the highest profit a bet is not refused but cashed out. A bonus requires an automatic cash-out within its odds.
  const odds = bonus && auto.isOn ? auto.target : rules.least
  const stake = useStake(crashCalls.code, { ...table, maxProfit: undefined }, odds * RATE)
  const wishOf = (amount: bigint): Wish => ({ stake: amount, autoCashOut: auto.isOn ? auto.target : null })
  const next = useNextBet(table, own, isLive)
  const run = useAutoCrash({
    own,
    isOpen: next.isOpen,
    most: stake.most,
    wishOf: (amount) => (auto.isOn ? wishOf(amount) : undefined),
  })
  const { open, hasUnanswered, isAsking } = own
  const canBet = stake.amount !== undefined && stake.problem === undefined

  function actionOf(): CrashAction {
    if (isAsking) return 'none'
    if (hasUnanswered) return 'check'
    if (open) return round?.round === open.round && round.phase === 'RUNNING' && isLive ? 'cashOut' : 'none'
    if (run.isOn) return 'stop'
    if (next.wish) return 'unqueue'
    if (!canBet || !isLive) return 'none'
    return next.isOpen ? 'bet' : 'queue'
  }
  const action = actionOf()

  function bet() {
    if (stake.amount === undefined) return
    run.clear()
    keepStake(crashCalls.code, stake.amount)
    if (action === 'bet') void own.place(wishOf(stake.amount))
    else next.set(wishOf(stake.amount))
  }
  const DO: Record<CrashAction, () => unknown> = {
    check: own.check,
    cashOut: own.cashOut,
    stop: run.stop,
    unqueue: () => next.set(undefined),
    bet,
    queue: bet,
    none: () => undefined,
  }

  return {
    flight: { round, clock, isLive },
    line,
    /** The stage shows a failed table request; the player only has to act when the session has ended. */
    error: own.error ?? (isGameOver(tableError) ? tableError : undefined),
    own,
    auto,
    setAuto: (changes: Partial<AutoTarget>) => {
      own.forgive()
      setAuto((known) => ({ ...known, ...changes, target: clampTarget(changes.target ?? known.target) }))
    },
    stake,
    wish: next.wish,
    run,
    action,
    press: () => void DO[action](),
    canBet: canBet && isLive,
    /** The bet must not change. */
    isLocked: open !== undefined || isAsking || hasUnanswered || next.wish !== undefined || run.isOn,
  }
}
export type CrashPlay = ReturnType<typeof useCrashPlay>
