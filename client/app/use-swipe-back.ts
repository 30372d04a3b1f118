import { useEffect, useRef } from 'react'
import { SWIPE_PX, THROTTLE_MS } from '#client/lib/timings.ts'

/**
 * Phones animate a back swipe themselves. A swipe of over 100 px marks the next 500 ms (SCR-03), so that our own transition does
 * not run as well.
 */
export function useSwipeBack(): () => boolean {
  const swipedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    let startX = 0
    const start = (event: TouchEvent) => {
      startX = event.touches[0]?.clientX ?? 0
    }
    const end = (event: TouchEvent) => {
      const endX = event.changedTouches[0]?.clientX ?? startX
      if (Math.abs(endX - startX) > SWIPE_PX) swipedAt.current = performance.now()
    }
    addEventListener('touchstart', start, { passive: true })
    addEventListener('touchend', end, { passive: true })
    addEventListener('touchcancel', end, { passive: true })
    return () => {
      removeEventListener('touchstart', start)
      removeEventListener('touchend', end)
      removeEventListener('touchcancel', end)
    }
  }, [])
  return () => performance.now() - swipedAt.current < THROTTLE_MS.gesture
}
