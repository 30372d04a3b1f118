/** Winning lines: runs of one symbol or the wild, starting at reel 0. */
import { NONE, type ReelModel } from './model.ts'
import type { Cell, SymbolWin } from './outcome.ts'

/** `symbol` is NONE while a run has only wilds. `wilds`: how many of `count` are wild; `leading`: wilds before the first symbol. */
interface Run {
  symbol: number
  count: number
  wilds: number
  leading: number
}

/** The pay of the run with its wilds substituting the symbol. */
export const asSymbol = ({ pays, wildFactors }: ReelModel, symbol: number, count: number, wilds: number): number =>
  symbol === NONE ? 0 : pays[symbol]![count]! * wildFactors[wilds]!
/** The wild's own pay for the leading wilds, which is never multiplied. */
const asWild = ({ pays, wild }: ReelModel, leading: number): number => (wild === NONE ? 0 : pays[wild]![leading]!)

/** Pays the better of the two. */
export const runUnits = (model: ReelModel, symbol: number, count: number, wilds: number, leading: number): number =>
  Math.max(asSymbol(model, symbol, count, wilds), asWild(model, leading))

function runOf({ wild, scatter }: ReelModel, line: readonly number[]): Run {
  let [symbol, count, wilds, leading] = [NONE, 0, 0, 0]
  for (const seen of line) {
    if (seen === scatter) break
    if (seen === wild) wilds += 1
    else if (symbol === NONE) symbol = seen
    else if (seen !== symbol) break
    count += 1
    if (symbol === NONE) leading = count
  }
  return { symbol, count, wilds, leading }
}

/** `columns`: the symbols of each reel, from the top. */
export function lineWins(model: ReelModel, columns: readonly (readonly number[])[]): SymbolWin[] {
  return model.lines.flatMap((rows, line) => {
    const { symbol, count, wilds, leading } = runOf(
      model,
      rows.map((row, reel) => columns[reel]![row]!),
    )
    const units = runUnits(model, symbol, count, wilds, leading)
    if (units === 0) return []
    const isWild = asSymbol(model, symbol, count, wilds) < units
    const cells = rows.slice(0, isWild ? leading : count).map((row, reel): Cell => [reel, row])
    return [{ symbol: model.symbols[isWild ? model.wild : symbol]!, count: cells.length, line, cells, units }]
  })
}
