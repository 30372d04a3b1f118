/**
 * Days and times of day in a time zone: a merchant's, never the machine's. When the clocks change, a day has 23 or 25 hours. If they
 * go forward at midnight, the day begins later; if they go back over midnight, it begins at the first of the two midnights.
 * `dayStart` and `businessDay` agree with SQL's `day_start` and `AT TIME ZONE` (a test compares them). Pure.
 */
import { tzOffset } from '@date-fns/tz'
import { addDays, addMonths } from './calendar-day.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const DAY_LENGTH = 'yyyy-MM-dd'.length

/** The local time in a zone at an instant, in ms, as if it were UTC. */
const shownAt = (instant: number, zone: string): number => instant + tzOffset(zone, new Date(instant)) * MINUTE_MS

/** The first instant with this local time; if the clocks skip it, by the offset from before the change. */
function firstShowing(shown: number, zone: string): number {
  const [before, after] = [shown - DAY_MS, shown + DAY_MS].map((near) => shown - (shownAt(near, zone) - near)) as [number, number]
  const showing = [before, after].filter((instant) => shownAt(instant, zone) === shown)
  return showing.length > 0 ? Math.min(...showing) : before
}

/** The local time of an instant in a zone, `yyyy-MM-dd HH:mm:ss`. */
export const localText = (instant: Date, zone: string): string =>
  new Date(shownAt(instant.getTime(), zone)).toISOString().slice(0, 19).replace('T', ' ')

/** The day of an instant, `yyyy-MM-dd`; days begin at 00:00 (AGT-15). */
export const businessDay = (instant: Date, zone: string): string => localText(instant, zone).slice(0, DAY_LENGTH)

/** `HH:mm` */
export const clockTime = (instant: Date, zone: string): string => localText(instant, zone).slice(11, 16)

/** The first instant with this local time in a zone, `yyyy-MM-dd HH:mm:ss`; undefined if the clocks skip it or it does not exist. */
export function instantAt(local: string, zone: string): Date | undefined {
  const shown = Date.parse(`${local.replace(' ', 'T')}Z`)
  if (Number.isNaN(shown)) return undefined
  const at = new Date(firstShowing(shown, zone))
  return localText(at, zone) === local ? at : undefined
}

/** The first instant of a day, `yyyy-MM-dd`. */
export const dayStart = (day: string, zone: string): Date => new Date(firstShowing(Date.parse(`${day}T00:00:00Z`), zone))

/** When the business day of `instant` began. */
export const startOfBusinessDay = (instant: Date, zone: string): Date => dayStart(businessDay(instant, zone), zone)

/** When the next business day begins. */
export const startOfNextBusinessDay = (instant: Date, zone: string): Date =>
  dayStart(addDays(businessDay(instant, zone), 1), zone)

/** When the hour of `instant` began in a zone; some zones are half an hour off. */
export const startOfHour = (instant: Date, zone: string): Date =>
  new Date(instant.getTime() - (shownAt(instant.getTime(), zone) % HOUR_MS))

/** Adds days and months in a zone's calendar, or subtracts them; keeps the time of day, even if the clocks change. */
export function addTime(instant: Date, { days = 0, months = 0 }: { days?: number; months?: number }, zone: string): Date {
  const shown = shownAt(instant.getTime(), zone)
  const day = addDays(addMonths(businessDay(instant, zone), months), days)
  return new Date(firstShowing(Date.parse(`${day}T00:00:00Z`) + (shown % DAY_MS), zone))
}
