import { useEffect, useEffectEvent, useRef } from 'react'
import { holdTone, playSound, useCanHear } from '#client/features/play/game-frame/index.ts'
import { elapsedOf, type Flight } from './use-shown.ts'

const START_HERTZ = 150
/** Follows the fourth root of the multiplier, so that the pitch stays low. */
const GROWTH_PER_MS = 0.000015
const LONGEST_MS = 120_000
const pitchAt = (elapsedMs: number) => START_HERTZ * Math.exp(GROWTH_PER_MS * elapsedMs)

/** A soft hum that rises in flight, and a burst if the crash happens while the page is open. */
export function useFlightSound(flight: Flight): void {
  const canHear = useCanHear()
  const { round, isLive } = flight
  const { round: id, phase, isInterrupted } = round ?? {}
  const isFlying = canHear && isLive && phase === 'RUNNING'
  const hum = useEffectEvent(() => {
    const elapsed = elapsedOf(flight) ?? 0
    return holdTone({ from: pitchAt(elapsed), to: pitchAt(elapsed + LONGEST_MS), seconds: LONGEST_MS / 1_000 })
  })
  useEffect(() => (isFlying ? hum() : undefined), [isFlying])

  const flown = useRef<string>(undefined)
  useEffect(() => {
    if (phase === 'RUNNING') flown.current = id
    if (phase !== 'CRASHED' || flown.current !== id) return
    flown.current = undefined
    if (canHear && isLive && !isInterrupted) playSound('burst')
  }, [phase, id, canHear, isLive, isInterrupted])
}
