import { useLayoutEffect, useRef, useState } from 'react'
import { hundredthsText } from '#client/features/play/game-frame/index.ts'
import { ROLL_SETTLE_MS, ROLL_SPIN_MS } from '#client/lib/timings.ts'

const SIDES = 10_001
/** Steps through the whole scale without early repeats. For show only: the roll comes from the server. */
const STRIDE = 3_181
const easeOut = (part: number) => 1 - (1 - part) ** 4

/**
 * Digits that spin until the roll is known, then stop on it. `isStill`: the roll appears without spinning. They are written
 * straight into the element of `number`, not through React, because they change with every frame while the stage stays the same.
 */
export function useRollingNumber(roll: number | undefined, isRolling: boolean, isStill: boolean) {
  const number = useRef<HTMLParagraphElement>(null)
  const [isMoving, setMoving] = useState(false)
  const moving = useRef<number>(undefined)

  useLayoutEffect(() => {
    const write = (value: number) => {
      if (number.current) number.current.textContent = hundredthsText(value)
    }
    const stand = () => {
      moving.current = undefined
      setMoving(false)
      write(roll ?? 0)
    }
    const move = (value: number) => {
      moving.current = value
      setMoving(true)
      write(value)
    }
    if (isStill) {
      stand()
      return undefined
    }
    if (isRolling) {
      const spin = () => move(((moving.current ?? roll ?? 0) + STRIDE) % SIDES)
      // Spin at once: a roll that arrives before the first tick must still be seen to spin.
      spin()
      const timer = setInterval(spin, ROLL_SPIN_MS)
      return () => clearInterval(timer)
    }
    const from = moving.current
    if (from === undefined) {
      stand()
      return undefined
    }
    const [to, start] = [roll ?? 0, performance.now()]
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - start) / ROLL_SETTLE_MS))
      if (part === 1) return stand()
      move(Math.round(from + (to - from) * easeOut(part)))
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [roll, isRolling, isStill])

  return { number, isStanding: !isRolling && (isStill || !isMoving) }
}
