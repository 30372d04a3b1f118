/** Positions of pins, bins and the ball, in the board's own units: WIDTH × HEIGHT, scaled to the screen. */

export const WIDTH = 366
export const HEIGHT = 470
export const MIDDLE = WIDTH / 2
/** The total width of the bins. */
const SPREAD = 338
const PINS_TOP = 95
/** Under the pot that the ball falls from. */
const START = 58
/** Below the last pins, up to the bins. */
const GAP = 22
/** From this many rows on, figures stand upright in narrow bins. */
const NARROW_ROWS = 14
/** How high the ball hops from a pin. */
const HOP = 12
/** Points on a hop's curve, as parts of it. */
const STEPS = [0.2, 0.4, 0.6, 0.8, 1]
/** How far the bin sinks under the ball. */
export const SINK = 4

export const isNarrow = (rows: number) => rows >= NARROW_ROWS
export const binTop = (rows: number) => (isNarrow(rows) ? 408 : 416)
export const binHeight = (rows: number) => (isNarrow(rows) ? 40 : 32)

const binGap = (rows: number) => SPREAD / (rows + 1)
const rowGap = (rows: number) => (binTop(rows) - GAP - PINS_TOP) / (rows - 1)
/** The first row has three pins, and the last row one pin more than there are bins. */
const pinsIn = (row: number) => row + 3
const pinX = (rows: number, row: number, pin: number) => MIDDLE + (pin - (pinsIn(row) - 1) / 2) * binGap(rows)
const rowY = (rows: number, row: number) => PINS_TOP + row * rowGap(rows)

export interface Place {
  x: number
  y: number
}

export const pinsOf = (rows: number): Place[] =>
  Array.from({ length: rows }, (_, row) => row).flatMap((row) =>
    Array.from({ length: pinsIn(row) }, (_, pin) => ({ x: pinX(rows, row, pin), y: rowY(rows, row) })),
  )

export const pinRadius = (rows: number) => (isNarrow(rows) ? 2.8 : 3.5)
export const ballRadius = (rows: number) => Math.min(8, binGap(rows) * 0.32)

export const binsOf = (rows: number): { x: number; width: number }[] =>
  Array.from({ length: rows + 1 }, (_, bin) => ({
    x: MIDDLE - SPREAD / 2 + bin * binGap(rows) + 1,
    width: binGap(rows) - 2,
  }))

/** The points the ball touches: the pot, a pin in each row on the path's side, and the bin. */
export function touchesOf(path: string): Place[] {
  const rows = path.length
  const xs = [...path].reduce((all, side) => [...all, all.at(-1)! + ((side === 'R' ? 1 : -1) * binGap(rows)) / 2], [MIDDLE])
  const above = ballRadius(rows) + pinRadius(rows) - 1
  return [
    { x: MIDDLE, y: START },
    ...xs.slice(0, rows).map((x, row) => ({ x, y: rowY(rows, row) - above })),
    { x: xs[rows]!, y: binTop(rows) - ballRadius(rows) },
  ]
}

/** Each hop as a curve with one control point; the first is the drop from the pot. */
const hopsOf = (path: string) => {
  const touches = touchesOf(path)
  return touches.slice(1).map((to, hop) => {
    const from = touches[hop]!
    const rise = hop === 0 ? 0 : HOP
    return { from, by: { x: (from.x + to.x) / 2, y: from.y - rise }, to }
  })
}

/** The ball's path, with the same number of points for each hop. */
export const fallOf = (path: string): Place[] =>
  hopsOf(path).flatMap(({ from, by, to }) =>
    STEPS.map((part) => {
      const at = (side: 'x' | 'y') => (1 - part) ** 2 * from[side] + 2 * part * (1 - part) * by[side] + part ** 2 * to[side]
      return { x: at('x'), y: at('y') }
    }),
  )

/** The ball's trail, one line per hop. */
export const trailOf = (path: string): string[] =>
  hopsOf(path).map(({ from, by, to }) => `M${from.x} ${from.y}Q${by.x} ${by.y} ${to.x} ${to.y}`)

/** A bin's colour, by its pays in 1/10 000. */
export type BinTone = 'gold' | 'orange' | 'red' | 'pink' | 'violet' | 'blue' | 'slate'
const TONES: readonly [number, BinTone][] = [
  [200_000, 'gold'],
  [80_000, 'orange'],
  [30_000, 'red'],
  [15_000, 'pink'],
  [10_000, 'violet'],
  [5_000, 'blue'],
]
export const binTone = (multiplier: number): BinTone => TONES.find(([least]) => multiplier >= least)?.[1] ?? 'slate'
