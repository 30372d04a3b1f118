/** Billing periods in the merchant's time zone: hours, days, half months (domain §4.0). Pure. */
import { TZDate } from '@date-fns/tz'
import { addHours, addMonths, setDate, startOfDay, startOfHour, startOfMonth } from 'date-fns'
import type { SalaryKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import { businessDay, startOfNextBusinessDay } from '#server/platform/business-day.ts'

export interface Period {
  start: Date
  /** Exclusive. */
  end: Date
}

const MINUTE_MS = 60_000
const SECOND_HALF = 16
/** When a period is billed after its end: 02:05, 02:10, hh:05; a real-time day the next morning. */
const BILLED_AFTER_MS = {
  HOURLY: 5 * MINUTE_MS,
  DAILY: 125 * MINUTE_MS,
  REALTIME: 125 * MINUTE_MS,
  DIVIDEND: 130 * MINUTE_MS,
  MANUAL_DAILY: 125 * MINUTE_MS,
} as const satisfies Record<SalaryKind, number>

const plain = (date: TZDate) => new Date(date.getTime())

function startIn(kind: SalaryKind, local: TZDate): TZDate {
  if (kind === 'HOURLY') return startOfHour(local)
  if (kind !== 'DIVIDEND') return startOfDay(local)
  const month = startOfMonth(local)
  return local.getDate() < SECOND_HALF ? month : setDate(month, SECOND_HALF)
}

function endIn(kind: SalaryKind, start: TZDate, zone: string): Date {
  if (kind === 'HOURLY') return plain(addHours(start, 1))
  if (kind !== 'DIVIDEND') return startOfNextBusinessDay(plain(start), zone)
  return plain(start.getDate() < SECOND_HALF ? setDate(start, SECOND_HALF) : addMonths(startOfMonth(start), 1))
}

/** The period an instant is in. */
export function periodOf(kind: SalaryKind, instant: Date, zone: string): Period {
  const start = startIn(kind, new TZDate(instant.getTime(), zone))
  return { start: plain(start), end: endIn(kind, start, zone) }
}

/** The earliest time it is billed. */
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

export const isFirstOfMonth = ({ start }: Period, zone: string): boolean => new TZDate(start.getTime(), zone).getDate() === 1
