/** Where pins, bins and the ball are, in the board's own units: it is WIDTH wide, and scaled to the screen. */

export const WIDTH = 334
export const HEIGHT = 320
export const BIN_HEIGHT = 34
const TOP = 26
const BALL_START = 4
/** Above its pin, as the ball rests on it. */
const REST = 9
const BOUNCE = 7

const binGap = (rows: number) => WIDTH / (rows + 1)
const rowGap = (rows: number) => (HEIGHT - TOP) / rows
/** The first row has three pins, the last one pin more than there are bins. */
const pinsIn = (row: number) => row + 3
const pinX = (rows: number, row: number, pin: number) => WIDTH / 2 + (pin - (pinsIn(row) - 1) / 2) * binGap(rows)
const rowY = (rows: number, row: number) => TOP + row * rowGap(rows)

export interface Place {
  x: number
  y: number
}

export const pinsOf = (rows: number): Place[] =>
  Array.from({ length: rows }, (_, row) => row).flatMap((row) =>
    Array.from({ length: pinsIn(row) }, (_, pin) => ({ x: pinX(rows, row, pin), y: rowY(rows, row) })),
  )

export const pinRadius = (rows: number) => (rows > 12 ? 2.6 : 3.4)
export const ballRadius = (rows: number) => Math.min(8, binGap(rows) * 0.34)

export const binsOf = (rows: number): { x: number; width: number }[] =>
  Array.from({ length: rows + 1 }, (_, bin) => ({ x: bin * binGap(rows) + 1, width: binGap(rows) - 2 }))

/**
 * The ball's way: onto a pin of each row, a bounce to the side the path names, and into the bin. A way of n rows has 2n + 2 places: start,
 * pin and bounce for each row, bin.
 */
export function fallOf(path: string): Place[] {
  const rows = path.length
  const places: Place[] = [{ x: WIDTH / 2, y: BALL_START }]
  let x = WIDTH / 2
  for (const [row, side] of [...path].entries()) {
    const step = (side === 'R' ? 1 : -1) * (binGap(rows) / 2)
    places.push({ x, y: rowY(rows, row) - REST }, { x: x + step / 2, y: rowY(rows, row) - REST - BOUNCE })
    x += step
  }
  return [...places, { x, y: HEIGHT - REST + 2 }]
}

/** How a bin is coloured: by what it pays, in 1/10 000. */
export type BinTone = 'top' | 'high' | 'even' | 'low'
export function binTone(multiplier: number): BinTone {
  if (multiplier >= 100_000) return 'top'
  if (multiplier >= 20_000) return 'high'
  return multiplier >= 10_000 ? 'even' : 'low'
}
