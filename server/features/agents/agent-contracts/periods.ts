/** The periods that contracts pay for, in the merchant's time zone: hours, days, half months (AGT-15). Pure. */
import type { SalaryKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import { businessDay, dayStart, startOfBusinessDay, startOfHour, startOfNextBusinessDay } from '#server/platform/business-day.ts'
import { addDays, firstOfMonth } from '#server/platform/calendar-day.ts'

export interface Period {
  start: Date
  /** Exclusive. */
  end: Date
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** First day of the second half of a month (AGT-15). */
const SECOND_HALF = 16
const LONGEST_HALF = 16
/** When a period is billed after its end: 02:05, 02:10, hh:05; a real-time day the next morning. */
const BILLED_AFTER_MS = {
  HOURLY: 5 * MINUTE_MS,
  DAILY: 125 * MINUTE_MS,
  REALTIME: 125 * MINUTE_MS,
  DIVIDEND: 130 * MINUTE_MS,
  MANUAL_DAILY: 125 * MINUTE_MS,
} as const satisfies Record<SalaryKind, number>

const dateOf = (day: string): number => Number(day.slice(-2))

function halfMonthOf(day: string, zone: string): Period {
  const first = firstOfMonth(day)
  const second = addDays(first, SECOND_HALF - 1)
  if (dateOf(day) < SECOND_HALF) return { start: dayStart(first, zone), end: dayStart(second, zone) }
  return { start: dayStart(second, zone), end: dayStart(firstOfMonth(addDays(second, LONGEST_HALF)), zone) }
}

/** The period that contains an instant. A contract signed then takes effect when the period ends (AGT-08). */
export function periodOf(kind: SalaryKind, instant: Date, zone: string): Period {
  if (kind === 'HOURLY') {
    const start = startOfHour(instant, zone)
    return { start, end: new Date(start.getTime() + HOUR_MS) }
  }
  if (kind === 'DIVIDEND') return halfMonthOf(businessDay(instant, zone), zone)
  return { start: startOfBusinessDay(instant, zone), end: startOfNextBusinessDay(instant, zone) }
}

/** The earliest time a period is billed. */
export const billedAt = (kind: SalaryKind, { end }: Period): Date => new Date(end.getTime() + BILLED_AFTER_MS[kind])

/** Periods that begin at `from` or later and are due by `now`, oldest first. */
export function periodsDue(kind: SalaryKind, from: Date, now: Date, zone: string): Period[] {
  const periods: Period[] = []
  let period = periodOf(kind, from, zone)
  while (billedAt(kind, period) <= now) {
    if (period.start >= from) periods.push(period)
    period = periodOf(kind, period.end, zone)
  }
  return periods
}

/** First and last day, both inclusive. */
export const daysOf = ({ start, end }: Period, zone: string): { from: string; to: string } => ({
  from: businessDay(start, zone),
  to: businessDay(new Date(end.getTime() - 1), zone),
})

export const isFirstOfMonth = ({ start }: Period, zone: string): boolean => dateOf(businessDay(start, zone)) === 1
