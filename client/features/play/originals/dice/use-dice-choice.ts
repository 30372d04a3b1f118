import { useState } from 'react'
import { type DiceDirection, diceMultiplier } from '#contract/play/originals/dice.ts'
import { clampTarget, mirrorTarget } from './dice-target.ts'

const FIRST_TARGET = 4_950

/** What the player has chosen: direction and target. */
export function useDiceChoice() {
  const [target, setTarget] = useState(FIRST_TARGET)
  const [direction, setDirection] = useState<DiceDirection>('over')
  return {
    target,
    direction,
    multiplier: diceMultiplier(target, direction),
    aim: (next: number) => setTarget(clampTarget(next)),
    turn: () => {
      setDirection(direction === 'over' ? 'under' : 'over')
      setTarget(mirrorTarget(target))
    },
  }
}
export type DiceChoice = ReturnType<typeof useDiceChoice>
