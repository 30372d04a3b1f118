import { TZDate } from '@date-fns/tz'
import { addDays, format, startOfDay } from 'date-fns'

/** The day of an instant in a time zone, `yyyy-MM-dd`; days begin at 00:00 (domain §4.0). */
export const businessDay = (instant: Date, zone: string): string => format(new TZDate(instant.getTime(), zone), 'yyyy-MM-dd')

/** When the business day of `instant` began. */
export const startOfBusinessDay = (instant: Date, zone: string): Date =>
  new Date(startOfDay(new TZDate(instant.getTime(), zone)).getTime())

/** When the next business day begins, correct across a change of the clocks too. */
export const startOfNextBusinessDay = (instant: Date, zone: string): Date =>
  new Date(addDays(startOfDay(new TZDate(instant.getTime(), zone)), 1).getTime())

/** Local time in a time zone, `HH:mm`. */
export const clockTime = (instant: Date, zone: string): string => format(new TZDate(instant.getTime(), zone), 'HH:mm')
