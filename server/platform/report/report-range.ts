/** The business days a report is about. Pure. */
import { subYears } from 'date-fns'
import { AppError } from '#server/platform/app-error.ts'
import { businessDay } from '#server/platform/business-day.ts'

/** As a client asks for it: days, or epoch ms. */
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

function dayOf(asked: string, zone: string): string {
  if (/^\d+$/.test(asked)) return businessDay(new Date(Number(asked)), zone)
  const day = asked.slice(0, DAY_LENGTH)
  const at = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, DAY_LENGTH) !== day) throw new AppError('request.param.err')
  return day
}

/** Throws `request.param.err` for days there are not, or that end before they begin. */
export function rangeOf({ startDate, endDate }: AskedRange, zone: string, now: Date): Range {
  const to = endDate === undefined ? businessDay(now, zone) : dayOf(endDate, zone)
  const from =
    startDate === undefined
      ? subYears(new Date(`${to}T00:00:00Z`), 1)
          .toISOString()
          .slice(0, DAY_LENGTH)
      : dayOf(startDate, zone)
  if (from > to) throw new AppError('request.param.err')
  return { from, to }
}
