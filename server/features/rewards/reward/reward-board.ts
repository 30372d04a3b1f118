/** Where a member stands with each campaign of a merchant, after issuing what is due. */
import type { RewardBlock } from '#contract/rewards/reward/reward.ts'
import { isRankTemplate, type RewardNeed, type RewardRoom, roomOf } from '#contract/rewards/reward/reward-template.ts'
import type { TurnoverService } from '#server/features/money/turnover/turnover.service.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { hasInvitations } from '#server/platform/merchant/invitations.ts'
import { hasPoints } from '#server/platform/merchant/points.ts'
import { hasRain } from '#server/platform/merchant/rain.ts'
import { hasAppBonus } from '#server/platform/merchant/app-bonus.ts'
import { hasVipRoom } from '#server/platform/merchant/vip-room.ts'
import { currencyStep } from '#server/platform/money-rounding.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { playRefusal } from '#server/features/identity/member/may-play.check.ts'
import { drawPrize } from './draw-prize.ts'
import { FIRST_RANK, type MemberRanks, type RankFacts } from './rank-facts.ts'
import { type MemberReferrals, NO_INCOME } from './referral-facts.ts'
import { incomeFrom } from './referral-rule.ts'
import type { Campaign } from './reward-campaign.ts'
import type { RewardPersons } from './reward-person.repository.ts'
import type { Due, Person, Standing } from './reward-rule.ts'
import { standingOf, sumsAsked } from './reward-standing.ts'
import type { RewardRepository } from './reward.repository.ts'
import type { Ticket } from './ticket.ts'
import { createWithinBudget } from './within-budget.ts'

interface Deps {
  rewards: RewardRepository
  persons: RewardPersons
  turnover: Pick<TurnoverService, 'sum' | 'seemsOpen'>
  /** Whether a deposit order asks for a bonus. */
  asksForBonus: (memberId: number) => Promise<boolean>
  ranks: MemberRanks
  referrals: MemberReferrals
  inTransaction: InTransaction
  clock: Clock
}
type Member = Pick<MemberCaller, 'memberId'>

export interface Seen {
  campaign: Campaign
  standing: Standing
  /** The campaign's tickets, newest first. */
  tickets: Ticket[]
  /** Due, but something is missing. */
  missing: Due | undefined
  /** Due, but the budget is used up. */
  isSpent: boolean
}

export interface Looked {
  person: Person
  seen: Seen[]
  /** What blocks another bonus. */
  block: RewardBlock | null
}

/** A break cancels everything that was earned or issued before its end. */
export const hasRestedSince = ({ restedUntil }: Pick<Person, 'restedUntil'>, at: Date) => restedUntil !== null && restedUntil > at

/** Can be claimed. */
export const isAvailable = ({ state, expiresAt, issuedAt }: Ticket, person: Pick<Person, 'restedUntil'>, now: Date) =>
  state === 'AVAILABLE' && now < expiresAt && !hasRestedSince(person, issuedAt)

const IS_OPEN: Readonly<Record<RewardRoom, (merchant: Merchant) => boolean>> = {
  PROMOTIONS: () => true,
  VIP: hasVipRoom,
  REFERRAL: hasInvitations,
  POINTS: hasPoints,
  RAIN: hasRain,
}
/** The rewards of a room are given only while it is open. */
export const isOffered = ({ template }: Pick<Campaign, 'template'>, merchant: Merchant): boolean =>
  IS_OPEN[roomOf(template)](merchant) && (template !== 'APP_DOWNLOAD' || hasAppBonus(merchant))

/** The prize of a spin is drawn once, when its ticket is issued. */
function drawn({ rule }: Campaign, due: Due): Due {
  if (rule.template !== 'SPIN') return due
  const step = drawPrize(rule.options.prizes)
  return { ...due, step, amount: rule.options.prizes[step]!.amount }
}

export const missingNeeds = (needs: readonly RewardNeed[], { has }: Pick<Person, 'has'>): RewardNeed[] =>
  needs.filter((need) => !has[need])

