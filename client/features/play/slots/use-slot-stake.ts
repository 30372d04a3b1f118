import { useState } from 'react'
import { MONEY_SCALE } from '#contract/wire.ts'
import { keep, readStored } from '#client/lib/storage.ts'
import type { SlotState } from './slot-state.ts'

const FIRST_STAKE = 2n * MONEY_SCALE
const keyOf = (code: string) => `palaro.slot.stake.${code}`

/** The highest stake up to this amount; the lowest if all are above it. */
export const stakeUpTo = (stakes: readonly bigint[], most: bigint): bigint =>
  stakes.findLast((stake) => stake <= most) ?? stakes[0]!

function firstStake(code: string, { limits, balance }: SlotState): bigint {
  const stored = readStored('localStorage', keyOf(code)) ?? ''
  const wanted = /^\d{1,15}$/.test(stored) ? BigInt(stored) : FIRST_STAKE
  return stakeUpTo(limits.stakes, wanted < balance ? wanted : balance)
}

/** The game's stakes, a step up or down at a time; remembered per game on this device. */
export function useSlotStake(code: string, state: SlotState) {
  const { stakes } = state.limits
  const [stake, setStake] = useState(() => firstStake(code, state))
  const at = stakes.indexOf(stake)
  return {
    stake,
    less: stakes[at - 1],
    more: stakes[at + 1],
    put(next: bigint) {
      keep('localStorage', keyOf(code), String(next))
      setStake(next)
    },
  }
}
