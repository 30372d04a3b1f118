import { useEffect, useRef, useState } from 'react'
import { moneyToWire } from '#contract/wire.ts'
import type { DiceDirection, DiceRound, DiceTable } from '#contract/dice.ts'
import { diceMultiplier } from '#contract/dice-roll.ts'
import type { GameSession } from '#contract/launch.ts'
import { BET_PAUSE_MS } from '#client/lib/timings.ts'
import { isUnanswered, useBet, type DiceBetInput } from './dice.queries.ts'
import { clampTarget, mirrorTarget } from './dice-target.ts'
import { mostStake, parseStake, stakeProblem, stakeText } from './dice-stake.ts'
import { newRequestId } from './request-id.ts'
import { playSound } from './sound.ts'

const FIRST_TARGET = 4_950
const FIRST_STAKE = 1_000_000n

/** What the player has chosen: where to roll, for how much. */
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

/**
 * The table's state: the choice, the bet under way, the last roll. A bet runs from the tap until its roll stands, so a double
 * tap is one bet. One that was never answered is kept and asked for again before anything else can be bet.
 */
export function useDice(session: GameSession, table: DiceTable) {
  const choice = useChoice(table)
  const bet = useBet(session)
  const isRunning = useRef(false)
  const [isRolling, setRolling] = useState(false)
  const [unanswered, setUnanswered] = useState<DiceBetInput>()
  const [round, setRound] = useState<DiceRound>()
  const [error, setError] = useState<unknown>()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  function settle(next: DiceRound) {
    setRound(next)
    setUnanswered(undefined)
    if (next.payout > next.stake) playSound('win')
  }
  function refuse(cause: unknown, input: DiceBetInput) {
    setError(cause)
    setUnanswered(isUnanswered(cause) ? input : undefined)
  }

  async function send(input: DiceBetInput) {
    if (isRunning.current) return
    isRunning.current = true
    setRolling(true)
    setError(undefined)
    playSound('click')
    try {
      settle(await bet.mutateAsync(input))
    } catch (cause) {
      refuse(cause, input)
    }
    setRolling(false)
    pause.current = setTimeout(() => {
      isRunning.current = false
    }, BET_PAUSE_MS)
  }

  function place() {
    if (unanswered) return void send(unanswered)
    const { stake, problem, target, direction } = choice
    if (stake === undefined || problem) return undefined
    return void send({ requestId: newRequestId(), stake: moneyToWire(stake), target, direction })
  }

  return {
    choice,
    round,
    isRolling,
    /** What the player has while the dice roll: the stake is gone at the start (GAM-01). */
    balance: isRolling && !unanswered && choice.stake !== undefined ? table.balance - choice.stake : table.balance,
    hasUnanswered: unanswered !== undefined,
    error,
    forgive: () => setError(undefined),
    place,
  }
}
export type Dice = ReturnType<typeof useDice>
