/** One screen of a game with reels. */
import { lineWins } from './line-wins.ts'
import type { ReelModel } from './model.ts'
import type { Cell, Screen } from './outcome.ts'
import type { Uniform } from './uniform.ts'
import { wayWins } from './way-wins.ts'

/** The screen when the reels stop. `isFree`: in a free game. */
export function screenAt(model: ReelModel, stops: readonly number[], isFree: boolean): Screen {
  const strips = isFree ? model.freeStrips : model.strips
  const columns = strips.map((strip, reel) =>
    Array.from({ length: model.rows }, (_, row) => strip[(stops[reel]! + row) % strip.length]!),
  )
  const wins = model.type === 'lines' ? lineWins(model, columns) : wayWins(model, columns)
  const scatters = columns.flatMap((column, reel) =>
    column.flatMap((symbol, row): Cell[] => (symbol === model.scatter ? [[reel, row]] : [])),
  )
  const grid = columns.map((column) => column.map((symbol) => model.symbols[symbol]!).join(''))
  const scatterUnits = model.scatterPays[scatters.length]!
  const factor = isFree ? model.free!.mult : 1
  const won = wins.reduce((sum, { units }) => sum + units, scatterUnits)
  const awarded = (isFree ? model.free?.retrigger : model.free?.trigger)?.[scatters.length] ?? 0
  return {
    stops: [...stops],
    steps: [{ grid, wins }],
    scatters,
    scatterUnits,
    multipliers: [],
    factor,
    units: won * factor,
    awarded,
  }
}

export const drawReels = (model: ReelModel, isFree: boolean, uniform: Uniform): Screen =>
  screenAt(
    model,
    (isFree ? model.freeStrips : model.strips).map((strip) => uniform(strip.length)),
    isFree,
  )
