/** When a campaign's rains fall. Pure. */
import type { RainOptions } from './fill-envelopes.ts'
import { businessDay, instantAt } from '#server/platform/business-day.ts'
import { addDays, weekdayOf } from '#server/platform/calendar-day.ts'

const DAYS_A_WEEK = 7

/** 1 = Monday. */
const isoWeekday = (day: string) => weekdayOf(day) || DAYS_A_WEEK

/** The first rain after an instant; undefined if there is none within a week. A time skipped by a clock change has no rain. */
export function nextRain(
  { times, weekdays }: Pick<RainOptions, 'times' | 'weekdays'>,
  after: Date,
  zone: string,
): Date | undefined {
  const today = businessDay(after, zone)
  for (let ahead = 0; ahead <= DAYS_A_WEEK; ahead += 1) {
    const day = addDays(today, ahead)
    if (weekdays.length > 0 && !weekdays.includes(isoWeekday(day))) continue
    for (const time of times.toSorted()) {
      const at = instantAt(`${day} ${time}:00`, zone)
      if (at && at > after) return at
    }
  }
  return undefined
}
