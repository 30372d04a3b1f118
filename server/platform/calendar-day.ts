/** Days of the calendar as text, `yyyy-MM-dd`: without a time, and so without a zone. Pure. */

const DAY_MS = 86_400_000
const DAY_LENGTH = 'yyyy-MM-dd'.length
const DAYS_A_WEEK = 7

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (utc: number): string => new Date(utc).toISOString().slice(0, DAY_LENGTH)

/** Whether the calendar has this day; false for 31 April, and for any other text. */
export function isDay(text: string): boolean {
  const utc = midnight(text)
  return !Number.isNaN(utc) && dayOf(utc) === text
}

/** Earlier for a number below 0. */
export const addDays = (day: string, count: number): string => dayOf(midnight(day) + count * DAY_MS)

/** The same date some months later, or its month's last; earlier for a number below 0. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const first = new Date(midnight(firstOfMonth(day)))
  first.setUTCFullYear(year, month - 1 + count)
  const last = new Date(first)
  last.setUTCMonth(first.getUTCMonth() + 1, 0)
  return addDays(dayOf(first.getTime()), Math.min(date, last.getUTCDate()) - 1)
}

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** 0 = Sunday. */
export const weekdayOf = (day: string): number => new Date(midnight(day)).getUTCDay()

/** The Monday of its week. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + DAYS_A_WEEK - 1) % DAYS_A_WEEK))

/** From the first to the last, both inclusive, oldest first; at most `most`. */
export function daysBetween(from: string, to: string, most: number): string[] {
  const days: string[] = []
  for (let day = from; day <= to && days.length < most; day = addDays(day, 1)) days.push(day)
  return days
}

/** A day as the database stores it: midnight in UTC. */
export const storedDay = (day: string): Date => new Date(midnight(day))
export const dayStored = (stored: Date): string => dayOf(stored.getTime())
