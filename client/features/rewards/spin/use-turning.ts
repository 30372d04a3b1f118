import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useReducedMotion } from '#client/lib/use-reduced-motion.ts'
import type { SpinPhase } from './use-spinning.ts'
import { middleOf } from './wheel-shape.ts'
import { standAt, startTurning, type Turning } from './wheel-turning.ts'

interface Stage {
  wheel: RefObject<SVGSVGElement | null>
  pointer: RefObject<SVGSVGElement | null>
  fields: number
  phase: SpinPhase
  /** Where it stops; null = anywhere. */
  place: number | null
  onStopped: () => void
}

/** Turns the wheel through the phases of a spin; with reduced motion it only appears at the prize. */
export function useTurning({ wheel, pointer, fields, phase, place, onStopped }: Stage): void {
  const isStill = useReducedMotion()
  const turning = useRef<Turning>(undefined)
  const turn = useRef(0)
  const stopped = useEffectEvent(onStopped)

  const start = useEffectEvent(() => {
    if (isStill || !wheel.current || !pointer.current) return
    turning.current = startTurning({ wheel: wheel.current, pointer: pointer.current, fields }, turn.current)
  })
  const stop = useEffectEvent(async (at: number | null) => {
    const moving = turning.current
    turning.current = undefined
    if (moving) turn.current = await moving.stop(at)
    else if (at !== null) turn.current = -middleOf(at, fields)
    if (wheel.current) standAt(wheel.current, turn.current)
    stopped()
  })
  useEffect(() => {
    if (phase === 'TURNING') start()
    // Unmounting cancels the animation and rejects the promise.
    if (phase === 'STOPPING' || phase === 'FAILING') void stop(phase === 'STOPPING' ? place : null).catch(() => undefined)
  }, [phase, place])
  useEffect(() => () => turning.current?.cancel(), [])
}
