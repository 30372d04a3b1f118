/** Figures of base and free screens by count of scatters: exact for reels, to 1e-12 for tumbling boards. */
import { countLines } from './count-lines.ts'
import { countWays } from './count-ways.ts'
import { NONE, type ReelModel, type SlotModel, type TumbleModel } from './model.ts'
import { fromNumber, type Rational, ratio, ZERO } from './rational.ts'
import { columnsOf, scattersFrom } from './screen-counts.ts'
import { finalBoards, type OnWin, tumbleChain } from './tumble-chain.ts'

/** Sums over the screens with the same count of scatters, each weighted by its probability. */
export interface ScreenClass {
  probability: Rational
  /** Wins in units, excluding scatter pays. */
  units: Rational
  squares: Rational
  /** Screens that win nothing, apart from scatter pays. */
  losing: Rational
}

export interface ScreenFigures {
  /** By count of scatters. */
  classes: readonly ScreenClass[]
  /** The best win, including scatter pays; unknown for a tumbling board. */
  best: number | undefined
  /** The probability of the best win. */
  bestChance: Rational | undefined
}

function reelFigures(model: ReelModel, strips: ReelModel['strips']): ScreenFigures {
  const counts = model.type === 'lines' ? countLines(model, strips) : countWays(model, strips)
  const cycle = strips.reduce((product, strip) => product * BigInt(strip.length), 1n)
  const classes = counts.map(({ screens, units, squares, losing }) => ({
    probability: ratio(screens, cycle),
    units: ratio(units, cycle),
    squares: ratio(squares, cycle),
    losing: ratio(losing, cycle),
  }))
  const wins = counts.map(({ screens, best }, scatters) => (screens > 0n ? best + model.scatterPays[scatters]! : 0))
  const best = Math.max(...wins)
  const bestScreens = counts.reduce((sum, count, scatters) => (wins[scatters] === best ? sum + count.bestScreens : sum), 0n)
  return { classes, best, bestChance: ratio(bestScreens, cycle) }
}

/** Mean and mean square of the sum of `count` multipliers; 1 if there are none. */
function multiplierMoments({ multipliers }: TumbleModel, count: number) {
  if (count === 0) return { mean: 1, square: 1 }
  const weight = multipliers.reduce((sum, one) => sum + one.weight, 0)
  const mean = multipliers.reduce((sum, one) => sum + one.value * one.weight, 0) / weight
  const square = multipliers.reduce((sum, one) => sum + one.value ** 2 * one.weight, 0) / weight
  return { mean: count * mean, square: count * (square - mean ** 2) + (count * mean) ** 2 }
}

/** The probability of each number of scatters among this many specials; the others are multipliers. */
function scatterSplit({ weights, scatter, multiplierSymbol }: TumbleModel, specials: number): number[] {
  const [scatters, others] = [scatter, multiplierSymbol].map((symbol) => (symbol === NONE ? 0 : weights[symbol]!)) as [
    number,
    number,
  ]
  const share = scatters + others === 0 ? 0 : scatters / (scatters + others)
  const chances = [(1 - share) ** specials]
  if (share === 1) return Array.from({ length: specials + 1 }, (_, count) => Number(count === specials))
  for (let count = 1; count <= specials; count++)
    chances.push((chances[count - 1]! * (specials - count + 1) * share) / (count * (1 - share)))
  return chances
}

/** `onWin` is called for each board that pays (`finalBoards`). */
export function tumbleFigures(model: TumbleModel, chain = tumbleChain(model), onWin?: OnWin): ScreenFigures {
  const final = finalBoards(model, chain, onWin)
  const most = final.probability.length - 1
  const sums = Array.from({ length: most + 1 }, () => ({ probability: 0, units: 0, squares: 0, losing: 0 }))
  for (let specials = 0; specials <= most; specials++) {
    for (const [scatters, chance] of scatterSplit(model, specials).entries()) {
      const { mean, square } = multiplierMoments(model, specials - scatters)
      const sum = sums[scatters]!
      sum.probability += final.probability[specials]! * chance
      sum.units += final.units[specials]! * chance * mean
      sum.squares += final.squares[specials]! * chance * square
      sum.losing += final.losing[specials]! * chance
    }
  }
  const classes = sums.map(({ probability, units, squares, losing }) => ({
    probability: fromNumber(probability),
    units: fromNumber(units),
    squares: fromNumber(squares),
    losing: fromNumber(losing),
  }))
  return { classes, best: undefined, bestChance: undefined }
}

/** `isFree`: of free games, whose reels may have strips of their own. */
export function screenFigures(model: SlotModel, isFree: boolean): ScreenFigures {
  if (model.type === 'tumble') return tumbleFigures(model)
  return reelFigures(model, isFree ? model.freeStrips : model.strips)
}

/** The probability of each count of scatters on reels, computed without counting screens. */
export function scatterClasses(model: ReelModel, strips: ReelModel['strips']): Pick<ScreenClass, 'probability'>[] {
  const ways = scattersFrom(strips.map((strip) => columnsOf(model, strip, false)))[0]!
  const cycle = ways.reduce((sum, one) => sum + BigInt(one), 0n)
  return ways.map((screens) => ({ probability: ratio(BigInt(screens), cycle) }))
}

/** The mean of a table by count of scatters: free games won, or scatter pays. */
export const meanOf = (table: readonly number[], classes: readonly Pick<ScreenClass, 'probability'>[]): Rational =>
  classes.reduce((sum, { probability }, scatters) => {
    const value = BigInt(table[scatters] ?? 0)
    return value === 0n ? sum : addScaled(sum, probability, value)
  }, ZERO)

const addScaled = (sum: Rational, { top, bottom }: Rational, times: bigint): Rational =>
  ratio(sum.top * bottom + top * times * sum.bottom, sum.bottom * bottom)
