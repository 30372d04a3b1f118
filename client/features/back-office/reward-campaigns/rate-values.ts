/** Form values per rank or tier: rates of the bets, and lists fitted to the current ranks. Pure. */
import { GAME_CATEGORIES, type GameCategory } from '#contract/game-category.ts'
import { MAX_REBATE_RATE, type RebateRates } from '#contract/rewards/reward/reward-template.ts'
import { percentOf } from '#client/features/back-office/content-management/index.ts'
import { readPercent } from '#client/lib/typed-amount.ts'

/** Per cent, by kind of game; empty = none. */
export type RateValues = Record<GameCategory, string>
const MOST_RATE = BigInt(MAX_REBATE_RATE)

const byKind = (value: (category: GameCategory) => string) =>
  Object.fromEntries(GAME_CATEGORIES.map((category) => [category, value(category)])) as RateValues

export const NO_RATES: RateValues = byKind(() => '')
export const ratesOf = (percents: Partial<RateValues>): RateValues => ({ ...NO_RATES, ...percents })
export const rateValues = (rates: RebateRates): RateValues =>
  byKind((category) => (rates[category] ? percentOf(rates[category]) : ''))

export const readRate = (percent: string) => readPercent(percent, MOST_RATE)
/** Undefined unless it is a possible rate. */
export function rateOf(percent: string): number | undefined {
  if (percent.trim() === '') return 0
  const parts = readRate(percent).value
  return parts !== undefined && parts <= MOST_RATE ? Number(parts) : undefined
}
/** Takes values that the form has checked. */
export const ratesToBody = (values: RateValues): RebateRates =>
  Object.fromEntries(
    GAME_CATEGORIES.flatMap((category) => (rateOf(values[category]) ? [[category, rateOf(values[category])]] : [])),
  )

const lengthened = <T>(list: readonly T[], count: number, more: T): T[] =>
  Array.from({ length: count }, (_, place) => list[place] ?? more)
/** Ranks added since then have no amounts. */
export const fitAmounts = (amounts: readonly string[], ranks: number) => lengthened(amounts, ranks, '0')
/** Ranks added since then get the rates of the last one, which is also what they are paid. */
export const fitRates = (rates: readonly RateValues[], ranks: number) => lengthened(rates, ranks, rates.at(-1) ?? NO_RATES)
