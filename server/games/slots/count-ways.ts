/** Counts every screen of a game with ways: follows each symbol of reel 0, with its number of ways, for as long as reels show it. */
import type { ReelModel } from './model.ts'
import { columnsOf, createTally, scattersFrom, type ScreenCounts } from './screen-counts.ts'

/** Exact. `strips`: the strips of base screens or of free games. */
export function countWays(model: ReelModel, strips: ReelModel['strips']): ScreenCounts {
  const { pays, wild } = model
  const reels = strips.map((strip) =>
    columnsOf(model, strip, false).map((column) => ({
      ...column,
      /** Cells that show each symbol or the wild. */
      cells: model.symbols.map((_, symbol) => column.symbols.filter((seen) => seen === symbol || seen === wild).length),
    })),
  )
  const scattersLeft = scattersFrom(reels)
  const tally = createTally(scattersLeft[0]!.length - 1)
  const paying = pays.flatMap((table, symbol) => (table.some((units) => units > 0) ? [symbol] : []))
  // By reel: the symbols that are on all reels so far, with their ways.
  const [symbols, ways] = [0, 1].map(() => Array.from({ length: model.reels + 1 }, () => new Int32Array(paying.length))) as [
    Int32Array[],
    Int32Array[],
  ]
  symbols[0]!.set(paying)
  ways[0]!.fill(1)

  function walk(reel: number, going: number, won: number, scatters: number, times: number): void {
    if (reel === model.reels || going === 0) {
      let total = won
      for (let index = 0; index < going; index++) total += pays[symbols[reel]![index]!]![reel]! * ways[reel]![index]!
      const left = scattersLeft[reel]!
      for (let more = 0; more < left.length; more++) if (left[more]! > 0) tally.add(scatters + more, total, times * left[more]!)
      return
    }
    for (const column of reels[reel]!) {
      let [total, left] = [won, 0]
      for (let index = 0; index < going; index++) {
        const symbol = symbols[reel]![index]!
        const cells = column.cells[symbol]!
        if (cells === 0) {
          total += pays[symbol]![reel]! * ways[reel]![index]!
          continue
        }
        symbols[reel + 1]![left] = symbol
        ways[reel + 1]![left] = ways[reel]![index]! * cells
        left += 1
      }
      walk(reel + 1, left, total, scatters + column.scatters, times * column.times)
    }
  }
  walk(0, paying.length, 0, 0, 1)
  return tally.counts()
}
