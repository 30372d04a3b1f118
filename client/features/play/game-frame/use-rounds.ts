import { useEffect, useRef, useState } from 'react'
import type { GameSession } from '#contract/play/launch.ts'
import { useRemind } from '#client/features/identity/responsible-play/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { REFUSAL_PAUSE_MS } from '#client/lib/timings.ts'
import { type GameCalls, type GameRound, type GameTable, isOpenRound, type PlacedBet } from './game-calls.ts'
import { isUnanswered, useBet } from './game-frame.queries.ts'
import { playSound } from './sound.ts'

/**
 * `asking` from the tap until the answer, `showing` until the result is shown, `pausing` after a refusal; only `ready` allows a
 * bet.
 */
type Phase = 'ready' | 'asking' | 'showing' | 'pausing'

const waited = (milliseconds: number, timer: { current: ReturnType<typeof setTimeout> | undefined }) =>
  new Promise<void>((resolve) => {
    timer.current = setTimeout(resolve, milliseconds)
  })

interface Deps<Bet extends PlacedBet, Round extends GameRound, Table extends GameTable> {
  calls: GameCalls<Bet, Round, Table>
  session: GameSession
  table: Table
  /** How long the game takes to show this round. */
  showMs: (round: Round) => number
}

/**
 * The current bet and the last round. A bet lasts from the tap until its result is shown, so that a double tap is one bet. A bet
 * without an answer is stored, and must be retried before the next bet.
 */
export function useRounds<Bet extends PlacedBet, Round extends GameRound, Table extends GameTable>({
  calls,
  session,
  table,
  showMs,
}: Deps<Bet, Round, Table>) {
  const bet = useBet(calls, session)
  const remind = useRemind()
  const isRunning = useRef(false)
  const [phase, setPhase] = useState<Phase>('ready')
  const [unanswered, setUnanswered] = useState<Bet>()
  const [round, setRound] = useState<Round>()
  const [error, setError] = useState<unknown>()
  /** The balance shown meanwhile: the stake is deducted at the start (GAM-01), a win is added with the result. */
  const [left, setLeft] = useState<bigint>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function show(next: Round) {
    setRound(next)
    setUnanswered(undefined)
    setLeft(isOpenRound(next) ? undefined : next.balanceAfter - next.payout)
    setPhase('showing')
    await waited(showMs(next), timer)
    if (next.payout > next.stake) playSound('win')
  }
  async function refuse(cause: unknown, input: Bet) {
    if (cause instanceof ApiError && cause.code === 'reality.check.due') remind()
    setError(cause)
    setUnanswered(isUnanswered(cause) ? input : undefined)
    setLeft(undefined)
    setPhase('pausing')
    await waited(REFUSAL_PAUSE_MS, timer)
  }
  async function ask(input: Bet): Promise<Round | undefined> {
    try {
      return await bet.mutateAsync(input)
    } catch (cause) {
      await refuse(cause, input)
      return undefined
    }
  }

  /** Resolves with the round once it is shown; undefined if the bet was refused, or another one is under way. */
  async function send(input: Bet, remaining?: bigint): Promise<Round | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setLeft(remaining)
    setPhase('asking')
    setError(undefined)
    playSound('click')
    const next = await ask(input)
    if (next) await show(next)
    isRunning.current = false
    setLeft(undefined)
    setPhase('ready')
    return next
  }

  return {
    round,
    isAsking: phase === 'asking',
    /** The round is known and is being shown. */
    isShowing: phase === 'showing',
    /** Nothing can be changed or bet now. */
    isBusy: phase !== 'ready',
    balance: left ?? table.balance,
    hasUnanswered: unanswered !== undefined,
    error,
    forgive: () => setError(undefined),
    place: (input: Bet, stake: bigint) => send(input, table.balance - stake),
    /** For an open round: its stake is already deducted. */
    step: (input: Bet) => send(input),
    retry: () => (unanswered ? send(unanswered) : Promise.resolve(undefined)),
  }
}
export type Rounds<Round extends GameRound> = Omit<
  ReturnType<typeof useRounds<PlacedBet, Round, GameTable>>,
  'place' | 'step' | 'retry'
>
