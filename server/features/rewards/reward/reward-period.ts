/** Days and weeks of a campaign, in the merchant's time zone. */
import type { RewardPeriod } from '#contract/rewards/reward/reward-template.ts'
import { businessDay, dayStart } from '#server/platform/business-day.ts'
import { addDays, addMonths, firstOfMonth, mondayOf } from '#server/platform/calendar-day.ts'

/** The period of rewards that are given once. */
export const ONCE = 'once'

export interface Window {
  /** The name of the period in a ticket: its first day. */
  key: string
  from: Date
  /** Exclusive. */
  until: Date
}

const DAYS_OF: Readonly<Record<RewardPeriod, number>> = { DAY: 1, WEEK: 7 }

/** The period of an instant; with `back`, that many periods earlier. */
export function periodAt(period: RewardPeriod, now: Date, zone: string, back = 0): Window {
  const today = businessDay(now, zone)
  const first = addDays(period === 'WEEK' ? mondayOf(today) : today, -back * DAYS_OF[period])
  return { key: first, from: dayStart(first, zone), until: dayStart(addDays(first, DAYS_OF[period]), zone) }
}

/** The month of an instant. */
export function monthAt(now: Date, zone: string): Window {
  const first = firstOfMonth(businessDay(now, zone))
  return { key: first, from: dayStart(first, zone), until: dayStart(addMonths(first, 1), zone) }
}

/** The part of a window in which the campaign ran; undefined if there is none. */
export function partOf(window: Window, { startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }): Window | undefined {
  const from = startsAt > window.from ? startsAt : window.from
  const until = endsAt !== null && endsAt < window.until ? endsAt : window.until
  return from < until ? { ...window, from, until } : undefined
}
