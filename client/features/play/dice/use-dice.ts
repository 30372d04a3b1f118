import { useEffect, useRef, useState } from 'react'
import { moneyToWire } from '#contract/wire.ts'
import type { DiceDirection, DiceRound, DiceTable } from '#contract/play/dice/dice.ts'
import { diceMultiplier } from '#contract/play/dice/dice-roll.ts'
import type { GameSession } from '#contract/play/launch.ts'
import { useRemind } from '#client/features/identity/responsible-play/index.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { ROLL_SETTLE_MS } from '#client/lib/timings.ts'
import { isUnanswered, useBet, type DiceBetInput } from './dice.queries.ts'
import { clampTarget, mirrorTarget } from './dice-target.ts'
import { mostStake, parseStake, stakeProblem, stakeText } from './dice-stake.ts'
import { newRequestId } from '#client/lib/request-id.ts'
import { playSound } from './sound.ts'

const FIRST_TARGET = 4_950
const FIRST_STAKE = 1_000_000n

/** What the player has chosen: direction, target and stake. */
function useChoice(table: DiceTable) {
  const [target, setTarget] = useState(FIRST_TARGET)
  const [direction, setDirection] = useState<DiceDirection>('over')
  const multiplier = diceMultiplier(target, direction)
  const [typed, setTyped] = useState(() => {
    const most = mostStake(table, multiplier)
    return stakeText(most >= table.minStake && most < FIRST_STAKE ? most : FIRST_STAKE)
  })
  const stake = parseStake(typed)
  return {
    target,
    direction,
    multiplier,
    typed,
    stake,
    problem: stakeProblem(stake, table, multiplier),
    aim: (next: number) => setTarget(clampTarget(next)),
    turn: () => {
      setDirection(direction === 'over' ? 'under' : 'over')
      setTarget(mirrorTarget(target))
    },
    type: setTyped,
    put: (amount: bigint) => setTyped(stakeText(amount)),
  }
}
export type Choice = ReturnType<typeof useChoice>

/** `rolling` from the tap until the answer, `settling` until the digits stop; only then can the next bet be made. */
type Phase = 'ready' | 'rolling' | 'settling'

/**
 * The table's state: the choice, the current bet, the last roll. A bet lasts from the tap until its roll has settled, so that a
 * double tap is one bet. A bet without an answer is kept, and must be retried before anything else can be bet.
 */
export function useDice(session: GameSession, table: DiceTable) {
  const choice = useChoice(table)
  const bet = useBet(session)
  const remind = useRemind()
  const isRunning = useRef(false)
  const [phase, setPhase] = useState<Phase>('ready')
  const [unanswered, setUnanswered] = useState<DiceBetInput>()
  const [round, setRound] = useState<DiceRound>()
  const [error, setError] = useState<unknown>()
  /** The balance while the dice roll: the stake is deducted at the start (GAM-01), a win is added when the roll has settled. */
  const [left, setLeft] = useState<bigint>()
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settling.current), [])

  function stand(next: DiceRound) {
    setRound(next)
    setUnanswered(undefined)
    setLeft(next.balanceBefore - next.stake)
    if (next.payout > next.stake) playSound('win')
  }
  function refuse(cause: unknown, input: DiceBetInput) {
    if (cause instanceof ApiError && cause.code === 'reality.check.due') remind()
    setError(cause)
    setUnanswered(isUnanswered(cause) ? input : undefined)
    setLeft(undefined)
  }

  async function send(input: DiceBetInput, remaining?: bigint) {
    if (isRunning.current) return
    isRunning.current = true
    setLeft(remaining)
    setPhase('rolling')
    setError(undefined)
    playSound('click')
    try {
      stand(await bet.mutateAsync(input))
    } catch (cause) {
      refuse(cause, input)
    }
    setPhase('settling')
    settling.current = setTimeout(() => {
      isRunning.current = false
      setLeft(undefined)
      setPhase('ready')
    }, ROLL_SETTLE_MS)
  }

  function place() {
    if (unanswered) return void send(unanswered)
    const { stake, problem, target, direction } = choice
    if (stake === undefined || problem) return undefined
    return void send({ requestId: newRequestId(), stake: moneyToWire(stake), target, direction }, table.balance - stake)
  }

  return {
    choice,
    round,
    isRolling: phase === 'rolling',
    /** Nothing can be changed or bet now. */
    isBusy: phase !== 'ready',
    balance: left ?? table.balance,
    hasUnanswered: unanswered !== undefined,
    error,
    forgive: () => setError(undefined),
    place,
  }
}
export type Dice = ReturnType<typeof useDice>
