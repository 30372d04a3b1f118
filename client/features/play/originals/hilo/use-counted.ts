import { useEffect, useRef, useState } from 'react'
import { HI_LO_TOTAL_MS } from '#client/lib/timings.ts'

/** Counts from the last value to the new one, starting at `first`; no counting with `isStill`. */
export function useCounted(value: number, first: number, isStill: boolean): number {
  const latest = useRef(first)
  const [shown, setShown] = useState(first)
  useEffect(() => {
    const from = isStill ? value : latest.current
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - start) / HI_LO_TOTAL_MS))
      latest.current = from === value ? value : Math.floor(from + (value - from) * part)
      setShown(latest.current)
      if (part < 1 && from !== value) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, isStill])
  return isStill ? value : shown
}
