/** The business days of an operators' report with figures by day. Pure. */
import { AppError } from '#server/platform/app-error.ts'
import { addDays, daysBetween } from '#server/platform/calendar-day.ts'
import { type AskedRange, type Range, rangeOf } from './report-range.ts'

/** For a report requested without a first day. */
const DEFAULT_DAYS = 30

/** Throws `request.param.err` for a day that does not exist, `report.days.invalid` for days that end before they begin. */
export function dayRangeOf({ startDate, endDate }: AskedRange, zone: string, now: Date): Range {
  const { to } = rangeOf({ endDate }, zone, now)
  const from =
    startDate === undefined ? addDays(to, 1 - DEFAULT_DAYS) : rangeOf({ startDate, endDate: startDate }, zone, now).from
  if (from > to) throw new AppError('report.days.invalid')
  return { from, to }
}

/** Newest first. Throws `report.days.invalid` for more than `most` days. */
export function daysOfReport({ from, to }: Range, most: number): string[] {
  const days = daysBetween(from, to, most + 1)
  if (days.length > most) throw new AppError('report.days.invalid')
  return days.toReversed()
}
