import { TZDate } from '@date-fns/tz'
import { addHours, addMonths, setDate, startOfHour, startOfMonth } from 'date-fns'
import type { SalaryKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import { startOfNextBusinessDay } from '#server/platform/business-day.ts'

/** First day of the second half of a month (domain §4.5). */
const SECOND_HALF = 16

function startOfNextHalfMonth(instant: TZDate): TZDate {
  const month = startOfMonth(instant)
  return instant.getDate() < SECOND_HALF ? setDate(month, SECOND_HALF) : addMonths(month, 1)
}

/** When a contract signed at `instant` takes effect: the next day, hour or half month in the merchant's time zone (AGT-08). */
export function startOfNextPeriod(kind: SalaryKind, instant: Date, zone: string): Date {
  if (kind === 'DAILY' || kind === 'REALTIME' || kind === 'MANUAL_DAILY') return startOfNextBusinessDay(instant, zone)
  const local = new TZDate(instant.getTime(), zone)
  const start = kind === 'HOURLY' ? addHours(startOfHour(local), 1) : startOfNextHalfMonth(local)
  return new Date(start.getTime())
}
