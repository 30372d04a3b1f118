/** Invited friends and milestones as members read them. */
import type { InvitedFriends, Milestone } from '#contract/rewards/reward/reward.ts'
import type { RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { ticketName } from './claim-reward.ts'
import { friendsOf } from './invite-rule.ts'
import { isAvailable, missingNeeds, type Seen } from './reward-board.ts'
import type { Person } from './reward-rule.ts'
import type { Ticket } from './ticket.ts'

interface Standpoint {
  person: Person
  now: Date
}

const byFriends = (one: { friends: number }, other: { friends: number }) => one.friends - other.friends

/** All milestones before any is reached; null for other templates. */
export function milestonesAhead({ template, options }: RewardRule): InvitedFriends | null {
  if (template !== 'INVITE') return null
  const { milestones, minDeposit, minBets, days } = options
  const ahead = milestones.map((one): Milestone => ({ ...one, state: 'RUNNING', transactionId: null, expiresAt: null }))
  return { done: 0, minDeposit, minBets, days, milestones: ahead }
}

/** The milestone as it was when it was reached. */
function ofTicket(friends: number, ticket: Ticket, isMissing: boolean, { person, now }: Standpoint): Milestone {
  const { amount, state, id, expiresAt } = ticket
  const none = { friends, amount, transactionId: null, expiresAt: null }
  if (state === 'CLAIMED') return { ...none, state }
  if (!isAvailable(ticket, person, now)) return { ...none, state: 'ENDED' }
  const due = { friends, amount, transactionId: ticketName(id), expiresAt: expiresAt.getTime() }
  return { ...due, state: isMissing ? 'MISSING' : 'CLAIMABLE' }
}

/** The current milestones, and those reached before the campaign was changed. */
export function presentMilestones({ campaign, standing, tickets }: Seen, standpoint: Standpoint): InvitedFriends | null {
  const ahead = milestonesAhead(campaign.rule)
  if (!ahead) return null
  const isMissing = missingNeeds(campaign.needs, standpoint.person).length > 0
  const done = standing.progress.friends ?? 0
  const reached = tickets.flatMap((ticket) => {
    const friends = friendsOf(ticket.period)
    return friends === undefined ? [] : [ofTicket(friends, ticket, isMissing, standpoint)]
  })
  function withoutTicket(milestone: Milestone): Milestone {
    if (milestone.friends <= done) return { ...milestone, state: isMissing ? 'MISSING' : 'SPENT' }
    if (!standing.isOpen) return { ...milestone, state: 'ENDED' }
    return campaign.promised + milestone.amount > campaign.budget ? { ...milestone, state: 'SPENT' } : milestone
  }
  const others = ahead.milestones.filter(({ friends }) => reached.every((one) => one.friends !== friends)).map(withoutTicket)
  return { ...ahead, done, milestones: [...reached, ...others].toSorted(byFriends) }
}
