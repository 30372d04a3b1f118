import { useLayoutEffect, useRef } from 'react'
import { oddsText } from '#client/features/play/game-frame/index.ts'
import { PLINKO_GLOW_MS, PLINKO_LAND_MS, PLINKO_ROW_MS } from '#client/lib/timings.ts'
import tones from './bin-tones.module.css'
import {
  ballRadius,
  binHeight,
  binsOf,
  binTone,
  binTop,
  fallOf,
  HEIGHT,
  isNarrow,
  pinRadius,
  pinsOf,
  SINK,
  touchesOf,
  trailOf,
  WIDTH,
  type Place,
} from './board.ts'
import styles from './PlinkoBoard.module.css'
import { PlinkoScenery } from './PlinkoScenery.tsx'

interface Props {
  rows: number
  /** The pays of the bins, from the left; 1/10 000. */
  pays: readonly number[]
  /** The ball, falling or in its bin. */
  ball: { path: string; bin: number } | undefined
  isFalling: boolean
  /** The ball appears in its bin without falling. */
  isStill: boolean
}

/** For a layer as large as the board, so that it scales with it. */
const movedTo = ({ x, y }: Place) => `translate(${(x / WIDTH) * 100}%, ${(y / HEIGHT) * 100}%)`
const binText = (multiplier: number) => (multiplier >= 10_000_000 ? `${oddsText(multiplier / 1_000)}K` : oddsText(multiplier))

/** Animates the fall; the final state is already rendered, and appears when the ball reaches it. */
function animateFall(board: HTMLElement, path: string): Animation[] {
  const places = fallOf(path)
  const fallMs = (path.length + 1) * PLINKO_ROW_MS
  const lands = { delay: fallMs, duration: PLINKO_LAND_MS, fill: 'backwards' } as const
  const appears = (element: HTMLElement | SVGElement) =>
    element.animate(
      { opacity: [0, 1] },
      {
        delay: Number(element.dataset.touch) * PLINKO_ROW_MS,
        duration: PLINKO_GLOW_MS,
        fill: 'backwards',
      },
    )
  const fall = board.querySelector('[data-ball]')?.animate(
    [touchesOf(path)[0]!, ...places].map((place) => ({ transform: movedTo(place) })),
    { duration: fallMs },
  )
  const sinks = [...board.querySelectorAll('[data-sinks]')].map((element) =>
    element.animate({ transform: [`translateY(-${SINK}px)`, 'translateY(0)'] }, lands),
  )
  const glows = [...board.querySelectorAll<SVGElement>('[data-touch]')].map(appears)
  return [...(fall ? [fall] : []), ...sinks, ...glows]
}

/** Pins, bins with their pays, and the ball on the path drawn by the server. */
export function PlinkoBoard({ rows, pays, ball, isFalling, isStill }: Props) {
  const board = useRef<HTMLDivElement>(null)
  const path = ball?.path
  const touches = path ? touchesOf(path) : []
  const end = touches.at(-1)
  useLayoutEffect(() => {
    if (!isFalling || isStill || !path || !board.current) return undefined
    const animations = animateFall(board.current, path)
    return () => animations.forEach((animation) => animation.cancel())
  }, [path, isFalling, isStill])

  const [top, height, radius] = [binTop(rows), binHeight(rows), ballRadius(rows)]
  return (
    <div ref={board} className={styles.board} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.drawing}>
        <PlinkoScenery />
        {path && (
          <g className={styles.trail}>
            {trailOf(path).map((line, hop) => (
              <path key={line} d={line} data-touch={hop + 0.5} />
            ))}
          </g>
        )}
        <g className={styles.pins}>
          {pinsOf(rows).map(({ x, y }) => (
            <circle key={`${x}/${y}`} cx={x} cy={y} r={pinRadius(rows)} fill="url(#plinko-pin)" />
          ))}
        </g>
        {touches.slice(1, -1).map(({ x, y }, row) => (
          <g key={y} data-touch={row + 1} transform={`translate(${x} ${y + radius + pinRadius(rows) - 1})`}>
            <circle r={pinRadius(rows) * 3} fill="url(#plinko-glow)" />
            <circle r={pinRadius(rows)} className={styles.lit} />
          </g>
        ))}
        {binsOf(rows).map(({ x, width }, bin) => {
          const isLanded = ball?.bin === bin
          const [middle, half] = [x + width / 2, top + height / 2]
          return (
            <g key={x} className={tones[binTone(pays[bin] ?? 0)]}>
              {isLanded && (
                <g data-touch={rows + 1}>
                  <rect x={x - 5} y={top - 3} width={width + 10} height={height + 15} rx={10} className={styles.halo} />
                  <path
                    d={`M${x - 5} ${top - 16}l1.5 4l4 1.5l-4 1.5l-1.5 4l-1.5 -4l-4 -1.5l4 -1.5zM${x + width + 4} ${top - 18}l1.5 4l4 1.5l-4 1.5l-1.5 4l-1.5 -4l-4 -1.5l4 -1.5z`}
                    className={styles.spark}
                  />
                </g>
              )}
              <rect x={x} y={top + SINK + 1} width={width} height={height} rx={6} className={styles.lip} />
              <g transform={isLanded ? `translate(0 ${SINK})` : undefined}>
                <g data-sinks={isLanded || undefined}>
                  <rect x={x} y={top} width={width} height={height} rx={6} className={styles.face} />
                  <rect x={x} y={top} width={width} height={height} rx={6} fill="url(#plinko-shine)" />
                  <path d={`M${x + 3} ${top + 5}q0 -3 3 -3h${width - 12}q3 0 3 3`} className={styles.edge} />
                  <text
                    x={middle}
                    y={half}
                    transform={isNarrow(rows) ? `rotate(-90 ${middle} ${half})` : undefined}
                    className={styles.figure}
                  >
                    {binText(pays[bin] ?? 0)}
                  </text>
                </g>
              </g>
            </g>
          )
        })}
      </svg>
      {end && (
        <div key={path} data-ball className={styles.way} style={{ transform: movedTo({ x: end.x, y: end.y + SINK }) }}>
          <span className={styles.ball} style={{ width: `${((radius * 2) / WIDTH) * 100}%` }} />
        </div>
      )}
    </div>
  )
}