export function createRewardBoard({ rewards, persons, turnover, asksForBonus, ranks, referrals, inTransaction, clock }: Deps) {
  const withinBudget = createWithinBudget(rewards, inTransaction)
  /** Undefined, and no ticket, if the budget does not allow it. */
  async function issueOne(campaign: Campaign, memberId: number, due: Due): Promise<Ticket | undefined> {
    if (campaign.promised + due.amount > campaign.budget) return undefined
    return withinBudget(async (tx, promise) => {
      const { ticket, isNew } = await rewards.add(tx, campaign, memberId, drawn(campaign, due), clock.now())
      // Requires room for the top prize, so that issuing a spin does not depend on its prize.
      if (isNew) await promise(tx, ticket.campaignId, ticket.amount, due.amount)
      return ticket
    })
  }

  /** Issues tickets for what is owed. If something is missing, the ticket waits, so that it holds no budget. */
  async function issueDue(campaign: Campaign, { due }: Standing, person: Person, { memberId }: Member, tickets: Ticket[]) {
    const isMissing = missingNeeds(campaign.needs, person).length > 0
    const owed = due.filter(
      ({ period, since }) => !tickets.some((ticket) => ticket.period === period) && !hasRestedSince(person, since),
    )
    if (isMissing) return { issued: [], missing: owed[0], isSpent: false }
    const issued: Ticket[] = []
    let isSpent = false
    for (const one of owed) {
      const ticket = await issueOne(campaign, memberId, one)
      if (ticket) issued.unshift(ticket)
      else isSpent = true
    }
    return { issued, missing: undefined, isSpent }
  }

  /** Leaves out days that are too old for a claim. */
  async function incomesOf(memberId: number, campaigns: readonly Campaign[], now: Date, zone: string) {
    const paying = campaigns.flatMap(({ id, rule }) => (rule.template === 'REFERRAL' ? [{ id, days: rule.options.days }] : []))
    if (paying.length === 0) return () => NO_INCOME
    const longest = Math.max(...paying.map(({ days }) => days))
    const ids = paying.map(({ id }) => id)
    return referrals.incomeOf(memberId, ids, incomeFrom(longest, now, zone))
  }

  async function friendsOf(memberId: number, { rule, ...campaign }: Campaign, now: Date): Promise<number> {
    if (rule.template !== 'INVITE') return 0
    return referrals.countFriends(memberId, { ...campaign, options: rule.options }, now)
  }

  return {
    /** The chosen campaigns. Undefined for a member who may not play, who is promised nothing. `known` = the rank, if already read. */
    async look(
      caller: Member,
      merchant: Merchant,
      isChosen: (campaign: Campaign) => boolean = () => true,
      known?: RankFacts,
    ): Promise<Looked | undefined> {
      const now = clock.now()
      const [running, person, isOpen, isOrdered] = await Promise.all([
        rewards.campaigns(merchant.id, now),
        persons.find(caller.memberId, now),
        turnover.seemsOpen(caller.memberId),
        asksForBonus(caller.memberId),
      ])
      if (!person || playRefusal(person, now)) return undefined
      const campaigns = running.filter((campaign) => isOffered(campaign, merchant) && isChosen(campaign))
      const hasRanked = campaigns.some(({ template }) => isRankTemplate(template))
      const { timezone: zone } = merchant
      const [all, rank, incomeOf] = await Promise.all([
        rewards.tickets(caller.memberId, campaigns, now),
        known ?? (hasRanked ? ranks.factsOf(caller.memberId, merchant) : FIRST_RANK),
        incomesOf(caller.memberId, campaigns, now, zone),
      ])
      const of = (campaign: Campaign) => all.filter(({ campaignId }) => campaignId === campaign.id)
      const asked = campaigns.flatMap((campaign) => sumsAsked(campaign, { now, zone, tickets: of(campaign) }))
      // Counting turnover decides which part of a bet an open bonus paid. A bonus that has ended counted all bets before its end.
      if (isOpen && campaigns.some(({ template }) => template === 'RESCUE' || template === 'REBATE'))
        await turnover.sum(caller, merchant)
      const sumOf = await persons.sums(caller.memberId, asked)
      const step = currencyStep(merchant.currency)
      const seen: Seen[] = []
      for (const campaign of campaigns) {
        const tickets = of(campaign)
        const income = incomeOf(campaign.id)
        const friends = await friendsOf(caller.memberId, campaign, now)
        const standing = standingOf(campaign, { now, zone, step, person, rank, income, friends, tickets, sumOf })
        const { issued, missing, isSpent } = await issueDue(campaign, standing, person, caller, tickets)
        seen.push({ campaign, standing, tickets: [...issued, ...tickets], missing, isSpent })
      }
      return { person, seen, block: isOpen ? 'OPEN' : isOrdered ? 'ORDERED' : null }
    },
  }
}
export type RewardBoard = ReturnType<typeof createRewardBoard>
