/** The parts of a round: everything needed to draw its screens, with wins in units (`model.ts`). */

/** Reel and row, from 0 at the top left. */
export type Cell = readonly [reel: number, row: number]

export interface SymbolWin {
  symbol: string
  /** Reels of the run, or cells of a cluster. */
  count: number
  /** Index of the line; only of `lines`. */
  line?: number
  /** How many ways the run has; only of `ways`. */
  ways?: number
  cells: Cell[]
  units: number
}

/** A view of the screen at one moment. Reels have one step; a tumbling board has one for each tumble, and the final one. */
export interface Step {
  /** Each reel's letters, from the top. */
  grid: string[]
  wins: SymbolWin[]
}

export interface Multiplier {
  cell: Cell
  value: number
}

export interface Screen {
  /** The stop of each reel; empty for a board whose cells are drawn one by one. */
  stops: number[]
  steps: Step[]
  scatters: Cell[]
  /** Paid for scatters, before `factor`s of free games. */
  scatterUnits: number
  /** Multipliers of the final board; their sum multiplies the wins of all steps. */
  multipliers: Multiplier[]
  /** The multiplier of free games; 1 on a base screen. */
  factor: number
  /** Paid for the whole screen. */
  units: number
  /** Free games it adds. */
  awarded: number
}

export interface SlotRound {
  base: Screen
  freeGames: Screen[]
  /** Never above the sheet's `maxWinX`. */
  units: number
  /** Whether the round reached the highest win, which ended it. */
  isCapped: boolean
}
