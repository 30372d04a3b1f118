/** One screen of a tumbling game: paying symbols vanish, the rest fall, and new ones follow, until nothing pays. */
import { NONE, type TumbleModel } from './model.ts'
import type { Cell, Multiplier, Screen, Step, SymbolWin } from './outcome.ts'
import type { Uniform } from './uniform.ts'

interface Drawn {
  symbol: number
  /** The value of a multiplier symbol; 0 for others. */
  value: number
}

function weighted(weights: readonly number[], uniform: Uniform): number {
  let rest = uniform(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.findIndex((weight) => (rest -= weight) < 0)
}

function drawCell({ weights, multiplierSymbol, multipliers }: TumbleModel, uniform: Uniform): Drawn {
  const symbol = weighted(weights, uniform)
  if (symbol !== multiplierSymbol) return { symbol, value: 0 }
  const drawn = weighted(
    multipliers.map(({ weight }) => weight),
    uniform,
  )
  return { symbol, value: multipliers[drawn]!.value }
}

const cellsOf = (board: readonly (readonly Drawn[])[], symbol: number): Cell[] =>
  board.flatMap((column, reel) => column.flatMap((cell, row): Cell[] => (cell.symbol === symbol ? [[reel, row]] : [])))

function winsOf(model: TumbleModel, board: readonly (readonly Drawn[])[]): SymbolWin[] {
  return model.symbols.flatMap((letter, symbol) => {
    const cells = cellsOf(board, symbol)
    const units = model.pays[symbol]![cells.length]!
    return units === 0 ? [] : [{ symbol: letter, count: cells.length, cells, units }]
  })
}

/** Fills the reels in order, each from the top; new cells go above those that stay. */
const fill = (model: TumbleModel, board: readonly (readonly Drawn[])[], uniform: Uniform): Drawn[][] =>
  board.map((column) => [...Array.from({ length: model.rows - column.length }, () => drawCell(model, uniform)), ...column])

export function drawTumble(model: TumbleModel, isFree: boolean, uniform: Uniform): Screen {
  const steps: Step[] = []
  let won = 0
  let board = fill(
    model,
    Array.from({ length: model.reels }, () => []),
    uniform,
  )
  for (;;) {
    const wins = winsOf(model, board)
    steps.push({ grid: board.map((column) => column.map(({ symbol }) => model.symbols[symbol]!).join('')), wins })
    if (wins.length === 0) break
    won += wins.reduce((sum, { units }) => sum + units, 0)
    const gone = new Set(wins.map(({ symbol }) => model.symbols.indexOf(symbol)))
    board = fill(
      model,
      board.map((column) => column.filter(({ symbol }) => !gone.has(symbol))),
      uniform,
    )
  }
  const scatters = model.scatter === NONE ? [] : cellsOf(board, model.scatter)
  const multipliers = board.flatMap((column, reel) =>
    column.flatMap(({ value }, row): Multiplier[] => (value > 0 ? [{ cell: [reel, row], value }] : [])),
  )
  const times = multipliers.reduce((sum, { value }) => sum + value, 0) || 1
  const scatterUnits = model.scatterPays[scatters.length]!
  const factor = isFree ? model.free!.mult : 1
  const awarded = (isFree ? model.free?.retrigger : model.free?.trigger)?.[scatters.length] ?? 0
  return { stops: [], steps, scatters, scatterUnits, multipliers, factor, units: (won * times + scatterUnits) * factor, awarded }
}
