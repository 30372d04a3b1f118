/** How often each pay of a sheet is paid on a base screen: the slope of the return in that pay. */
import { asSymbol, runUnits } from './line-wins.ts'
import { NONE, type ReelModel, type TumbleModel } from './model.ts'
import { toNumber } from './rational.ts'
import { columnsOf } from './screen-counts.ts'
import { type ScreenFigures, tumbleFigures } from './screen-figures.ts'
import { tumbleChain } from './tumble-chain.ts'

/** By symbol and count: the mean number of such pays on a screen; in a game with lines, on one line. */
export type PaySlopes = readonly (readonly number[])[]

const emptySlopes = (symbols: number, counts: number): number[][] =>
  Array.from({ length: symbols }, () => Array.from({ length: counts + 1 }, () => 0))

/** The probability of each symbol on a line, by reel. */
const shares = ({ strips, symbols }: ReelModel) =>
  strips.map((strip) => symbols.map((_, symbol) => strip.filter((one) => one === symbol).length / strip.length))

/** All lines are alike: each cell of a reel shows each stop equally often. */
export function lineSlopes(model: ReelModel): PaySlopes {
  const { wild, scatter, wildFactors, reels, symbols } = model
  const slopes = emptySlopes(symbols.length, reels)
  const onReels = shares(model)

  function end(chance: number, symbol: number, count: number, wilds: number, leading: number): void {
    const units = runUnits(model, symbol, count, wilds, leading)
    if (units === 0) return
    if (asSymbol(model, symbol, count, wilds) === units) slopes[symbol]![count]! += chance * wildFactors[wilds]!
    else slopes[wild]![leading]! += chance
  }
  function walk(reel: number, chance: number, symbol: number, wilds: number, leading: number): void {
    if (reel === reels) return end(chance, symbol, reel, wilds, leading)
    let ended = 0
    for (const [seen, share] of onReels[reel]!.entries()) {
      if (share === 0) continue
      if (seen === wild) walk(reel + 1, chance * share, symbol, wilds + 1, leading + Number(symbol === NONE))
      else if (seen !== scatter && (symbol === NONE || seen === symbol)) walk(reel + 1, chance * share, seen, wilds, leading)
      else ended += share
    }
    if (ended > 0) end(chance * ended, symbol, reel, wilds, leading)
  }
  walk(0, 1, NONE, 0, 0)
  return slopes
}

/** Reels are independent: the mean number of ways is the product of the mean numbers of cells. */
export function waySlopes(model: ReelModel): PaySlopes {
  const { wild, reels, strips, symbols } = model
  const slopes = emptySlopes(symbols.length, reels)
  const columns = strips.map((strip) => columnsOf(model, strip, false))
  for (const symbol of symbols.keys()) {
    let ways = 1
    for (let count = 1; count <= reels; count++) {
      const cellsAt = (reel: number) =>
        columns[reel]!.map((one) => one.symbols.filter((seen) => seen === symbol || seen === wild).length)
      const timesAt = (reel: number) => columns[reel]!.map(({ times }) => times / strips[reel]!.length)
      const times = timesAt(count - 1)
      ways *= cellsAt(count - 1).reduce((sum, cells, index) => sum + cells * times[index]!, 0)
      const nextTimes = count < reels ? timesAt(count) : [1]
      const misses = count < reels ? cellsAt(count).reduce((sum, cells, at) => sum + (cells === 0 ? nextTimes[at]! : 0), 0) : 1
      slopes[symbol]![count] = ways * misses
    }
  }
  return slopes
}

/** By the lowest count of the band; spreads the effect of multipliers evenly. Also returns the screens' figures, computed on the way. */
export function tumbleSlopes(model: TumbleModel, bands: readonly number[]): { slopes: PaySlopes; figures: ScreenFigures } {
  const slopes = emptySlopes(model.symbols.length, model.reels * model.rows)
  const chain = tumbleChain(model)
  const figures = tumbleFigures(model, chain, (state, probability) => {
    for (const [at, symbol] of chain.paying.entries()) {
      const band = bands.findLast((one) => one <= chain.states.count(at, state))
      if (band !== undefined) slopes[symbol]![band]! += probability
    }
  })
  const withMultipliers = figures.classes.reduce((sum, { units }) => sum + toNumber(units), 0)
  const without = slopes.flatMap((row, symbol) => row.map((times, count) => times * model.pays[symbol]![count]!))
  const times = withMultipliers / without.reduce((sum, one) => sum + one, 0)
  return { slopes: slopes.map((row) => row.map((one) => one * times)), figures }
}
