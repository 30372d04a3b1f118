/** The business days of a report, from dates in any format clients send (WIR-11). Pure. */
import { AppError } from '#server/platform/app-error.ts'
import { businessDay, dayStart } from '#server/platform/business-day.ts'
import { addDays, addMonths, isDay } from '#server/platform/calendar-day.ts'

/** As a client sends it: `yyyy-MM-dd`, `yyyy-MM-dd HH:mm:ss`, or epoch ms. Only the day counts, not the time. */
export interface AskedRange {
  startDate?: string | undefined
  endDate?: string | undefined
}
/** `yyyy-MM-dd`, both inclusive. */
export interface Range {
  from: string
  to: string
}

const DAY_LENGTH = 'yyyy-MM-dd'.length

function dayOf(field: keyof AskedRange, asked: string, zone: string): string {
  if (/^\d+$/.test(asked)) return businessDay(new Date(Number(asked)), zone)
  const day = asked.slice(0, DAY_LENGTH)
  if (isDay(day)) return day
  throw new AppError('request.param.err', { fields: [{ path: field, message: 'date' }] })
}

/** Throws `request.param.err` for days that do not exist, or that end before they begin. */
export function rangeOf({ startDate, endDate }: AskedRange, zone: string, now: Date): Range {
  const to = endDate === undefined ? businessDay(now, zone) : dayOf('endDate', endDate, zone)
  const from = startDate === undefined ? addMonths(to, -12) : dayOf('startDate', startDate, zone)
  if (from > to) throw new AppError('request.param.err')
  return { from, to }
}

/** The same as instants, for lists that have no range by default. `until` is the first instant after the last day. */
export const instantsOf = ({ startDate, endDate }: AskedRange, zone: string) => ({
  from: startDate === undefined ? undefined : dayStart(dayOf('startDate', startDate, zone), zone),
  until: endDate === undefined ? undefined : dayStart(addDays(dayOf('endDate', endDate, zone), 1), zone),
})

interface AskedSpan extends AskedRange {
  from?: number | undefined
  to?: number | undefined
}

/**
 * From (inclusive) and to (exclusive) in epoch ms: by the merchant's days if given, else by instants. Throws `request.param.err`.
 */
export function spanOf({ from, to, ...days }: AskedSpan, zone: string): { from: number | undefined; to: number | undefined } {
  const named = instantsOf(days, zone)
  return { from: named.from?.getTime() ?? from, to: named.until?.getTime() ?? to }
}
