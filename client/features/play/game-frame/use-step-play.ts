import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { GameSession } from '#contract/play/launch.ts'
import type { StepRound } from '#contract/play/originals/stepped.ts'
import { newRequestId } from '#client/lib/request-id.ts'
import { isOpenRound, type PlacedBet } from './game-calls.ts'
import { gameHistory, roundsOf } from './game-frame.queries.ts'
import { keepStake } from './last-stake.ts'
import { newestRound } from './newest-round.ts'
import { asksOf, type StepAsk, type StepCalls, type StepTable } from './step-calls.ts'
import { useAutoBet } from './use-auto-bet.ts'
import { usePace } from './use-pace.ts'
import type { Play } from './use-play.ts'
import { useSessionProfit } from './use-session-profit.ts'
import { useRounds } from './use-rounds.ts'
import type { Stake } from './use-stake.ts'

interface Deps<Bet extends PlacedBet, Move, Round extends StepRound, Table extends StepTable<Round>> {
  calls: StepCalls<Bet, Move, Round, Table>
  session: GameSession
  table: Table
  stake: Stake
  /** The bet for the player's choices at this stake, after the last round of the visit; undefined while a choice is missing. */
  betOf: (stake: bigint, last: Round | undefined) => Bet | undefined
  /** The steps an automatic bet takes before it cashes out. */
  autoMoves?: readonly Move[]
  showMs: (round: Round) => number
}

export interface StepPlay<Round extends StepRound = StepRound, Move = never> extends Play<Round> {
  /** The open round; undefined between rounds. */
  open: Round | undefined
  /** It was opened before this visit. */
  isResumed: boolean
  /** A call is under way, or its answer is being shown. */
  isBusy: boolean
  /** The player may take a step now. */
  canStep: boolean
  isCashingOut: boolean
  /** Takes a step now, or does nothing: for games where the next step depends on the last result. */
  take: (move: Move) => void
  /** As `take`, but during a step it is queued to run right after it. */
  takeNext: (move: Move) => void
  cashOut: () => void
}

/** As `usePlay`, for rounds that stay open between a bet and its end. */
export function useStepPlay<Bet extends PlacedBet, Move, Round extends StepRound, Table extends StepTable<Round>>({
  calls,
  session,
  table,
  stake,
  betOf,
  autoMoves = [],
  showMs,
}: Deps<Bet, Move, Round, Table>): StepPlay<Round, Move> {
  const { showMs: paced, ...pace } = usePace(table)
  const { place, step, retry, isBusy, ...rounds } = useRounds({
    calls: asksOf(calls),
    session,
    table,
    showMs: (next) => paced(showMs(next)),
  })
  const history = useInfiniteQuery(gameHistory(calls, session.token))
  const rows = roundsOf<Round>(history.data)
  const { hasUnanswered, isShowing } = rounds
  const round = newestRound<Round>(
    rounds.round,
    table.round,
    rows.find(({ roundId }) => roundId === rounds.round?.roundId),
  )
  const open = round && isOpenRound(round) ? round : undefined
  const [isPlayingThrough, setPlayingThrough] = useState(false)
  const [isCashingOut, setCashingOut] = useState(false)
  const lastStep = useRef<Promise<Round | undefined>>(undefined)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const atOf = ({ roundId, steps }: Round) => ({ requestId: newRequestId(), roundId, step: steps })
  const askBet = (made: Bet): StepAsk<Bet, Move> => ({ requestId: made.requestId, ask: 'bet', bet: made })
  const askTake = (at: ReturnType<typeof atOf>, move: Move): StepAsk<Bet, Move> => ({ ...at, ask: 'take', at, move })
  const askCashOut = (at: ReturnType<typeof atOf>): StepAsk<Bet, Move> => ({ ...at, ask: 'cashOut', at })

  /** Plays an automatic bet to the end of its round; undefined if a call was refused, or the page is left: the round stays open. */
  async function playThrough(amount: bigint): Promise<Round | undefined> {
    const made = betOf(amount, round)
    if (!made) return undefined
    setPlayingThrough(true)
    let now = await place(askBet(made), amount)
    for (const move of autoMoves) if (now && isOpenRound(now) && isHere.current) now = await step(askTake(atOf(now), move))
    if (now && isOpenRound(now) && isHere.current) now = await step(askCashOut(atOf(now)))
    setPlayingThrough(false)
    return now && !isOpenRound(now) ? now : undefined
  }
  const auto = useAutoBet({
    isBusy: isBusy || isPlayingThrough || hasUnanswered || open !== undefined,
    most: stake.most,
    place: playThrough,
  })
  const { amount, problem } = stake
  const canBet = hasUnanswered || (!open && amount !== undefined && problem === undefined && betOf(amount, round) !== undefined)
  const canStep = open !== undefined && !isBusy && !hasUnanswered && !auto.isOn && !isCashingOut

  function bet() {
    if (isBusy || auto.isOn) return
    auto.clear()
    if (hasUnanswered) {
      lastStep.current = retry()
      return
    }
    const made = amount === undefined || !canBet ? undefined : betOf(amount, round)
    if (!made || amount === undefined) return
    if (stake.put) keepStake(calls.code, amount)
    lastStep.current = place(askBet(made), amount)
  }
  /** The round after the current call; undefined if that was refused. */
  const settled = () => (isBusy ? lastStep.current : Promise.resolve(open))
  async function takeFrom(now: Promise<Round | undefined> | undefined, move: Move): Promise<Round | undefined> {
    const from = await now
    return from && isOpenRound(from) && isHere.current ? step(askTake(atOf(from), move)) : undefined
  }
  function take(move: Move) {
    if (canStep) takeNext(move)
  }
  function takeNext(move: Move) {
    if (open && !hasUnanswered && !auto.isOn && !isCashingOut) lastStep.current = takeFrom(settled(), move)
  }
  /** A tap during a step is queued to run right after it. */
  async function cashOut() {
    if (isCashingOut || hasUnanswered || auto.isOn) return
    setCashingOut(true)
    const now = await settled()
    if (now && isOpenRound(now) && now.cashOut !== null) await step(askCashOut(atOf(now)))
    setCashingOut(false)
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
    seen: isShowing && !open ? rows.filter(({ roundId }) => roundId !== round?.roundId) : rows,
    round,
    // An earlier round is not shown, unless it timed out.
    shown: round ?? rows.slice(0, 1).find(({ endedBy }) => endedBy === 'TIME'),
    isRunning: isPlayingThrough || (isBusy && !open),
    isLocked: isBusy || hasUnanswered || auto.isOn || open !== undefined,
    isRoundOpen: open !== undefined,
    canBet,
    bet,
    open,
    isResumed: open !== undefined && rounds.round === undefined,
    isBusy,
    canStep,
    isCashingOut,
    take,
    takeNext,
    cashOut: () => void cashOut(),
  }
}
