import { useEffect, useRef } from 'react'
import { colourOf } from '#contract/play/originals/roulette.ts'
import { cx } from '#client/lib/class-names.ts'
import { ROULETTE_SPIN_MS } from '#client/lib/timings.ts'
import styles from './RouletteStrip.module.css'
import { WHEEL_ORDER } from './table-places.ts'

interface Props {
  number: number | undefined
  isAsking: boolean
  isSpinning: boolean
  /** The result only appears. */
  isStill: boolean
}

const POCKET_PX = 46
/** Keeps the place of the number that is not known yet. */
const NO_NUMBER = '\u00a0'
/** The wheel unrolled several times over; it rests on the second lap and spins three further. */
const LAPS = 6
const REST_LAP = 1
const SPIN_LAPS = 3
const POCKETS = Array.from({ length: LAPS }, () => WHEEL_ORDER).flat()
const offsetOf = (number: number, lap: number) =>
  -(WHEEL_ORDER.findIndex((one) => one === number) + lap * WHEEL_ORDER.length + 0.5) * POCKET_PX

/** The rim of the wheel, rolling past a pointer to the number, and the number itself. */
export function RouletteStrip({ number, isAsking, isSpinning, isStill }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  /** Where the last spin ended. */
  const last = useRef(number ?? 0)
  useEffect(() => {
    if (number === undefined) return undefined
    const from = last.current
    last.current = number
    if (!isSpinning || isStill) return undefined
    const frames = [offsetOf(from, REST_LAP), offsetOf(number, REST_LAP + SPIN_LAPS)].map((offset) => ({
      transform: `translateX(${offset}px)`,
    }))
    const animation = strip.current?.animate(frames, { duration: ROULETTE_SPIN_MS, easing: 'cubic-bezier(0.12, 0.7, 0.15, 1)' })
    return () => animation?.cancel()
  }, [number, isSpinning, isStill])

  const isStanding = number !== undefined && !isAsking && !isSpinning
  return (
    <div className={styles.wheel} aria-hidden="true">
      <p className={cx(styles.result, isStanding && styles[colourOf(number)])}>{isStanding ? number : NO_NUMBER}</p>
      <div className={styles.window}>
        <div ref={strip} className={styles.strip} style={{ transform: `translateX(${offsetOf(number ?? 0, REST_LAP)}px)` }}>
          {POCKETS.map((pocket, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a pocket is its place
            <span key={at} className={cx(styles.pocket, styles[colourOf(pocket)])}>
              {pocket}
            </span>
          ))}
        </div>
        <span className={styles.pointer} />
      </div>
    </div>
  )
}
