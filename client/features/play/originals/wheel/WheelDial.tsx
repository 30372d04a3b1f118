import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { oddsText } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { WHEEL_LIGHT_MS, WHEEL_SPIN_MS, WHEEL_TICK_MS } from '#client/lib/timings.ts'
import tones from './tones.module.css'
import { INNER, middleOf, RADIUS, restOf, segmentPath, SLOWING, spinTo, ticksOf, toneOf } from './wheel-shape.ts'
import styles from './WheelDial.module.css'
import { WheelFrame, WheelPointer } from './WheelFrame.tsx'
import { WheelScenery } from './WheelScenery.tsx'

interface Props {
  /** The pays by segment; 1/10 000. */
  pays: readonly number[]
  /** The segment it stops at, or has stopped at. */
  index: number | undefined
  isSpinning: boolean
  /** The result is shown: light up its segment. */
  isLit: boolean
  /** The result appears without spinning. */
  isStill: boolean
  /** Shown in the hub. */
  children: ReactNode
}

/** From this many segments on, figures are written along the radius. */
const NARROW_SEGMENTS = 40
const FIGURE_RADIUS = 129

/** Each segment's edge pushes the pointer aside and lets it fall back; the first ones pass too fast for that. */
function tickFrames(ticks: readonly number[]): Keyframe[] {
  const back = (0.75 * WHEEL_TICK_MS) / WHEEL_SPIN_MS
  return [
    { offset: 0, rotate: '0deg' },
    { offset: 0.03, rotate: '-11deg' },
    ...ticks.flatMap((tick) => [
      { offset: tick, rotate: '-14deg' },
      { offset: Math.min(1, tick + back), rotate: '0deg' },
    ]),
  ]
}

/** The wheel at its fair, spinning to its segment. */
export function WheelDial({ pays, index, isSpinning, isLit, isStill, children }: Props) {
  const wheel = useRef<SVGSVGElement>(null)
  const pointer = useRef<SVGSVGElement>(null)
  const turn = useRef(0)
  const segments = pays.length

  /** Its rotation at rest; the number of full turns makes no visible difference. */
  const rest = index === undefined ? 0 : restOf(index, segments)
  useLayoutEffect(() => {
    if (index === undefined || !isSpinning) return undefined
    const from = turn.current
    const to = spinTo(from, index, segments)
    turn.current = to
    if (isStill) return undefined
    const frames = { transform: [`rotate(${from}deg)`, `rotate(${to}deg)`] }
    const spin = wheel.current?.animate(frames, { duration: WHEEL_SPIN_MS, easing: SLOWING })
    const ticks = ticksOf(from, to, segments, WHEEL_TICK_MS / WHEEL_SPIN_MS)
    const tick = pointer.current?.animate(tickFrames(ticks), { duration: WHEEL_SPIN_MS })
    return () => {
      spin?.cancel()
      tick?.cancel()
    }
  }, [index, segments, isSpinning, isStill])

  return (
    <div className={styles.dial}>
      <svg viewBox="0 0 366 400" className={styles.scenery} aria-hidden="true">
        <WheelScenery />
      </svg>
      <svg
        ref={wheel}
        viewBox="-172 -172 344 344"
        className={styles.wheel}
        style={{ transform: `rotate(${rest}deg)` }}
        aria-hidden="true"
      >
        <defs>
          <radialGradient id="wheel-shade" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={RADIUS}>
            <stop offset={INNER / RADIUS} stopColor="#240a3c" stopOpacity=".22" />
            <stop offset="1" stopColor="#ffffff" stopOpacity=".06" />
          </radialGradient>
        </defs>
        {pays.map((multiplier, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a segment is its place
          <g key={at} className={tones[toneOf(multiplier, pays)]}>
            <path d={segmentPath(at, segments)} className={styles.segment} />
            <path d={segmentPath(at, segments)} fill="url(#wheel-shade)" />
            <text
              transform={`rotate(${middleOf(at, segments)}) translate(0 ${-FIGURE_RADIUS}) rotate(${segments < NARROW_SEGMENTS ? 0 : -90})`}
              className={cx(styles.figure, segments >= NARROW_SEGMENTS && styles.narrow)}
            >
              {oddsText(multiplier)}
            </text>
          </g>
        ))}
        {isLit && index !== undefined && (
          <path
            d={segmentPath(index, segments)}
            className={styles.lit}
            style={{ animationDuration: `${isStill ? 0 : WHEEL_LIGHT_MS}ms` }}
          />
        )}
      </svg>
      <svg viewBox="-172 -172 344 344" className={styles.frame} aria-hidden="true">
        <WheelFrame />
      </svg>
      <svg ref={pointer} viewBox="0 0 42 54" className={styles.pointer} aria-hidden="true">
        <WheelPointer />
      </svg>
      <div className={styles.hub} aria-hidden="true">
        {children}
      </div>
    </div>
  )
}
