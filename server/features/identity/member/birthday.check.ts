import { businessDay } from '#server/platform/business-day.ts'

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const FIRST_YEAR = 1900

/** The day as midnight UTC, or undefined if the calendar has no such day since 1900 (SCR-26). */
export function parseBirthday(text: string): Date | undefined {
  const [, year, month, day] = ISO_DAY.exec(text) ?? []
  if (!year || Number(year) < FIRST_YEAR) return undefined
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.toISOString().startsWith(text) ? date : undefined
}

/** Full years in the merchant's time zone (ACC-04); members born on 29 February come of age on 1 March. */
export function isOfAge(birthday: Date, minimumAge: number, now: Date, timezone: string): boolean {
  const comesOfAge = new Date(birthday)
  comesOfAge.setUTCFullYear(birthday.getUTCFullYear() + minimumAge)
  return comesOfAge.toISOString().slice(0, 10) <= businessDay(now, timezone)
}
