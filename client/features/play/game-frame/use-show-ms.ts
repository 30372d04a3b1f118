import { STILL_SHOW_MS } from '#client/lib/timings.ts'
import { useReducedMotion } from '#client/lib/use-reduced-motion.ts'

/** How long a result is on its way to be seen: with reduced motion it only appears. */
export function useShowMs(milliseconds: number): () => number {
  const isStill = useReducedMotion()
  return () => (isStill ? STILL_SHOW_MS : milliseconds)
}
