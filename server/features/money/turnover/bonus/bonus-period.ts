import type { BonusPeriod } from '#contract/money/turnover/bonus-terms.ts'
import { businessDay } from '#server/platform/business-day.ts'

const DAYS_A_WEEK = 7
const DAY_MS = 86_400_000

/** Weeks begin on Monday. */
function mondayOf(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`)
  const sinceMonday = (noon.getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK
  return new Date(noon.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}

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
