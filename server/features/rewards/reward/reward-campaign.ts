/** A stored campaign of rewards, and the terms of its tickets, which later changes of the campaign do not affect (BON-05). */
import * as z from 'zod'
import {
  type OptionsOf,
  OWN_NEED,
  paidAs,
  pointDelivery,
  type RewardNeed,
  rewardNeed,
  type RewardRule,
  storedRewardRule,
  rewardTemplate,
} from '#contract/rewards/reward/reward-template.ts'
import { topPrize } from '#contract/rewards/spin/spin-sums.ts'
import { campaignRules, campaignRulesToKeep } from '#server/features/money/turnover/bonus/bonus-rules.ts'
import type { Prisma, PrismaTransaction } from '#server/platform/database.ts'
import { storedTexts, type StoredTexts } from '#server/platform/stored-texts.ts'

/** What a claim gives besides its amount, and what it requires. */
const storedTerms = z.object({
  template: rewardTemplate,
  titles: storedTexts,
  paidAs,
  /** 0 = none, for CASH. */
  turnoverTimes: z.int().min(0),
  /** 0 = no end, for CASH. */
  validDays: z.int().min(0),
  needs: z.array(rewardNeed),
  rules: campaignRules,
  /** Set for goods, null for money. */
  delivery: z.nullable(pointDelivery).default(null),
})
export type TicketTerms = z.output<typeof storedTerms>

export interface Campaign extends TicketTerms {
  id: number
  merchantId: number
  rule: RewardRule
  notes: StoredTexts
  announcementId: number | null
  addressLimit: number
  deviceLimit: number
  budget: bigint
  promised: bigint
  /** Raised by each change. */
  version: number
  startsAt: Date
  endsAt: Date | null
}
export interface CampaignsOnShow {
  /** Running, or ended a few days ago. */
  campaigns(merchantId: number, now: Date): Promise<Campaign[]>
}
export interface Campaigns {
  campaign(id: number): Promise<Campaign>
}
export interface CampaignBudgets extends Campaigns {
  /**
   * Counts an amount against the budget; a negative one is given back. False if there is no room for the amount, or for `room`. Concurrent callers
   * wait until the transaction ends.
   */
  promiseMore(tx: PrismaTransaction, campaignId: number, amount: bigint, room?: bigint): Promise<boolean>
}
export type SpinCampaign = Campaign & { rule: { template: 'SPIN'; options: OptionsOf<'SPIN'> } }
export const isSpinCampaign = (campaign: Campaign): campaign is SpinCampaign => campaign.rule.template === 'SPIN'
export type LeaderboardCampaign = Campaign & { rule: { template: 'LEADERBOARD'; options: OptionsOf<'LEADERBOARD'> } }
export const isLeaderboardCampaign = (campaign: Campaign): campaign is LeaderboardCampaign =>
  campaign.rule.template === 'LEADERBOARD'
export type LuckyBetCampaign = Campaign & { rule: { template: 'LUCKY_BET'; options: OptionsOf<'LUCKY_BET'> } }
export const isLuckyBetCampaign = (campaign: Campaign): campaign is LuckyBetCampaign => campaign.rule.template === 'LUCKY_BET'
export type RainCampaign = Campaign & { rule: { template: 'RAIN'; options: OptionsOf<'RAIN'> } }
export const isRainCampaign = (campaign: Campaign): campaign is RainCampaign => campaign.rule.template === 'RAIN'
/** A campaign whose code can still be entered. */
export const isOpenCode = ({ rule, endsAt }: Campaign, now: Date) => rule.template === 'CODE' && (endsAt === null || now < endsAt)
type CampaignRow = Prisma.RewardCampaignGetPayload<object>

export function needsOf({ template, needs }: Pick<TicketTerms, 'template' | 'needs'>): RewardNeed[] {
  const own = OWN_NEED[template]
  return own ? [...new Set([own, ...needs])] : needs
}

/** The options of a leaderboard, as stored when a period began. */
export function boardOptions(stored: unknown): OptionsOf<'LEADERBOARD'> {
  const rule = storedRewardRule.parse({ template: 'LEADERBOARD', options: stored })
  if (rule.template !== 'LEADERBOARD') throw new Error('no options of a leaderboard')
  return rule.options
}

export const deliveryOf = (rule: RewardRule) => (rule.template === 'POINTS' ? (rule.options.delivery ?? null) : null)

/** Stores amounts in their wire form. */
export const optionsToKeep = (rule: RewardRule): object => z.encode(storedRewardRule, rule).options

export function readCampaign(row: CampaignRow): Campaign {
  const { id, merchantId, announcementId, addressLimit, deviceLimit, budget, promised, version, startsAt, endsAt } = row
  const terms = storedTerms.parse({ ...row, needs: row.needs satisfies readonly string[] })
  const rule = storedRewardRule.parse({ template: row.template, options: row.options })
  return {
    ...terms,
    delivery: deliveryOf(rule),
    needs: needsOf(terms),
    id,
    merchantId,
    announcementId,
    addressLimit,
    deviceLimit,
    budget,
    promised,
    version,
    startsAt,
    endsAt,
    notes: storedTexts.parse(row.notes),
    rule,
  }
}

export const termsKept = (stored: unknown): TicketTerms => storedTerms.parse(stored)
export const termsToKeep = ({
  template,
  titles,
  paidAs: paid,
  turnoverTimes,
  validDays,
  needs,
  rules,
  delivery,
}: TicketTerms) => ({
  template,
  titles,
  paidAs: paid,
  turnoverTimes,
  validDays,
  needs,
  rules: campaignRulesToKeep(rules),
  ...(delivery && { delivery }),
})

/** The most a claim can give. */
export function mostOf({ options }: RewardRule): bigint {
  if ('prizes' in options) return topPrize(options.prizes)
  if ('milestones' in options) return topPrize(options.milestones)
  return 'amounts' in options ? options.amounts.reduce((most, one) => (one > most ? one : most), 0n) : options.amount
}

/** `value.data` of `prom.claim.req.field` (WIR-09). */
export const MISSING_FIELD: Readonly<Record<RewardNeed, string>> = {
  MOBILE: 'required.mobile_no_verified',
  EMAIL: 'required.email_verified',
  IDENTITY: 'required.id_verified',
  DEPOSIT: 'required.deposit',
  BIRTHDAY: 'required.birthday',
  APP: 'required.app',
}
