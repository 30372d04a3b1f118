import { useEffect, useRef } from 'react'
import { oddsText } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { WHEEL_SPIN_MS } from '#client/lib/timings.ts'
import { RADIUS, restOf, segmentPath, spinTo, toneOf } from './wheel-shape.ts'
import styles from './WheelDial.module.css'

interface Props {
  /** By segment; 1/10 000. */
  pays: readonly number[]
  /** Where it stops, or has stopped. */
  stop: { index: number; isWin: boolean } | undefined
  isAsking: boolean
  isSpinning: boolean
  /** The result only appears. */
  isStill: boolean
}

const EDGE = 14
const SIZE = 2 * (RADIUS + EDGE)

/** The wheel, spinning to its segment, and what it pays in the middle. */
export function WheelDial({ pays, stop, isAsking, isSpinning, isStill }: Props) {
  const wheel = useRef<SVGGElement>(null)
  const turn = useRef(0)
  const { index } = stop ?? {}
  const segments = pays.length

  /** Drawn turned that far; how many full turns it took makes no difference to the eye. */
  const rest = index === undefined ? 0 : restOf(index, segments)
  useEffect(() => {
    if (index === undefined || !isSpinning) return undefined
    const from = turn.current
    turn.current = spinTo(from, index, segments)
    if (isStill) return undefined
    const frames = [from, turn.current].map((degrees) => ({ transform: `rotate(${degrees}deg)` }))
    const animation = wheel.current?.animate(frames, { duration: WHEEL_SPIN_MS, easing: 'cubic-bezier(0.15, 0.75, 0.15, 1)' })
    return () => animation?.cancel()
  }, [index, segments, isSpinning, isStill])

  const isStanding = !isAsking && !isSpinning
  const result = isStanding && index !== undefined ? pays[index] : undefined
  return (
    <svg viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`} className={styles.dial} aria-hidden="true">
      <circle r={RADIUS + 7} className={styles.rim} />
      <g ref={wheel} style={{ transform: `rotate(${rest}deg)` }}>
        {pays.map((multiplier, at) => (
          <path
            // oxlint-disable-next-line react/no-array-index-key -- a segment is its place
            key={at}
            d={segmentPath(at, segments)}
            className={cx(styles.segment, styles[toneOf(multiplier, pays)], result !== undefined && at === index && styles.at)}
          />
        ))}
      </g>
      <path d={`M-13 ${-RADIUS - EDGE} H13 L0 ${-RADIUS + 14}Z`} className={styles.pointer} />
      <text className={cx(styles.result, result !== undefined && stop && (stop.isWin ? styles.won : styles.lost))}>
        {result === undefined ? '' : `${oddsText(result)}×`}
      </text>
    </svg>
  )
}
