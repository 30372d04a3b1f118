import { useEffect, useRef } from 'react'
import { colourOf, ROULETTE_NUMBERS } from '#contract/play/originals/roulette.ts'
import { cx } from '#client/lib/class-names.ts'
import { ROULETTE_SPIN_MS } from '#client/lib/timings.ts'
import styles from './RouletteWheel.module.css'
import { WHEEL_ORDER } from './table-places.ts'

interface Props {
  number: number | undefined
  isAsking: boolean
  isSpinning: boolean
  /** The result appears without spinning. */
  isStill: boolean
}

const FULL_TURN = 360
const POCKET = FULL_TURN / ROULETTE_NUMBERS
const SPIN_TURNS = 2
const [OUTER, INNER] = [270, 222]
const pointAt = (degrees: number, radius: number) => {
  const angle = (degrees * Math.PI) / 180
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
}
/** One pocket, at the top. */
const POCKET_PATH = `M${pointAt(-POCKET / 2, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${pointAt(POCKET / 2, OUTER)}L${pointAt(POCKET / 2, INNER)}A${INNER} ${INNER} 0 0 0 ${pointAt(-POCKET / 2, INNER)}Z`
/** The rotation that puts this number at the top. */
const turnOf = (number: number) => -POCKET * WHEEL_ORDER.findIndex((one) => one === number)

/** The visible top of the wheel's rim; it turns until the number is there. */
export function RouletteWheel({ number, isAsking, isSpinning, isStill }: Props) {
  const wheel = useRef<SVGSVGElement>(null)
  /** Where the last spin ended. */
  const last = useRef(number ?? 0)
  useEffect(() => {
    if (number === undefined) return undefined
    const from = turnOf(last.current)
    last.current = number
    if (!isSpinning || isStill) return undefined
    const to = turnOf(number)
    // Always backwards, by at least the full turns.
    const end = to - FULL_TURN * (SPIN_TURNS + (to > from ? 1 : 0))
    const frames = [from, end].map((degrees) => ({ transform: `rotate(${degrees}deg)` }))
    const animation = wheel.current?.animate(frames, { duration: ROULETTE_SPIN_MS, easing: 'cubic-bezier(0.12, 0.7, 0.15, 1)' })
    return () => animation?.cancel()
  }, [number, isSpinning, isStill])

  const isStanding = number !== undefined && !isAsking && !isSpinning
  return (
    <div className={styles.window} aria-hidden="true">
      <svg
        ref={wheel}
        viewBox="-292 -292 584 584"
        className={styles.wheel}
        style={{ transform: `rotate(${turnOf(number ?? 0)}deg)` }}
      >
        <circle r="281" className={styles.wood} />
        <circle r="271.5" className={styles.rim} />
        {WHEEL_ORDER.map((pocket, index) => (
          <g key={pocket} transform={`rotate(${index * POCKET})`}>
            <path d={POCKET_PATH} className={cx(styles.pocket, styles[colourOf(pocket)])} />
            <text y="-250" className={styles.figure}>
              {pocket}
            </text>
          </g>
        ))}
        <circle r={INNER} className={styles.inside} />
      </svg>
      {isStanding && <span className={styles.ball} />}
    </div>
  )
}
