import { TZDate } from '@date-fns/tz'
import { addDays, format, startOfDay } from 'date-fns'

/** The day an instant belongs to in a zone, `yyyy-MM-dd`; the day cuts at 00:00 (domain §4.0). */
export const businessDay = (instant: Date, zone: string): string => format(new TZDate(instant.getTime(), zone), 'yyyy-MM-dd')

/** The instant at which the business day of `instant` began. */
export const startOfBusinessDay = (instant: Date, zone: string): Date =>
  new Date(startOfDay(new TZDate(instant.getTime(), zone)).getTime())

/** The instant at which the next one begins, also across a change of the clocks. */
export const startOfNextBusinessDay = (instant: Date, zone: string): Date =>
  new Date(addDays(startOfDay(new TZDate(instant.getTime(), zone)), 1).getTime())

/** The time on the wall of a zone, `HH:mm`. */
export const clockTime = (instant: Date, zone: string): string => format(new TZDate(instant.getTime(), zone), 'HH:mm')
