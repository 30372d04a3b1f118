import { useEffect, useState } from 'react'
import { KENO_DRAW_MS } from '#client/lib/timings.ts'

/** How many of the drawn numbers to show: one by one while the round is shown, otherwise all. */
export function useReveal(count: number, roundId: string | undefined, isShowing: boolean, isStill: boolean): number {
  const [seen, setSeen] = useState<{ of: string | undefined; count: number }>({ of: undefined, count: 0 })
  const isMoving = isShowing && !isStill
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(
      () => setSeen((last) => ({ of: roundId, count: last.of === roundId ? last.count + 1 : 1 })),
      KENO_DRAW_MS,
    )
    return () => clearInterval(timer)
  }, [isMoving, roundId])
  if (!isMoving) return count
  return seen.of === roundId ? Math.min(count, seen.count) : 0
}
