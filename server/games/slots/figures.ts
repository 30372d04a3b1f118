/** The figures of a par sheet (SLT-07), exact if the screens are counted: return, hit frequency, deviation, features. */
import type { SlotModel } from './model.ts'
import { add, divide, isBelow, multiply, ONE, type Rational, square, subtract, sumOf, toNumber, whole, ZERO } from './rational.ts'
import { meanOf, type ScreenClass, screenFigures } from './screen-figures.ts'

export interface SlotFigures {
  /** Return as a share of the stake: base + scatter + feature. */
  rtp: Rational
  base: Rational
  scatter: Rational
  feature: Rational
  /** The share of base screens that pay. */
  hit: Rational
  /** Variance of a round, in bets². */
  variance: Rational
  /** The chance that a base screen starts free games. */
  trigger: Rational
  /** Free games that a free game adds on average. */
  retrigger: Rational
  /** The best base screen, in bets. */
  maxScreen: Rational | undefined
  /** The probability of the best base screen. */
  maxScreenChance: Rational | undefined
}

/** The worth of a screen and its free games: mean and variance of factor × win + games × `gameWorth`, in units. */
function momentsOf(
  { scatterPays }: SlotModel,
  classes: readonly ScreenClass[],
  { factor, games, gameWorth }: { factor: number; games: readonly number[]; gameWorth: Rational },
) {
  const parts = classes.map(({ probability, units, squares }, scatters) => {
    // Added to `factor × win` on each screen of the class.
    const extra = add(whole(scatterPays[scatters]! * factor), multiply(whole(games[scatters] ?? 0), gameWorth))
    const won = multiply(units, whole(factor))
    return {
      mean: add(won, multiply(extra, probability)),
      square: sumOf([
        multiply(squares, whole(factor ** 2)),
        multiply(multiply(whole(2), extra), won),
        multiply(square(extra), probability),
      ]),
    }
  })
  const mean = sumOf(parts.map((part) => part.mean))
  return { mean, variance: subtract(sumOf(parts.map((part) => part.square)), square(mean)) }
}

/** Mean and variance of one free game, including the free games it adds. */
function freeGameOf(model: SlotModel, base: readonly ScreenClass[]) {
  if (!model.free) return { mean: ZERO, variance: ZERO, retrigger: ZERO }
  const { retrigger: games, mult: factor } = model.free
  const hasOwnStrips = model.type !== 'tumble' && model.freeStrips !== model.strips
  const classes = hasOwnStrips ? screenFigures(model, true).classes : base
  const retrigger = meanOf(games, classes)
  if (!isBelow(retrigger, ONE)) throw new RangeError('free games add one or more on average: they would never end')
  const left = subtract(ONE, retrigger)
  const mean = divide(momentsOf(model, classes, { factor, games, gameWorth: ZERO }).mean, left)
  const { variance } = momentsOf(model, classes, { factor, games, gameWorth: mean })
  return { mean, variance: divide(variance, left), retrigger }
}

/** Throws a RangeError if free games would never end. Ignores the effect of `maxWinX` (below 0.01 %). `screens`: if already known. */
export function slotFigures(model: SlotModel, screens = screenFigures(model, false)): SlotFigures {
  const { classes, best, bestChance } = screens
  const perBet = whole(model.unitsPerBet)
  const games = model.free?.trigger ?? []
  const freeGame = freeGameOf(model, classes)
  const round = momentsOf(model, classes, { factor: 1, games, gameWorth: freeGame.mean })
  const ofBet = (units: Rational) => divide(units, perBet)
  const losing = classes.filter((_, scatters) => model.scatterPays[scatters] === 0).map((one) => one.losing)
  return {
    rtp: ofBet(round.mean),
    base: ofBet(sumOf(classes.map(({ units }) => units))),
    scatter: ofBet(meanOf(model.scatterPays, classes)),
    feature: ofBet(multiply(meanOf(games, classes), freeGame.mean)),
    hit: subtract(ONE, sumOf(losing)),
    variance: divide(add(round.variance, multiply(meanOf(games, classes), freeGame.variance)), square(perBet)),
    trigger: sumOf(classes.filter((_, scatters) => (games[scatters] ?? 0) > 0).map(({ probability }) => probability)),
    retrigger: freeGame.retrigger,
    maxScreen: best === undefined ? undefined : ofBet(whole(best)),
    maxScreenChance: bestChance,
  }
}

export const deviationOf = ({ variance }: SlotFigures): number => Math.sqrt(toNumber(variance))
