/** How much of a rate may be given on (AGT-18). Pure; rates in parts per million. */
import { SERIES_PPM, type GameType } from '#contract/agents/rebate.ts'
import type { AgentSettings } from '#server/platform/merchant/agent-settings.ts'

export interface GameTypeFacts {
  code: GameType
  product: string
  isSeries: boolean
}
export type Rates = Readonly<Partial<Record<GameType, number>>>

/** A member's rate for a kind without a stored one: nothing, or the lowest series for lotteries. */
export const rateOf = (rates: Rates, { code, isSeries }: GameTypeFacts, { minSeries }: AgentSettings): number =>
  Math.max(rates[code] ?? 0, isSeries ? minSeries * SERIES_PPM : 0)

export interface Room {
  lowest: number
  highest: number
  interval: number
}

/** `own`: the giver's rate, or the house's highest at the top; `given`: the highest of the receiver's downline. */
export function roomBelow(own: number, given: number, kind: GameTypeFacts, settings: AgentSettings): Room {
  const { minSeries, rateDifference, rateInterval } = settings
  const floor = kind.isSeries ? minSeries * SERIES_PPM : 0
  return {
    lowest: given > floor ? Math.min(given + rateDifference, own) : floor,
    highest: Math.max(own - rateDifference, floor),
    interval: Math.max(rateInterval, 1),
  }
}

export type RateRefusal = 'rebate.too.high' | 'rebate.step.invalid' | 'rebate.below.downline'

/**
 * Steps count down from the highest: 1.0 with a difference of 0.1 and a step of 0.1 gives 0.9, 0.8 … 0; the lowest may always be
 * given.
 */
export function refusalOf(rate: number, { lowest, highest, interval }: Room, floor: number): RateRefusal | undefined {
  if (rate > highest) return 'rebate.too.high'
  if (rate < lowest) return 'rebate.below.downline'
  return rate === floor || (highest - rate) % interval === 0 ? undefined : 'rebate.step.invalid'
}
