/** The page for inviting friends: own code, income by tier, invitees, and the ranking of the week. */
import type { Query, Value } from '#contract/endpoint.ts'
import { isAgentType } from '#contract/wire.ts'
import type * as registerEndpoints from '#contract/identity/register.ts'
import type * as referralEndpoints from '#contract/rewards/referral/referral.ts'
import type { ReferralIncome, ReferralRoom } from '#contract/rewards/referral/referral.ts'
import type { OptionsOf } from '#contract/rewards/reward/reward-template.ts'
import { isAvailable, type Looked, type RewardBoard } from '#server/features/rewards/reward/reward-board.ts'
import type { Campaign, CampaignsOnShow } from '#server/features/rewards/reward/reward-campaign.ts'
import { presentToGuest } from '#server/features/rewards/reward/present-reward.ts'
import { ticketName } from '#server/features/rewards/reward/claim-reward.ts'
import type { RewardService } from '#server/features/rewards/reward/reward.service.ts'
import type { Ticket } from '#server/features/rewards/reward/ticket.ts'
import type { MemberCaller, VisitorCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { firstOfMonth, mondayOf } from '#server/platform/calendar-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import { hostsOf } from '#server/platform/merchant/hosts-of.ts'
import { REFERRAL_FLAG } from '#server/platform/merchant/invitations.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { currencyStep } from '#server/platform/money-rounding.ts'
import type { Language } from '#contract/wire.ts'
import type { MemberInvitations } from './invitations.ts'
import { earned, earnedInAll, personOf, presentInvitee, presentLeader, presentTiers } from './present-referral.ts'
import type { ReferralIncomeRepository } from './referral-income.repository.ts'
import type { ReferralRepository } from './referral.repository.ts'

interface Deps {
  referrals: Pick<ReferralRepository, 'counts' | 'invitees'>
  incomes: Pick<ReferralIncomeRepository, 'byTier' | 'leaders' | 'around' | 'lastDay'>
  invitations: Pick<MemberInvitations, 'codeOf' | 'check'>
  rewards: CampaignsOnShow
  board: Pick<RewardBoard, 'look'>
  service: Pick<RewardService, 'presentAll'>
  clock: Clock
}
interface Reader {
  merchant: Merchant
  language: Language
}
export interface Asking extends Reader {
  caller: Pick<MemberCaller, 'memberId' | 'memberType'>
}
type Endpoints = typeof referralEndpoints
type Paying = Campaign & { rule: { template: 'REFERRAL'; options: OptionsOf<'REFERRAL'> } }

const NEWEST = 3
export const LEADERS = 3

const isInvite = ({ template }: Pick<Campaign, 'template'>) => template === 'INVITE'
const isReferral = (campaign: Campaign): campaign is Paying => campaign.rule.template === 'REFERRAL'

/** Agents invite with links of their own. */
export function checkInvites({ caller, merchant }: Asking): void {
  checkFlag(merchant, REFERRAL_FLAG)
  if (isAgentType(caller.memberType)) throw new AppError('permission.denied')
}

export function linkOf(code: string, merchant: Merchant, origin: string): string {
  const [host] = hostsOf(merchant)
  return `${host ? `https://${host}` : origin}/r/${encodeURIComponent(code)}`
}

export function createReferralService({ referrals, incomes, invitations, rewards, board, service, clock }: Deps) {
  const today = ({ timezone }: Merchant) => businessDay(clock.now(), timezone)
  const monthOf = (merchant: Merchant) => firstOfMonth(today(merchant))
  const weekOf = (merchant: Merchant) => mondayOf(today(merchant))

  /** The first campaign that pays now. */
  async function paying({ id }: Merchant): Promise<Paying | undefined> {
    const now = clock.now()
    return (await rewards.campaigns(id, now)).filter(isReferral).find(({ endsAt }) => endsAt === null || now < endsAt)
  }

  async function sumsOf(memberId: number, merchant: Merchant) {
    const [counts, amounts] = await Promise.all([referrals.counts(memberId), incomes.byTier(memberId, monthOf(merchant))])
    return { counts, amounts, step: currencyStep(merchant.currency) }
  }

  /** All tickets that can be claimed now. */
  function claimableOf({ person, seen }: Looked): Ticket[] {
    const now = clock.now()
    return seen.flatMap(({ tickets }) => tickets.filter((ticket) => isAvailable(ticket, person, now)))
  }

  async function incomeOf(
    looked: Looked,
    amounts: ReadonlyMap<number, bigint>,
    merchant: Merchant,
    campaign: Paying | undefined,
  ): Promise<ReferralIncome> {
    const tickets = claimableOf(looked)
    const standing = looked.seen.find((one) => one.campaign.id === campaign?.id)?.standing
    return {
      month: monthOf(merchant),
      amount: earnedInAll(amounts.values(), currencyStep(merchant.currency)),
      addedTo: campaign ? ((await incomes.lastDay(campaign.id)) ?? null) : null,
      claimable: tickets.reduce((total, { amount }) => total + amount, 0n),
      transactionId: tickets.length > 0 ? tickets.map(({ id }) => ticketName(id)).join(',') : null,
      expiresAt: tickets.length > 0 ? Math.min(...tickets.map(({ expiresAt }) => expiresAt.getTime())) : null,
      nextAt: standing?.progress.endsAt?.getTime() ?? null,
    }
  }

  async function ranking(merchant: Merchant, memberId: number | undefined) {
    const [week, step] = [weekOf(merchant), currencyStep(merchant.currency)]
    const [first, around] = await Promise.all([
      incomes.leaders(merchant.id, week, LEADERS),
      memberId === undefined ? [] : incomes.around(merchant.id, week, memberId),
    ])
    const own = around.find((row) => row.memberId === memberId)
    const before = around.find((row) => row.place + 1 === own?.place)
    const rows = own && own.place > LEADERS ? [...first, own] : first
    return {
      leaders: rows.map((row) => presentLeader(row, memberId, step)),
      // The smallest amount that passes the place above.
      toNext: own && before ? { place: before.place, amount: earned(before.amount - own.amount, step) + step } : null,
    }
  }

  const termsOf = (campaign: Paying | undefined) => ({
    period: campaign?.rule.options.period ?? null,
    claimDays: campaign?.rule.options.days ?? null,
    most: campaign?.rule.options.amount ?? null,
  })

  async function toGuests({ merchant, language }: Reader): Promise<ReferralRoom> {
    const now = clock.now()
    const [campaign, { leaders }, campaigns] = await Promise.all([
      paying(merchant),
      ranking(merchant, undefined),
      rewards.campaigns(merchant.id, now),
    ])
    const nothing = { counts: new Map(), amounts: new Map(), step: currencyStep(merchant.currency) }
    return {
      code: null,
      link: null,
      tiers: presentTiers(campaign?.rule.options, nothing),
      income: null,
      reward: null,
      milestones: campaigns.filter(isInvite).flatMap((one) => presentToGuest(one, { merchant, language, now }) ?? []),
      invitees: [],
      leaders,
      toNext: null,
      ...termsOf(campaign),
      onBreak: false,
    }
  }

  async function inviteesOf(memberId: number, merchant: Merchant, tier: number, page: { take: number; skip: number }) {
    const rows = await referrals.invitees(memberId, { tier, from: monthOf(merchant), ...page })
    return rows.map((row) => presentInvitee(row, tier, currencyStep(merchant.currency)))
  }

  return {
    /** Throws `function.not.available`; for agents `permission.denied`. */
    async room({
      caller,
      origin,
      ...reader
    }: Reader & { caller: VisitorCaller | MemberCaller; origin: string }): Promise<ReferralRoom> {
      const { merchant } = reader
      checkFlag(merchant, REFERRAL_FLAG)
      if (caller.kind === 'visitor' || caller.isTrial) return toGuests(reader)
      checkInvites({ caller, ...reader })
      const { memberId } = caller
      const [code, campaign, looked, sums, newest, places] = await Promise.all([
        invitations.codeOf(memberId, merchant),
        paying(merchant),
        board.look(caller, merchant, (one) => isReferral(one) || isInvite(one)),
        sumsOf(memberId, merchant),
        inviteesOf(memberId, merchant, 1, { take: NEWEST, skip: 0 }),
        ranking(merchant, memberId),
      ])
      const shown = looked ? service.presentAll(looked, reader) : []
      const ofIncome = looked && { ...looked, seen: looked.seen.filter((one) => isReferral(one.campaign)) }
      return {
        code,
        link: linkOf(code, merchant, origin),
        tiers: presentTiers(campaign?.rule.options, sums),
        income: ofIncome ? await incomeOf(ofIncome, sums.amounts, merchant, campaign) : null,
        reward: shown.find(({ campaignId }) => campaignId === campaign?.id) ?? null,
        milestones: shown.filter(isInvite),
        invitees: newest,
        ...places,
        ...termsOf(campaign),
        onBreak: looked === undefined,
      }
    },

    async invitees(asking: Asking, { tier, page, size }: Query<Endpoints['invitees']>): Promise<Value<Endpoints['invitees']>> {
      checkInvites(asking)
      const { caller, merchant } = asking
      const [counts, list] = await Promise.all([
        referrals.counts(caller.memberId),
        inviteesOf(caller.memberId, merchant, tier, { take: size, skip: (page - 1) * size }),
      ])
      const total = counts.get(tier) ?? 0
      return { list, total, totalPages: Math.ceil(total / size), page }
    },

    /** Throws `function.not.available`, `register.referral.invalid`. */
    async inviter({ merchant }: Reader, typed: string): Promise<Value<typeof registerEndpoints.inviter>> {
      checkFlag(merchant, REFERRAL_FLAG)
      const { memberId, code, nickname } = await invitations.check(merchant, typed)
      return { code, ...personOf(memberId, nickname) }
    },

    paying,
    ranking,
    claimableOf,
  }
}
export type ReferralService = ReturnType<typeof createReferralService>
