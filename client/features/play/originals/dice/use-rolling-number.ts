import { useEffect, useRef, useState } from 'react'
import { ROLL_SETTLE_MS, ROLL_SPIN_MS } from '#client/lib/timings.ts'

const SIDES = 10_001
/** Steps through the whole scale without repeating soon. For show only: the roll comes from the server. */
const STRIDE = 3_181
const easeOut = (part: number) => 1 - (1 - part) ** 4

/** Digits that spin until the roll is known, then stop on it. `isStill`: the roll only appears. */
export function useRollingNumber(roll: number | undefined, isRolling: boolean, isStill: boolean) {
  const [moving, setMoving] = useState<number>()
  const latest = useRef<number>(undefined)

  useEffect(() => {
    const show = (value: number | undefined) => {
      latest.current = value
      setMoving(value)
    }
    if (isStill) return undefined
    if (isRolling) {
      const spin = () => show(((latest.current ?? roll ?? 0) + STRIDE) % SIDES)
      // Spin at once: a roll that arrives before the first tick must still be seen to spin.
      spin()
      const timer = setInterval(spin, ROLL_SPIN_MS)
      return () => clearInterval(timer)
    }
    const from = latest.current
    if (from === undefined) return undefined
    const [to, start] = [roll ?? 0, performance.now()]
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - start) / ROLL_SETTLE_MS))
      show(part < 1 ? Math.round(from + (to - from) * easeOut(part)) : undefined)
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [roll, isRolling, isStill])

  return isStill
    ? { shown: roll, isStanding: !isRolling }
    : { shown: moving ?? roll, isStanding: !isRolling && moving === undefined }
}
