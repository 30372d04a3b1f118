/** Rewards as the promotions page reads them. */
import type { Reward, RewardBlock, RewardState } from '#contract/rewards/reward/reward.ts'
import { isRankTemplate, roomOf, type RewardRule } from '#contract/rewards/reward/reward-template.ts'
import type { Language } from '#contract/wire.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { presentRules } from '#server/features/money/turnover/bonus/bonus-rules.ts'
import { textIn } from '#server/platform/text-in.ts'
import { type Campaign, mostOf } from './reward-campaign.ts'
import { ticketName } from './claim-reward.ts'
import { milestonesAhead, presentMilestones } from './present-milestones.ts'
import { isAvailable, missingNeeds, type Seen } from './reward-board.ts'
import type { Person } from './reward-rule.ts'
import type { Ticket } from './ticket.ts'

interface Reader {
  merchant: Merchant
  language: Language
  now: Date
}
export interface Standpoint extends Reader {
  person: Person
  block: RewardBlock | null
}

const ORDER: readonly RewardState[] = ['CLAIMABLE', 'RUNNING', 'MISSING', 'CLAIMED', 'SPENT', 'ENDED', 'GUEST']
const byState = (one: Reward, other: Reward) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state)
export const inOrder = (rewards: readonly Reward[]): Reward[] => rewards.toSorted(byState)
/** The pages of a room in the order of their rewards. */
export const inRoom = <T extends { reward: Reward }>(pages: readonly T[]): T[] =>
  pages.toSorted((one, other) => byState(one.reward, other.reward))

const isOver = ({ endsAt }: Campaign, now: Date) => endsAt !== null && endsAt <= now

/** Only listed codes are public: the house chooses who passes on the others. Only recipients know of a gift. */
const isTold = ({ rule }: Campaign) => rule.template !== 'GIFT' && (rule.template !== 'CODE' || rule.options.isListed)

function frameOf(campaign: Campaign, { merchant, language }: Reader) {
  const { id, template, titles, notes, announcementId, paidAs, turnoverTimes, validDays, rules, rule, endsAt } = campaign
  return {
    campaignId: id,
    template,
    title: textIn(titles, language, merchant.defaultLanguage),
    note: textIn(notes, language, merchant.defaultLanguage),
    announcementId,
    paidAs,
    turnoverTimes,
    validDays,
    terms: paidAs === 'BONUS' ? presentRules(rules, merchant.settings.dice.minStake) : null,
    code: rule.template === 'CODE' && rule.options.isListed ? rule.options.code : null,
    payHour: rule.template === 'REBATE' ? rule.options.payHour : null,
    endsAt: endsAt?.getTime() ?? null,
  }
}

const without = { transactionId: null, block: null, claimedAt: null, rankLevel: null } as const

/** For visitors without an account; undefined if there is nothing to show. */
export const presentToGuest = (campaign: Campaign, reader: Reader): Reward | undefined =>
  isOver(campaign, reader.now) || !isTold(campaign) ? undefined : guestCard(campaign, reader)

/** Before any bet. */
function betsOf({ template, options }: RewardRule): Reward['turnover'] {
  if (template === 'TURNOVER') return { done: 0n, required: options.turnover, categories: options.categories }
  if (template !== 'SPIN' || !options.bets) return null
  return { done: 0n, required: options.bets.each, categories: options.bets.categories }
}

function guestCard(campaign: Campaign, reader: Reader): Reward {
  const { rule, needs } = campaign
  return {
    ...frameOf(campaign, reader),
    ...without,
    state: 'GUEST',
    amount: mostOf(rule),
    needs: needs.map((need) => ({ need, isMet: false })),
    streak: rule.template === 'SIGN_IN' ? { done: 0, amounts: rule.options.amounts } : null,
    turnover: betsOf(rule),
    rescue:
      rule.template === 'RESCUE'
        ? {
            rate: rule.options.rate,
            minLoss: rule.options.minLoss,
            turnoverTimes: rule.options.turnoverTimes,
            categories: rule.options.categories,
          }
        : null,
    spins: rule.template === 'SPIN' ? 0 : null,
    friends: milestonesAhead(rule),
    period:
      rule.template === 'SIGN_IN' || rule.template === 'SPIN' ? 'DAY' : 'period' in rule.options ? rule.options.period : null,
    expiresAt: null,
  }
}

/** True if a new member does not have it from the start. */
function isEarned({ template, options }: RewardRule): boolean {
  if (template === 'SPIN') return options.free === 0
  if (template === 'LEADERBOARD' || template === 'LUCKY_BET') return true
  return template === 'TURNOVER' || template === 'RESCUE' || roomOf(template) !== 'PROMOTIONS'
}

