/** The business days a report is about, however a client writes its dates (wire §2). Pure. */
import { TZDate } from '@date-fns/tz'
import { addDays, subYears } from 'date-fns'
import { AppError } from '#server/platform/app-error.ts'
import { businessDay } from '#server/platform/business-day.ts'

/** As a client asks for it: `yyyy-MM-dd`, `yyyy-MM-dd HH:mm:ss`, or epoch ms. The day is meant, whatever the time. */
export interface AskedRange {
  startDate?: string | undefined
  endDate?: string | undefined
}
/** `yyyy-MM-dd`, both in it. */
export interface Range {
  from: string
  to: string
}

const DAY_LENGTH = 'yyyy-MM-dd'.length

function dayOf(field: keyof AskedRange, asked: string, zone: string): string {
  if (/^\d+$/.test(asked)) return businessDay(new Date(Number(asked)), zone)
  const day = asked.slice(0, DAY_LENGTH)
  const at = new Date(`${day}T00:00:00Z`)
  if (!Number.isNaN(at.getTime()) && at.toISOString().slice(0, DAY_LENGTH) === day) return day
  throw new AppError('request.param.err', { fields: [{ path: field, message: 'date' }] })
}

/** Throws `request.param.err` for days there are not, or that end before they begin. */
export function rangeOf({ startDate, endDate }: AskedRange, zone: string, now: Date): Range {
  const to = endDate === undefined ? businessDay(now, zone) : dayOf('endDate', endDate, zone)
  const from =
    startDate === undefined
      ? subYears(new Date(`${to}T00:00:00Z`), 1)
          .toISOString()
          .slice(0, DAY_LENGTH)
      : dayOf('startDate', startDate, zone)
  if (from > to) throw new AppError('request.param.err')
  return { from, to }
}

/** The first instant of a day, or of one some days later. */
function startOf(day: string, zone: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(addDays(new TZDate(year, month - 1, date, zone), later).getTime())
}

/** The same as instants, for lists that have no range where none is asked for. `until` is the first one after the last day. */
export const instantsOf = ({ startDate, endDate }: AskedRange, zone: string) => ({
  from: startDate === undefined ? undefined : startOf(dayOf('startDate', startDate, zone), zone),
  until: endDate === undefined ? undefined : startOf(dayOf('endDate', endDate, zone), zone, 1),
})

interface AskedSpan extends AskedRange {
  from?: number | undefined
  to?: number | undefined
}

/** From, and before, in epoch ms: by days of the merchant where they are named, else by instants. Throws `request.param.err`. */
export function spanOf({ from, to, ...days }: AskedSpan, zone: string): { from: number | undefined; to: number | undefined } {
  const named = instantsOf(days, zone)
  return { from: named.from?.getTime() ?? from, to: named.until?.getTime() ?? to }
}
