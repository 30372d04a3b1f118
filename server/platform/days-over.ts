import { businessDay, dayStart } from './business-day.ts'
import { addDays } from './calendar-day.ts'

export interface DayOver {
  day: string
  from: Date
  /** Exclusive. */
  until: Date
}
interface Asked {
  now: Date
  zone: string
  /** How long after midnight a day counts as over: what happened on it has been written by then. */
  afterMs: number
  /** The first day that was not done; undefined = as far back as is made up for. */
  first: string | undefined
  /** Days made up for after a time in which nothing ran. */
  mostDays: number
}

/** The days that are over and not done, oldest first: for what is billed or added up once a day. */
export function daysOver({ now, zone, afterMs, first, mostDays }: Asked): DayOver[] {
  const today = businessDay(new Date(now.getTime() - afterMs), zone)
  const earliest = addDays(today, -mostDays)
  const days: DayOver[] = []
  for (let day = first !== undefined && first > earliest ? first : earliest; day < today; day = addDays(day, 1))
    days.push({ day, from: dayStart(day, zone), until: dayStart(addDays(day, 1), zone) })
  return days
}