/** As seen by a new member who has everything it needs. */
export function presentToNewcomer(campaign: Campaign, reader: Reader): Reward {
  const { rule, needs } = campaign
  return {
    ...guestCard(campaign, reader),
    state: isEarned(rule) ? 'RUNNING' : 'CLAIMABLE',
    spins: rule.template === 'SPIN' ? rule.options.free : null,
    needs: needs.map((need) => ({ need, isMet: true })),
  }
}

type Shown = Pick<Reward, 'state' | 'amount' | 'transactionId' | 'block' | 'expiresAt' | 'claimedAt' | 'rankLevel'>

/** For templates of ranks, the step is the rank's level. */
const levelOf = ({ template }: Campaign, { step }: { step: number }) => (isRankTemplate(template) ? step : null)

const claimable = (campaign: Campaign, ticket: Ticket, block: RewardBlock | null, isMissing: boolean): Shown => ({
  ...without,
  rankLevel: levelOf(campaign, ticket),
  state: isMissing ? 'MISSING' : 'CLAIMABLE',
  // The prize of a spin is revealed when it is spun.
  amount: campaign.template === 'SPIN' ? mostOf(campaign.rule) : ticket.amount,
  transactionId: ticketName(ticket.id),
  block,
  expiresAt: ticket.expiresAt.getTime(),
})

/** The prizes of a leaderboard are promised before its period begins. */
const isUsedUp = ({ template, promised, budget }: Campaign, most: bigint) =>
  template !== 'LEADERBOARD' && promised + most > budget

/** Undefined for rewards that do not concern the member: an unlisted code, or a newcomer's welcome. */
function shownOf(
  { campaign, standing, tickets, missing, isSpent }: Seen,
  { person, block: open, now }: Standpoint,
): Shown | undefined {
  const { progress, isOpen } = standing
  const block = campaign.paidAs === 'BONUS' ? open : null
  const isMissing = block !== null || missingNeeds(campaign.needs, person).length > 0
  const available = tickets.findLast((ticket) => isAvailable(ticket, person, now))
  if (available) return claimable(campaign, available, block, isMissing)
  const most = progress.next?.amount ?? mostOf(campaign.rule)
  const rest = {
    ...without,
    amount: most,
    rankLevel: progress.next?.level ?? null,
    expiresAt: progress.endsAt?.getTime() ?? null,
  }
  if (missing) {
    const { amount, expiresAt } = missing
    return { ...rest, state: 'MISSING', amount, rankLevel: levelOf(campaign, missing), expiresAt: expiresAt.getTime() }
  }
  const claimed = tickets.find(({ period, state }) => period === progress.current && state === 'CLAIMED')
  if (claimed) {
    const claimedAt = claimed.claimedAt?.getTime() ?? null
    return { ...rest, state: 'CLAIMED', amount: claimed.amount, rankLevel: levelOf(campaign, claimed), claimedAt }
  }
  // A gift without a ticket is not shown.
  if (campaign.template === 'GIFT') return undefined
  if (!isOpen) return isOver(campaign, now) && isTold(campaign) ? { ...rest, state: 'ENDED' } : undefined
  // A newcomer who has taken a break since.
  if (campaign.template === 'REGISTER' && !isSpent) return undefined
  if (isSpent || isUsedUp(campaign, most)) return { ...rest, state: 'SPENT' }
  if (campaign.template !== 'CODE') return { ...rest, state: 'RUNNING' }
  if (!isTold(campaign) || tickets.length > 0) return undefined
  return { ...rest, state: isMissing ? 'MISSING' : 'CLAIMABLE', block }
}

/** Spins that are left, first to expire first. */
export const spinsLeft = ({ tickets }: Seen, { person, now }: Pick<Standpoint, 'person' | 'now'>): Ticket[] =>
  tickets
    .filter((ticket) => isAvailable(ticket, person, now))
    .toSorted((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime() || Number(one.id - other.id))

export function presentReward(seen: Seen, standpoint: Standpoint): Reward | undefined {
  const shown = shownOf(seen, standpoint)
  if (!shown) return undefined
  const { campaign, standing } = seen
  const { streak, turnover, rescue, period } = standing.progress
  const needs = campaign.needs.map((need) => ({ need, isMet: standpoint.person.has[need] }))
  const spins = campaign.template === 'SPIN' ? spinsLeft(seen, standpoint).length : null
  const friends = presentMilestones(seen, standpoint)
  return { ...frameOf(campaign, standpoint), ...shown, needs, streak, turnover, rescue, spins, friends, period }
}
