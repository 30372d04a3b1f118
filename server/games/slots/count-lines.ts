/** Counts every screen of a game with lines. Once a line's run ends, its win is final; only the other lines continue to the next reel. */
import { runUnits } from './line-wins.ts'
import { NONE, type ReelModel } from './model.ts'
import { type Column, columnsOf, createTally, scattersFrom, type ScreenCounts } from './screen-counts.ts'

/** Runs still going at a reel. */
interface Runs {
  line: Int32Array
  symbol: Int32Array
  wilds: Int32Array
  leading: Int32Array
}
const emptyRuns = (lines: number): Runs => ({
  line: new Int32Array(lines),
  symbol: new Int32Array(lines),
  wilds: new Int32Array(lines),
  leading: new Int32Array(lines),
})

/** Returns the wins of the runs that `column` ends, and writes the runs that go on to `after`. */
function nextRuns(model: ReelModel, reel: number, column: Column, before: Runs, going: number, after: Runs) {
  const { lines, wild, scatter } = model
  let [won, left] = [0, 0]
  for (let index = 0; index < going; index++) {
    const seen = column.symbols[lines[before.line[index]!]![reel]!]!
    const symbol = before.symbol[index]!
    const isWild = seen === wild
    if (seen === scatter || (!isWild && symbol !== NONE && seen !== symbol)) {
      won += runUnits(model, symbol, reel, before.wilds[index]!, before.leading[index]!)
      continue
    }
    after.line[left] = before.line[index]!
    after.symbol[left] = isWild ? symbol : seen
    after.wilds[left] = before.wilds[index]! + Number(isWild)
    after.leading[left] = before.leading[index]! + Number(isWild && symbol === NONE)
    left += 1
  }
  return { won, left }
}

/** Exact. `strips`: the strips of base screens or of free games. */
export function countLines(model: ReelModel, strips: ReelModel['strips']): ScreenCounts {
  const reels = strips.map((strip) => columnsOf(model, strip, true))
  const scattersLeft = scattersFrom(reels)
  const tally = createTally(scattersLeft[0]!.length - 1)
  const runs = Array.from({ length: model.reels + 1 }, () => emptyRuns(model.lines.length))
  for (const line of model.lines.keys()) {
    runs[0]!.line[line] = line
    runs[0]!.symbol[line] = NONE
  }

  function walk(reel: number, going: number, won: number, scatters: number, times: number): void {
    if (going === 0) {
      const left = scattersLeft[reel]!
      for (let more = 0; more < left.length; more++) if (left[more]! > 0) tally.add(scatters + more, won, times * left[more]!)
      return
    }
    if (reel === model.reels) {
      let total = won
      const { symbol, wilds, leading } = runs[reel]!
      for (let index = 0; index < going; index++) total += runUnits(model, symbol[index]!, reel, wilds[index]!, leading[index]!)
      tally.add(scatters, total, times)
      return
    }
    for (const column of reels[reel]!) {
      const { won: ended, left } = nextRuns(model, reel, column, runs[reel]!, going, runs[reel + 1]!)
      walk(reel + 1, left, won + ended, scatters + column.scatters, times * column.times)
    }
  }
  walk(0, model.lines.length, 0, 0, 1)
  return tally.counts()
}
