/** Form values of a rain of envelopes, and their sums. */
import { isTooNear, placesOf, sharedByRed } from '#contract/rewards/rain/rain-sums.ts'
import { DAYS_A_WEEK, MAX_ENVELOPES, type OptionsOf } from '#contract/rewards/reward/reward-template.ts'
import { amountText, readAmount, typedText } from '#client/lib/typed-amount.ts'
import { countOf, knownOf } from './known-values.ts'

export interface RainValues {
  /** `HH:mm`. */
  times: string[]
  /** 1 = Monday; none = every day. */
  weekdays: number[]
  gold: { count: string; amount: string }
  ube: { count: string; amount: string }
  red: { count: string; least: string }
  empty: string
}

export const NO_RAIN: RainValues = {
  times: ['20:00'],
  weekdays: [],
  gold: { count: '0', amount: '' },
  ube: { count: '0', amount: '' },
  red: { count: '', least: '' },
  empty: '0',
}

export function rainValues({ times, weekdays, gold, ube, red, empty }: OptionsOf<'RAIN'>): RainValues {
  return {
    times,
    weekdays,
    gold: { count: String(gold.count), amount: typedText(gold.amount) },
    ube: { count: String(ube.count), amount: typedText(ube.amount) },
    red: { count: String(red.count), least: typedText(red.least) },
    empty: String(empty),
  }
}

export function rainToBody({ times, weekdays, gold, ube, red, empty }: RainValues) {
  return {
    times: times.toSorted(),
    weekdays,
    gold: { count: gold.count.trim(), amount: amountText(gold.amount) },
    ube: { count: ube.count.trim(), amount: amountText(ube.amount) },
    red: { count: red.count.trim(), least: amountText(red.least) },
    empty: empty.trim(),
  }
}

export interface RainSums {
  places: number
  /** What the red envelopes share, and their mean; they need `least` in all. */
  shared: bigint
  mean: bigint
  least: bigint
  emptyPart: number
  /** The cost of a day with rain, and of a week. */
  perDay: bigint
  perWeek: bigint
}

/** Undefined while a number is invalid. */
export function rainSums(amount: string, { times, weekdays, gold, ube, red, empty }: RainValues): RainSums | undefined {
  const counts = knownOf([gold.count, ube.count, red.count, empty].map(countOf))
  const sums = knownOf([amount, gold.amount, ube.amount, red.least].map((typed) => readAmount(typed).value))
  if (!counts || !sums) return undefined
  const [golds = 0, ubes = 0, reds = 0, empties = 0] = counts
  const [pool = 0n, goldHolds = 0n, ubeHolds = 0n, least = 0n] = sums
  if (reds === 0 || pool <= 0n) return undefined
  const options = {
    amount: pool,
    gold: { count: golds, amount: goldHolds },
    ube: { count: ubes, amount: ubeHolds },
    red: { count: reds, least },
    empty: empties,
  }
  const [shared, places] = [sharedByRed(options), placesOf(options)]
  const perDay = pool * BigInt(times.length)
  return {
    places,
    shared,
    mean: shared / BigInt(reds),
    least: least * BigInt(reds),
    emptyPart: empties / places,
    perDay,
    perWeek: perDay * BigInt(weekdays.length || DAYS_A_WEEK),
  }
}

/** The red envelopes can hold at least their minimum. */
export const isCovered = ({ shared, least }: RainSums): boolean => shared >= least
export const isTooMany = ({ places }: RainSums): boolean => places > MAX_ENVELOPES

const HOURS = 24
const onTheHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`
const USUAL = 20

/** The time of a new rain: the first free full hour after the last one, or of the day. */
export function nextTime(times: readonly string[]): string {
  const last = times.filter(Boolean).toSorted().at(-1)
  if (last === undefined) return onTheHour(USUAL)
  const hours = Array.from({ length: HOURS }, (_, hour) => onTheHour(hour))
  const isFree = (time: string) => !isTooNear([...times, time], times.length)
  return hours.find((time) => time > last && isFree(time)) ?? hours.find(isFree) ?? onTheHour(0)
}
