/** What a round consists of: all that a screen needs to draw, with wins in units (`model.ts`). */

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

/** What shows at one moment; of reels there is one, a tumbling board has one more than it has wins. */
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
  /** Of each reel; none for a board whose cells are drawn one by one. */
  stops: number[]
  steps: Step[]
  scatters: Cell[]
  /** Paid for scatters, before `factor`s of free games. */
  scatterUnits: number
  /** Those of the final board; together they multiply the wins of all its steps. */
  multipliers: Multiplier[]
  /** Of free games; 1 on a base screen. */
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
  /** The highest win was reached, and ended the round. */
  isCapped: boolean
}
