/** What is owed for invited friends, and when. Pure. */
import { type Due, type Facts, hasTicket, isRunning, NONE, type Rule } from './reward-rule.ts'

const DAY_MS = 86_400_000
const PERIOD = /^friends (\d+)$/

/** The period of a milestone: each is given once, even if the campaign changes. */
export const milestonePeriod = (friends: number) => `friends ${friends}`
/** Undefined for any other period. */
export function friendsOf(period: string): number | undefined {
  const count = PERIOD.exec(period)?.[1]
  return count === undefined ? undefined : Number(count)
}

export const INVITE_RULE: Rule<'INVITE'> = {
  /** A ticket issued late (no budget, or something was missing) can be claimed for just as long. */
  stand({ milestones, days }, { now, friends, tickets }: Facts, campaign) {
    const expiresAt = new Date(now.getTime() + days * DAY_MS)
    const due = milestones.flatMap(({ friends: count, amount }, step): Due[] => {
      const period = milestonePeriod(count)
      return friends < count || hasTicket(tickets, period) ? [] : [{ period, step, amount, since: now, expiresAt }]
    })
    const next = milestones.find(({ friends: count }) => friends < count)
    const claimed = tickets.filter(({ state }) => state === 'CLAIMED').toSorted((one, other) => other.step - one.step)
    return {
      due,
      progress: {
        ...NONE,
        // Once all are reached, the highest claimed one.
        current: next ? milestonePeriod(next.friends) : (claimed[0]?.period ?? milestonePeriod(milestones.at(-1)?.friends ?? 0)),
        endsAt: campaign.endsAt,
        friends,
        next: next && { amount: next.amount, level: null },
      },
      isOpen: isRunning(campaign, now),
    }
  },
}
