import { useLayoutEffect, useRef } from 'react'
import { hundredthsText } from '#client/features/play/game-frame/index.ts'
import { LIMBO_RUN_MS } from '#client/lib/timings.ts'

const START = 100
/** From this many hundredths on, the multiplier uses a smaller font. */
const LONG_FROM = 100_000
const easeOut = (part: number) => 1 - (1 - part) ** 3

interface Run {
  /** In hundredths; undefined before the first round. */
  result: number | undefined
  isAsking: boolean
  isShowing: boolean
  /** The result appears without the run-up. */
  isStill: boolean
}

/**
 * The multiplier running up to the result, growing exponentially. It is written straight into the returned element, not through
 * React, because it changes with every frame while the stage stays the same; a long one is marked with `data-long`.
 */
export function useRunUp({ result = START, isAsking, isShowing, isStill }: Run) {
  const number = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const write = (hundredths: number) => {
      if (!number.current) return
      number.current.textContent = hundredthsText(hundredths)
      number.current.toggleAttribute('data-long', hundredths >= LONG_FROM)
    }
    if (isAsking || isStill || !isShowing) {
      write(isAsking ? START : result)
      return undefined
    }
    write(START)
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - start) / LIMBO_RUN_MS))
      write(part < 1 ? Math.floor(START * (result / START) ** easeOut(part)) : result)
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [result, isAsking, isShowing, isStill])
  return number
}
