/** Winning ways: a symbol on reel 0 and the reels after it, in any row; each combination of cells is a way. */
import type { ReelModel } from './model.ts'
import type { Cell, SymbolWin } from './outcome.ts'

export function wayWins(model: ReelModel, columns: readonly (readonly number[])[]): SymbolWin[] {
  const { pays, wild, symbols } = model
  const started = [...new Set(columns[0])].filter((symbol) => pays[symbol]!.some((units) => units > 0))
  return started.flatMap((symbol) => {
    const cells: Cell[] = []
    let [count, ways] = [0, 1]
    for (const [reel, column] of columns.entries()) {
      const here = column.flatMap((seen, row): Cell[] => (seen === symbol || seen === wild ? [[reel, row]] : []))
      if (here.length === 0) break
      cells.push(...here)
      count += 1
      ways *= here.length
    }
    const units = pays[symbol]![count]! * ways
    return units === 0 ? [] : [{ symbol: symbols[symbol]!, count, ways, cells, units }]
  })
}
