/** The pause before another SMS code may be requested (SCR-29). */
import { useEffect, useState } from 'react'
import { SMS_COUNTDOWN_SECONDS, SMS_TICK_MS } from '#client/lib/timings.ts'

const SECOND_MS = 1_000
/** A longer pause means that one of the two clocks is wrong. */
const LONGEST_SECONDS = 600

export function secondsUntil(expirationTime: number, now: number): number {
  const seconds = Math.ceil((expirationTime - now) / SECOND_MS)
  return seconds > 0 && seconds <= LONGEST_SECONDS ? seconds : SMS_COUNTDOWN_SECONDS
}

/** Whole seconds left, 0 when over. Stored as an instant, so that a sleeping tab catches up. */
export function useCountdown() {
  const [endsAt, setEndsAt] = useState(0)
  const [secondsLeft, setSecondsLeft] = useState(0)

  useEffect(() => {
    if (endsAt === 0) return undefined
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / SECOND_MS))
      setSecondsLeft(left)
      if (left === 0) setEndsAt(0)
    }, SMS_TICK_MS)
    return () => clearInterval(timer)
  }, [endsAt])

  const run = (seconds: number) => {
    setSecondsLeft(seconds)
    setEndsAt(Date.now() + seconds * SECOND_MS)
  }
  return {
    secondsLeft,
    start: () => run(SMS_COUNTDOWN_SECONDS),
    /** Counts down to the server's time. */
    follow: (expirationTime: number) => run(secondsUntil(expirationTime, Date.now())),
    stop: () => {
      setSecondsLeft(0)
      setEndsAt(0)
    },
  }
}
