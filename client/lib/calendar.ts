/** Plain calendar dates (YYYY-MM-DD), without times or zones. */
import { localeOf } from './languages.ts'

export interface DateParts {
  year: number
  month: number
  day: number
}

const pad = (number: number, length: number) => String(number).padStart(length, '0')

export const toIsoDate = ({ year, month, day }: DateParts) => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`

export function fromIsoDate(text: string): DateParts | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match ? { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) } : undefined
}

/** Day 0 of the next month is the last day of this one. */
export const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

export function monthNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)))
}
