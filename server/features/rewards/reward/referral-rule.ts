/** What is owed for the bets of invitees, and when. Pure. */
import { businessDay, dayStart } from '#server/platform/business-day.ts'
import { addDays } from '#server/platform/calendar-day.ts'
import { lesserOf, wholeSteps } from '#server/platform/money-rounding.ts'
import type { DayIncome } from './referral-facts.ts'
import { periodAt, type Window } from './reward-period.ts'
import { type Due, type Facts, type Frame, hasTicket, isRunning, NONE, type Rule } from './reward-rule.ts'

/** The longest period. */
const WEEK_DAYS = 7

/** Whether all its days on which the campaign ran are added up. */
function isAddedUp({ until }: Window, { endsAt }: Frame, addedTo: string | undefined, zone: string): boolean {
  const end = endsAt !== null && endsAt < until ? endsAt : until
  return addedTo !== undefined && addedTo >= businessDay(new Date(end.getTime() - 1), zone)
}

const sumOf = (days: readonly DayIncome[]) => days.reduce((sum, { amount }) => sum + amount, 0n)

export const REFERRAL_RULE: Rule<'REFERRAL'> = {
  stand({ amount: most, period, days: claimDays }, { now, zone, step, tickets, income }: Facts, campaign) {
    const payable = (days: readonly DayIncome[]) => lesserOf(wholeSteps(sumOf(days), step), most)
    const windows = new Map(
      income.days.map(({ day }) => periodAt(period, dayStart(day, zone), zone)).map((window) => [window.key, window]),
    )
    const within = ({ from, until }: Window) =>
      payable(income.days.filter(({ day }) => businessDay(from, zone) <= day && day < businessDay(until, zone)))
    const own = periodAt(period, now, zone)
    const due = [...windows.values()].flatMap((window): Due[] => {
      const amount = within(window)
      const expiresAt = dayStart(addDays(businessDay(window.until, zone), claimDays), zone)
      if (amount <= 0n || now >= expiresAt || hasTicket(tickets, window.key)) return []
      if (now < window.until || !isAddedUp(window, campaign, income.addedTo, zone)) return []
      return [{ period: window.key, step: 0, amount, since: window.from, expiresAt }]
    })
    const earned = within(own)
    return {
      due,
      progress: {
        ...NONE,
        period,
        current: periodAt(period, now, zone, 1).key,
        endsAt: own.until,
        next: { amount: earned > 0n ? earned : 0n, level: null },
      },
      isOpen: isRunning(campaign, now),
    }
  },
}

/** The first day whose income can still be claimed. */
export const incomeFrom = (claimDays: number, now: Date, zone: string): string =>
  addDays(businessDay(now, zone), -claimDays - WEEK_DAYS)
