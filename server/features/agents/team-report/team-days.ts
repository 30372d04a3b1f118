/** The business days of a team report. Pure. */
import { TEAM_REPORT_MAX_DAYS } from '#contract/agents/team-report/team-report.ts'
import { AppError } from '#server/platform/app-error.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { daysBetween } from '#server/platform/calendar-day.ts'
import { type AskedRange, type Range, rangeOf } from '#server/platform/report/report-range.ts'

const INSTANT = /^\d+$/

/** If only one end is given, that single day. Throws `request.param.err`, also for more days than a report allows. */
export function teamRange({ startDate, endDate }: AskedRange, zone: string, now: Date): Range {
  const last = endDate ?? businessDay(now, zone)
  const first = startDate ?? last
  // The first day of the device's month may not have begun in the merchant's time zone.
  const isAhead = INSTANT.test(last) && !INSTANT.test(first) && first > businessDay(new Date(Number(last)), zone)
  const range = rangeOf({ startDate: isAhead ? last : first, endDate: last }, zone, now)
  if (daysOf(range).length > TEAM_REPORT_MAX_DAYS) throw new AppError('request.param.err', { days: TEAM_REPORT_MAX_DAYS })
  return range
}

/** Oldest first; one day more than allowed is enough to see that there are too many. */
export const daysOf = ({ from, to }: Range): string[] => daysBetween(from, to, TEAM_REPORT_MAX_DAYS + 1)
