import type { BonusPeriod } from '#contract/money/turnover/bonus-terms.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { mondayOf } from '#server/platform/calendar-day.ts'

/** Identifies the period, in the merchant's time zone, in which a member may claim a campaign once (BON-04). */
export function bonusPeriodKey(period: BonusPeriod, now: Date, zone: string, depositNumber: string): string {
  const day = businessDay(now, zone)
  switch (period) {
    case 'DEPOSIT':
      return depositNumber
    case 'DAY':
      return day
    case 'WEEK':
      return `week ${mondayOf(day)}`
    case 'MONTH':
      return day.slice(0, 7)
    case 'ONCE':
      return 'once'
  }
}
