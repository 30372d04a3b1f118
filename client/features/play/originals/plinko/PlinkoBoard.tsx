import { useEffect, useRef } from 'react'
import { oddsText } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { PLINKO_LAND_MS, PLINKO_ROW_MS } from '#client/lib/timings.ts'
import { ballRadius, BIN_HEIGHT, binsOf, binTone, fallOf, HEIGHT, pinRadius, pinsOf, WIDTH, type Place } from './board.ts'
import styles from './PlinkoBoard.module.css'

interface Props {
  rows: number
  /** What each bin pays, from the left; 1/10 000. */
  pays: readonly number[]
  /** The ball that falls, or lies in its bin. */
  ball: { path: string; bin: number } | undefined
  isFalling: boolean
  /** The ball only appears in its bin. */
  isStill: boolean
}

/** From so many rows on, figures stand upright in the narrow bins. */
const NARROW_ROWS = 13

/** Down with gravity, up against it. */
const frames = (places: readonly Place[]) =>
  places.map(({ x, y }, index) => ({
    transform: `translate(${x}px, ${y}px)`,
    easing: index % 2 === 0 ? 'cubic-bezier(0.5, 0, 0.9, 0.6)' : 'cubic-bezier(0.1, 0.5, 0.5, 1)',
  }))

/** Pins, bins with what they pay, and the ball on the path that the server drew. */
export function PlinkoBoard({ rows, pays, ball, isFalling, isStill }: Props) {
  const element = useRef<SVGGElement>(null)
  const path = ball?.path
  const end = path && path.length === rows ? fallOf(path).at(-1) : undefined
  useEffect(() => {
    if (!isFalling || isStill || !path) return undefined
    const animation = element.current?.animate(frames(fallOf(path)), {
      duration: path.length * PLINKO_ROW_MS + PLINKO_LAND_MS,
      fill: 'both',
    })
    return () => animation?.cancel()
  }, [path, isFalling, isStill])

  const landed = end && !isFalling ? ball?.bin : undefined
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + BIN_HEIGHT}`} className={styles.board} aria-hidden="true">
      {pinsOf(rows).map(({ x, y }) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r={pinRadius(rows)} className={styles.pin} />
      ))}
      {binsOf(rows).map(({ x, width }, bin) => (
        <g
          key={x}
          className={cx(styles.bin, styles[binTone(pays[bin] ?? 0)], landed === bin && styles.landed)}
          style={{ transformOrigin: `${x + width / 2}px ${HEIGHT + BIN_HEIGHT / 2}px` }}
        >
          <rect x={x} y={HEIGHT} width={width} height={BIN_HEIGHT} rx={5} />
          <text
            x={x + width / 2}
            y={HEIGHT + BIN_HEIGHT / 2}
            transform={rows >= NARROW_ROWS ? `rotate(-90 ${x + width / 2} ${HEIGHT + BIN_HEIGHT / 2})` : undefined}
            className={cx(styles.figure, rows >= 10 && rows < NARROW_ROWS && styles.small)}
          >
            {oddsText(pays[bin] ?? 0)}
          </text>
        </g>
      ))}
      {end && (
        <g ref={element} style={{ transform: `translate(${end.x}px, ${end.y}px)` }} className={styles.ball}>
          <circle r={ballRadius(rows)} />
          <circle
            r={ballRadius(rows) * 0.3}
            cx={-ballRadius(rows) * 0.3}
            cy={-ballRadius(rows) * 0.35}
            className={styles.light}
          />
        </g>
      )}
    </svg>
  )
}
