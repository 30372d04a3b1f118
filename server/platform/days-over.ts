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
  /** How long after midnight a day counts as over, so that everything of that day has been written. */
  afterMs: number
  /** The first day that is not done; undefined = `mostDays` back. */
  first: string | undefined
  /** Most days to catch up on, if nothing ran for a while. */
  mostDays: number
}

/** The days that are over and not done, oldest first: for daily bills and sums. */
export function daysOver({ now, zone, afterMs, first, mostDays }: Asked): DayOver[] {
  const today = businessDay(new Date(now.getTime() - afterMs), zone)
  const earliest = addDays(today, -mostDays)
  const days: DayOver[] = []
  for (let day = first !== undefined && first > earliest ? first : earliest; day < today; day = addDays(day, 1))
    days.push({ day, from: dayStart(day, zone), until: dayStart(addDays(day, 1), zone) })
  return days
}
