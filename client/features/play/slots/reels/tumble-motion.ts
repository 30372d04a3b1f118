/** How a board falls: remaining symbols sink into the gaps, new ones come from above. Pure. */

/** A symbol's final row, and the row it fell from: negative = above the board. */
export interface Fall {
  letter: string
  from: number
  to: number
}

/** Reel and row, from 0 at the top left. */
export type Cell = readonly [reel: number, row: number]

/** By reel: the board after the cells are gone, each symbol with its previous row. */
export function fallsOf(after: readonly string[], gone: readonly Cell[]): Fall[][] {
  return after.map((column, reel) => {
    const rows = column.length
    const lost = new Set(gone.filter(([at]) => at === reel).map(([, row]) => row))
    const kept = Array.from({ length: rows }, (_, row) => row).filter((row) => !lost.has(row))
    return [...column].map((letter, to) => {
      const from = to < lost.size ? to - lost.size : kept[to - lost.size]!
      return { letter, from, to }
    })
  })
}

/** The whole board, from above. */
export const firstFalls = (grid: readonly string[]): Fall[][] =>
  grid.map((column) => [...column].map((letter, to) => ({ letter, from: to - column.length, to })))

/** The delay between two columns, and the time for the first row. */
export const COLUMN_STEP_MS = 45
const ROW_MS = 105
const LEAST_MS = 160

/** The fall's duration: grows with the square root of the height. */
export const fallMs = ({ from, to }: Fall): number => (from === to ? 0 : Math.max(LEAST_MS, ROW_MS * Math.sqrt(to - from) * 1.6))

/** A symbol's row after this many milliseconds: it accelerates. */
export function fallenRow(fall: Fall, elapsed: number): number {
  const whole = fallMs(fall)
  if (elapsed >= whole) return fall.to
  return fall.from + (fall.to - fall.from) * Math.max(0, elapsed / whole) ** 2
}

export const allFallenMs = (columns: readonly (readonly Fall[])[]): number =>
  Math.max(...columns.map((column, reel) => reel * COLUMN_STEP_MS + Math.max(0, ...column.map(fallMs))))
