import { useEffect, useState } from 'react'
import type { CrashRound } from '#contract/play/crash/crash.ts'
import { shownAt } from '#contract/play/crash/crash-curve.ts'
import { useReducedMotion } from '#client/lib/use-reduced-motion.ts'
import { CRASH_STILL_STEP_MS } from '#client/lib/timings.ts'
import type { ServerClock } from './server-clock.ts'

/** The current round and the clock that tells how far it is. */
export interface Flight {
  round: CrashRound | null
  clock: ServerClock
  /** Nothing moves while the connection is lost. */
  isLive: boolean
}

const START = 100

/** How long the round has been running, in milliseconds; undefined if it is not running. */
export function elapsedOf({ round, clock }: Flight): number | undefined {
  if (round?.phase !== 'RUNNING' || round.startedAt === null) return undefined
  return Math.max(0, clock.now() - round.startedAt)
}

/**
 * The current multiplier, in hundredths, updated at most every `stepMs`; after the crash its point. With reduced motion it moves in
 * few steps.
 */
export function useShown(flight: Flight, stepMs = 0): number {
  const { round, clock, isLive } = flight
  const isStill = useReducedMotion()
  const [seen, setSeen] = useState({ round: '', shown: START })
  const { round: id, phase, startedAt } = round ?? {}
  const wait = isStill ? Math.max(stepMs, CRASH_STILL_STEP_MS) : stepMs
  useEffect(() => {
    if (!isLive || id === undefined || phase !== 'RUNNING' || startedAt == null) return undefined
    let last = Number.NEGATIVE_INFINITY
    let frame = requestAnimationFrame(function step(now) {
      frame = requestAnimationFrame(step)
      if (now - last < wait) return
      last = now
      const shown = shownAt(clock.now() - startedAt)
      setSeen((known) => (known.round === id && known.shown === shown ? known : { round: id, shown }))
    })
    return () => cancelAnimationFrame(frame)
  }, [isLive, id, phase, startedAt, clock, wait])
  if (!round || round.phase === 'BETTING') return START
  if (round.phase === 'CRASHED') return round.point ?? START
  return seen.round === round.round ? seen.shown : START
}
