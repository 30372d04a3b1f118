/** Campaigns of rewards, and rewards that were claimed. Others are issued by the server when a member looks. */
import type { BonusContribution, OnWithdrawal } from '#contract/money/turnover/bonus-terms.ts'
import type { PaidAs, RewardNeed, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import type { Language } from '#contract/wire.ts'
import { campaignRules, campaignRulesToKeep } from '#server/features/money/turnover/bonus/bonus-rules.ts'
import { grantEntry } from '#server/features/money/turnover/bonus-money.ts'
import { ticketName } from '#server/features/rewards/reward/claim-reward.ts'
import { optionsToKeep, readCampaign, termsToKeep } from '#server/features/rewards/reward/reward-campaign.ts'
import type { Database } from '#server/platform/database.ts'
import { amount } from './amount.ts'
import type { BuilderDeps } from './context.ts'
import { assetOfMember } from './money.ts'
import { unique } from './unique.ts'

type Texts = Partial<Record<Language, string>>

export interface RewardCampaignDetails {
  rule: RewardRule
  titles?: Texts
  notes?: Texts
  announcementId?: number | null
  paidAs?: PaidAs
  turnoverTimes?: number
  /** For BONUS. */
  validDays?: number
  needs?: RewardNeed[]
  addressLimit?: number
  deviceLimit?: number
  /** What may be given in all. */
  budget?: bigint
  /** What a claim may be worth. */
  claimBudget?: bigint
  /** What may be bet while it is open, for BONUS. */
  maxStake?: bigint | null
  contribution?: BonusContribution
  maxRelease?: number
  onWithdrawal?: OnWithdrawal
  startsAt?: Date
  endsAt?: Date | null
  isEnabled?: boolean
  sortIndex?: number
}

/** By default own money with a turnover of once the amount, for everyone, running since now. */
export function createRewardCampaign({ prisma }: Database, merchant: { id: number }, details: RewardCampaignDetails, now: Date) {
  const { rule, maxStake = null, contribution = {}, maxRelease = 0, onWithdrawal = 'REFUSED', ...row } = details
  const { paidAs = 'CASH', validDays = paidAs === 'BONUS' ? 7 : 0 } = details
  const rules = campaignRules.parse({ contribution, maxRelease, onWithdrawal, validDays, period: 'ONCE' })
  return prisma.rewardCampaign.create({
    data: {
      titles: { en: unique('Reward') },
      turnoverTimes: 1,
      budget: amount(1_000_000),
      claimBudget: amount(1_000),
      startsAt: now,
      ...row,
      merchantId: merchant.id,
      template: rule.template,
      options: optionsToKeep(rule),
      code: rule.template === 'CODE' ? rule.options.code : null,
      rules: campaignRulesToKeep({ ...rules, maxStake }),
      paidAs,
      validDays,
    },
  })
}

export interface ClaimedRewardDetails {
  member: { id: number }
  campaign: { id: number }
  /** As the template names it: `once`, a business day, the Monday of a week. */
  period: string
  amount: bigint
  /** For SIGN_IN: days in a row before this one. For SPIN: the index of its prize. */
  step?: number
  at?: Date
}

/** Paid as own money, its turnover met. */
export async function createClaimedReward({ database: { prisma }, ledger, clock }: BuilderDeps, details: ClaimedRewardDetails) {
  const { period, amount: sum, step = 0, at = clock.now() } = details
  const owner = await prisma.member.findUniqueOrThrow({ where: { id: details.member.id }, include: { merchant: true } })
  const campaign = readCampaign(await prisma.rewardCampaign.findUniqueOrThrow({ where: { id: details.campaign.id } }))
  const { id: memberId, merchantId } = owner
  const dates = { issuedAt: at, claimedAt: at, expiresAt: at }
  const ticket = await prisma.rewardTicket.create({
    data: {
      ...dates,
      merchantId,
      memberId,
      campaignId: campaign.id,
      period,
      step,
      amount: sum,
      terms: termsToKeep(campaign),
      state: 'CLAIMED',
    },
  })
  await prisma.rewardCampaign.update({ where: { id: campaign.id }, data: { promised: { increment: sum } } })
  const [reference, required] = [ticketName(ticket.id), sum * BigInt(campaign.turnoverTimes)]
  const met = { required, done: required, state: 'MET', createdAt: at, endedAt: at }
  if (required > 0n)
    await prisma.turnoverRequirement.create({ data: { ...met, merchantId, memberId, source: 'REWARD', reference } })
  await ledger.post(
    grantEntry({ merchantId, memberId, asset: assetOfMember(owner) }, `reward:${ticket.id}`, reference, sum, false),
  )
  return ticket
}
