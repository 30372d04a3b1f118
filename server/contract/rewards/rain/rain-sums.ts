/** Figures derived from the options of a rain, for the form that plans it and the server that checks it. Pure. */
import { type OptionsOf, RAIN_MINUTES_APART } from '../reward/reward-template.ts'

type Options = OptionsOf<'RAIN'>

/** The number of envelopes, including empty ones. */
export const placesOf = ({ gold, ube, red, empty }: Pick<Options, 'gold' | 'ube' | 'red' | 'empty'>): number =>
  gold.count + ube.count + red.count + empty

/** The amount red envelopes share. */
export const sharedByRed = ({ amount, gold, ube }: Pick<Options, 'amount' | 'gold' | 'ube'>): bigint =>
  amount - BigInt(gold.count) * gold.amount - BigInt(ube.count) * ube.amount

const MINUTES_AN_HOUR = 60
const MINUTES_A_DAY = 1_440
/** NaN while no time is typed; NaN is near no other time. */
function minutesOf(time: string): number {
  const [hours = NaN, minutes = NaN] = time === '' ? [] : time.split(':').map(Number)
  return hours * MINUTES_AN_HOUR + minutes
}
/** The shorter way round the clock. */
function minutesBetween(one: string, other: string): number {
  const between = Math.abs(minutesOf(one) - minutesOf(other))
  return Math.min(between, MINUTES_A_DAY - between)
}

/** Whether the time at this place is too near another, also across midnight. */
export const isTooNear = (times: readonly string[], place: number): boolean =>
  times.some((time, other) => other !== place && minutesBetween(time, times[place]!) < RAIN_MINUTES_APART)
