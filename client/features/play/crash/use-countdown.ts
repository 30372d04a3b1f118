import { useEffect, useState } from 'react'
import type { ServerClock } from './server-clock.ts'

const SECOND_MS = 1_000
const STEP_MS = 100

/** Whole seconds until a server time, at least 0. */
export function useCountdown(clock: ServerClock, until: number): number {
  const [, setStep] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setStep((step) => step + 1), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - clock.now()) / SECOND_MS))
}
