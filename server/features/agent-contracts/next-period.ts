import { TZDate } from '@date-fns/tz'
import { addHours, addMonths, setDate, startOfHour, startOfMonth } from 'date-fns'
import type { SalaryKind } from '#contract/agent-bill.ts'
import { startOfNextBusinessDay } from '#server/platform/business-day.ts'

/** The second half of a month begins with this day (domain §4.5). */
const SECOND_HALF = 16

function startOfNextHalfMonth(instant: TZDate): TZDate {
  const month = startOfMonth(instant)
  return instant.getDate() < SECOND_HALF ? setDate(month, SECOND_HALF) : addMonths(month, 1)
}

/** When what is signed at `instant` begins to count: the next day, hour or half month of the merchant's zone (AGT-08). */
export function startOfNextPeriod(kind: SalaryKind, instant: Date, zone: string): Date {
  if (kind === 'DAILY' || kind === 'REALTIME' || kind === 'MANUAL_DAILY') return startOfNextBusinessDay(instant, zone)
  const local = new TZDate(instant.getTime(), zone)
  const start = kind === 'HOURLY' ? addHours(startOfHour(local), 1) : startOfNextHalfMonth(local)
  return new Date(start.getTime())
}
