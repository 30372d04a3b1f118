/** Animations of the canvas: each scene paints one moment, and returns whether it continues. */
import { inWindow, paintSymbol, paintTile, type Surface } from './paint-cells.ts'
import { paintWins, type ShownWin, type Value } from './paint-wins.ts'
import { landedAt, type ReelStop, stoppingTurn, turnOf } from './spin-motion.ts'
import { allFallenMs, type Cell, COLUMN_STEP_MS, type Fall, fallenRow } from './tumble-motion.ts'

/** `elapsed`: since the scene began. Returns true until the scene is over. */
export type Scene = (surface: Surface, elapsed: number) => boolean

export interface Shown {
  grid: readonly string[]
  wins?: readonly ShownWin[]
  values?: readonly Value[]
  isStill?: boolean
}

export const stillScene =
  ({ grid, wins = [], values = [], isStill = false }: Shown): Scene =>
  (surface, elapsed) => {
    paintWins(surface, { grid, wins, values, elapsed, isStill })
    return wins.length > 0 && !isStill
  }

/** Symbols that pass by while a reel turns: for show only, they decide and count nothing. */
function passing(letters: readonly string[], reel: number, row: number): string {
  const mixed = Math.imul(row + 7 * reel + 1, 2_654_435_761) >>> 0
  return letters[(mixed >>> 8) % letters.length] ?? ''
}

export interface Spin {
  /** The screen before the spin. */
  from: readonly string[]
  letters: readonly string[]
  /** Once the result is known. */
  result?: { grid: readonly string[]; stops: readonly ReelStop[] }
}

/** The letter on a row of the tape: row 0 is where the top row was before the spin; rows above are negative. */
function onTape({ from, letters, result }: Spin, reel: number, row: number): string {
  const stands = from[reel] ?? ''
  if (row >= 0) return stands[row] ?? passing(letters, reel, row)
  const last = result && row + result.stops[reel]!.to
  return (last !== undefined && last >= 0 && result?.grid[reel]?.[last]) || passing(letters, reel, row)
}

export const spinScene =
  (spin: Spin): Scene =>
  (surface, elapsed) => {
    const { reels, rows } = surface.geometry
    const { result } = spin
    inWindow(surface, () => {
      for (let reel = 0; reel < reels; reel += 1) {
        const turn = result ? stoppingTurn(reel, result.stops[reel]!, elapsed) : turnOf(reel, elapsed)
        const whole = Math.floor(turn)
        for (let row = -1; row <= rows; row += 1) paintSymbol(surface, onTape(spin, reel, row - whole), reel, row + turn - whole)
      }
    })
    return !result || elapsed < landedAt(result.stops)
  }

export const fallScene =
  (columns: readonly (readonly Fall[])[]): Scene =>
  (surface, elapsed) => {
    inWindow(surface, () => {
      for (const [reel, column] of columns.entries())
        for (const fall of column) paintSymbol(surface, fall.letter, reel, fallenRow(fall, elapsed - reel * COLUMN_STEP_MS))
    })
    return elapsed < allFallenMs(columns)
  }

const LEAVE_ROW_MS = 60

/** The board drops out at the bottom; the window stays empty until the next one is known. */
export const leaveScene =
  (grid: readonly string[]): Scene =>
  (surface, elapsed) => {
    const { rows } = surface.geometry
    inWindow(surface, () => {
      for (const [reel, column] of grid.entries()) {
        const time = Math.max(0, elapsed - reel * COLUMN_STEP_MS)
        const moved = (time / LEAVE_ROW_MS / rows) ** 2 * rows
        for (const [row, letter] of [...column].entries()) paintSymbol(surface, letter, reel, row + moved)
      }
    })
    return elapsed < leaveMs(grid)
  }
const leaveMs = (grid: readonly string[]): number => grid.length * COLUMN_STEP_MS + LEAVE_ROW_MS * (grid[0]?.length ?? 0)

const POP_MS = 240
const SWELL = 0.25

/** Winning symbols vanish. */
export const popScene =
  (grid: readonly string[], gone: readonly Cell[]): Scene =>
  (surface, elapsed) => {
    const leaving = new Set(gone.map(([reel, row]) => `${reel}/${row}`))
    const part = Math.min(1, elapsed / POP_MS)
    const look = { scale: 1 + SWELL * Math.sin(part * Math.PI * 0.8) - part * 0.5, alpha: 1 - part }
    inWindow(surface, () => {
      for (const [reel, column] of grid.entries())
        for (const [row, letter] of [...column].entries()) {
          const isLeaving = leaving.has(`${reel}/${row}`)
          if (isLeaving) paintTile(surface, reel, row, 1 - part)
          paintSymbol(surface, letter, reel, row, isLeaving ? look : {})
        }
    })
    return elapsed < POP_MS
  }
