import { useEffect, useRef, useState } from 'react'
import { COUNT_UP_MS } from '#client/lib/timings.ts'
import { useReducedMotion } from '#client/lib/use-reduced-motion.ts'
import { Money, type MoneyProps } from './Money.tsx'

const STEPS = 1_000
const easeOut = (part: number) => 1 - (1 - part) ** 3

interface Props extends MoneyProps {
  /** Where it starts when it first appears; without it, nothing moves then. */
  from?: bigint
  /** How long it counts. */
  milliseconds?: number
}

/** Money that counts from its last value to the new one; screen readers hear only the new one. */
export function CountUp({ amount, from: first = amount, milliseconds = COUNT_UP_MS, ...money }: Props) {
  const isStill = useReducedMotion()
  const [shown, setShown] = useState(first)
  const latest = useRef(first)

  useEffect(() => {
    const from = latest.current
    if (isStill || from === amount) {
      latest.current = amount
      setShown(amount)
      return undefined
    }
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - start) / milliseconds))
      latest.current = from + ((amount - from) * BigInt(Math.round(easeOut(part) * STEPS))) / BigInt(STEPS)
      setShown(latest.current)
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [amount, isStill, milliseconds])

  return (
    <>
      <span aria-hidden="true">
        <Money {...money} amount={shown} />
      </span>
      <span className="visually-hidden">
        <Money {...money} amount={amount} />
      </span>
    </>
  )
}
