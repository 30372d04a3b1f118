import { useEffect, useState } from 'react'
import { LIMBO_RUN_MS } from '#client/lib/timings.ts'

const START = 100
const easeOut = (part: number) => 1 - (1 - part) ** 3

/**
 * The multiplier on its way up to the result, in hundredths: each moment multiplies it. Undefined while it is not moving. `isStill`:
 * the result only appears.
 */
export function useRunUp(result: number | undefined, isShowing: boolean, isStill: boolean): number | undefined {
  const [moving, setMoving] = useState<number>()
  useEffect(() => {
    if (isStill || !isShowing || result === undefined) return undefined
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - start) / LIMBO_RUN_MS))
      setMoving(Math.floor(START * (result / START) ** easeOut(part)))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => {
      cancelAnimationFrame(frame)
      setMoving(undefined)
    }
  }, [result, isShowing, isStill])
  return isStill ? undefined : moving
}
