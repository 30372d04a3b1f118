/** Campaigns of rewards in the back office. Issued tickets keep the terms of their time. */
import type { Query, Value } from '#contract/endpoint.ts'
import type * as rewardCampaignsEndpoints from '#contract/back-office/reward-campaigns.ts'
import type { ManagedReward, RewardCampaignBody } from '#contract/back-office/reward-campaigns.ts'
import { ticketStatus } from '#contract/rewards/reward/reward-ticket.ts'
import type { AuditLog } from '#server/audit/audit-log.ts'
import { assertUnchanged, changesOf, refuseField } from '#server/features/back-office/content-management/content-change.ts'
import { checkWorth, presentHead, toWords, wordsOf } from '#server/features/back-office/content-management/campaign-head.ts'
import type { EditorFacts } from '#server/features/back-office/content-management/editor-facts.ts'
import type { PromotionCheck } from '#server/features/back-office/content-management/promotion-check.ts'
import { localOf, readSchedule } from '#server/features/back-office/content-management/schedule.ts'
import { campaignRulesToKeep } from '#server/features/money/turnover/bonus/bonus-rules.ts'
import { presentToNewcomer } from '#server/features/rewards/reward/present-reward.ts'
import {
  type Campaign,
  deliveryOf,
  needsOf,
  optionsToKeep,
  readCampaign,
} from '#server/features/rewards/reward/reward-campaign.ts'
import { type RewardHouse, rewardWorth } from '#server/features/rewards/reward/reward-worth.ts'
import { bestOriginalReturn } from '#server/games/fair/best-return.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { Language } from '#contract/wire.ts'
import { runsDuring } from '#server/features/back-office/vip-ranks/rank-offers.ts'
import { isGood } from '#server/features/rewards/points/point-goods.ts'
import { betShares } from '#server/features/rewards/reward/bet-shares.ts'
import { assertSound } from './assert-sound.ts'
import { presentRain } from './present-rain.ts'
import type { Claimed, RewardCampaignsRepository, RewardData, RewardRow } from './reward-campaigns.repository.ts'

interface Deps {
  rows: RewardCampaignsRepository
  ladder: {
    ranks(merchantId: number): Promise<RewardHouse['ranks']>
    /** Enabled campaigns whose terms depend on the rank. */
    campaigns(merchantId: number): Promise<RewardRow[]>
  }
  checkPromotion: PromotionCheck
  audit: AuditLog
  inTransaction: InTransaction
  clock: Clock
}
type Endpoints = typeof rewardCampaignsEndpoints

const ENTITY = 'reward'
const NONE: Claimed = { count: 0, given: 0n }

/** The campaign the form describes. */
function campaignOf(body: RewardCampaignBody, merchant: Merchant, startsAt: Date, endsAt: Date | null): Campaign {
  const { rule, paidAs, turnoverTimes, validDays, needs, announcementId, addressLimit, deviceLimit, budget } = body
  const { maxStakeRate, maxStake, minOdds, maxOdds, contribution, maxRelease, onWithdrawal } = body
  return {
    id: body.id ?? 0,
    merchantId: merchant.id,
    rule,
    template: rule.template,
    titles: wordsOf(body.texts, 'title'),
    notes: wordsOf(body.texts, 'note'),
    announcementId,
    paidAs,
    turnoverTimes,
    validDays,
    needs: needsOf({ template: rule.template, needs: [...new Set(needs)] }),
    addressLimit,
    deviceLimit,
    budget,
    promised: 0n,
    version: body.version ?? 0,
    startsAt,
    endsAt,
    delivery: deliveryOf(rule),
    rules: { maxStakeRate, maxStake, minOdds, maxOdds, contribution, maxRelease, onWithdrawal, validDays, period: 'ONCE' },
  }
}

function dataOf(campaign: Campaign, { claimBudget, isEnabled, sortIndex }: RewardCampaignBody): RewardData {
  const { rule, template, titles, notes, announcementId, paidAs, turnoverTimes, validDays, needs, rules } = campaign
  const { addressLimit, deviceLimit, budget, startsAt, endsAt } = campaign
  return {
    template,
    titles,
    notes,
    announcementId,
    paidAs,
    turnoverTimes,
    validDays,
    needs,
    addressLimit,
    deviceLimit,
    budget,
    startsAt,
    endsAt,
    claimBudget,
    isEnabled,
    sortIndex,
    options: optionsToKeep(rule),
    code: rule.template === 'CODE' ? rule.options.code : null,
    rules: campaignRulesToKeep(rules),
  }
}

function bodyOf(row: RewardRow, zone: string): ManagedReward['body'] {
  const { rule, titles, notes, paidAs, turnoverTimes, validDays, needs, rules, ...campaign } = readCampaign(row)
  const { maxStakeRate, maxStake, minOdds, maxOdds, contribution, maxRelease, onWithdrawal } = rules
  return {
    rule,
    paidAs,
    turnoverTimes,
    validDays,
    needs,
    maxStakeRate,
    maxStake,
    minOdds,
    maxOdds,
    contribution,
    maxRelease,
    onWithdrawal,
    announcementId: campaign.announcementId,
    addressLimit: campaign.addressLimit,
    deviceLimit: campaign.deviceLimit,
    budget: campaign.budget,
    claimBudget: row.claimBudget,
    texts: toWords(titles, notes),
    startAt: localOf(row.startsAt, zone),
    endAt: row.endsAt && localOf(row.endsAt, zone),
    isEnabled: row.isEnabled,
    sortIndex: row.sortIndex,
  }
}

/** The ranks, and the enabled campaigns that depend on them. */
interface Ladder {
  ranks: RewardHouse['ranks']
  campaigns: readonly Campaign[]
}

function worthOf(campaign: Campaign, { settings }: Merchant, { ranks, campaigns }: Ladder, now: Date): bigint {
  const period = { from: campaign.startsAt > now ? campaign.startsAt : now, until: campaign.endsAt }
  // Points are spent once, so other exchanges do not add to an exchange.
  const isCounted = (one: Campaign) => one.id !== campaign.id && !(isGood(one) && isGood(campaign))
  const others = campaigns.filter((one) => isCounted(one) && runsDuring(one, period))
  const pointRates = settings.points.rates
  return rewardWorth(campaign, {
    originalsReturn: bestOriginalReturn(),
    tableMinimum: settings.dice.minStake,
    ranks,
    pointRates,
    rebates: betShares(others, ranks.length, pointRates),
  })
}

interface Shown extends Claimed {
  now: Date
  ladder: Ladder
}
function present(row: RewardRow, { merchant }: EditorFacts, { now, ladder, count, given }: Shown): ManagedReward {
  const body = bodyOf(row, merchant.timezone)
  return {
    ...presentHead(row, body.texts, merchant, now),
    claimed: count,
    given,
    waiting: row.promised - given,
    worth: worthOf(readCampaign(row), merchant, ladder, now),
    body,
  }
}

export function createRewardCampaignsService({ rows, ladder: ladders, checkPromotion, audit, inTransaction, clock }: Deps) {
  async function ladderOf({ id }: Merchant): Promise<Ladder> {
    const [ranks, campaigns] = await Promise.all([ladders.ranks(id), ladders.campaigns(id)])
    return { ranks, campaigns: campaigns.map(readCampaign) }
  }
  const draftOf = (body: RewardCampaignBody, merchant: Merchant): Campaign => {
    const { startAt, endAt } = readSchedule(body, merchant.timezone)
    return campaignOf(body, merchant, startAt ?? clock.now(), endAt)
  }
  return {
    async list(facts: EditorFacts): Promise<ManagedReward[]> {
      const [all, ladder] = await Promise.all([rows.list(facts.merchant.id), ladderOf(facts.merchant)])
      const sums = await rows.claimed(all.map(({ id }) => id))
      return all.map((row) => present(row, facts, { now: clock.now(), ladder, ...(sums.get(row.id) ?? NONE) }))
    },

    /** Throws `request.param.err` with its fields. */
    async preview(
      body: RewardCampaignBody,
      { merchant, language }: EditorFacts & { language: Language },
    ): Promise<Value<Endpoints['previewReward']>> {
      const ladder = await ladderOf(merchant)
      assertSound(body, merchant, ladder.ranks.length)
      const campaign = draftOf(body, merchant)
      return {
        worth: worthOf(campaign, merchant, ladder, clock.now()),
        reward: presentToNewcomer(campaign, { merchant, language, now: clock.now() }),
      }
    },

    /** Throws `request.param.err` with its fields, `no.data`, `content.changed`, `campaign.worth.over`. */
    async save(facts: EditorFacts, body: RewardCampaignBody): Promise<ManagedReward> {
      const { merchant } = facts
      const { id: merchantId, timezone } = merchant
      const ladder = await ladderOf(merchant)
      assertSound(body, merchant, ladder.ranks.length)
      const worth = worthOf(draftOf(body, merchant), merchant, ladder, clock.now())
      const { announcementId, rule } = body
      checkWorth(body.isEnabled, worth, body.claimBudget)
      const row = await inTransaction(async (tx) => {
        const before = body.id === undefined ? null : assertUnchanged(await rows.lock(tx, merchantId, body.id), body.version)
        if (before && before.template !== rule.template) throw refuseField('rule', 'the template of a campaign is final')
        if (before && body.budget < before.promised) throw refuseField('budget', 'must not be below what is promised already')
        if (rule.template === 'CODE' && (await rows.hasCode(tx, merchantId, rule.options.code, body.id)))
          throw refuseField('rule.options.code', 'another campaign has this code')
        await checkPromotion(tx, merchantId, announcementId)
        const was = before ? { startAt: before.startsAt, endAt: before.endsAt } : undefined
        const { startAt, endAt } = readSchedule(body, timezone, was)
        const data = dataOf(campaignOf(body, merchant, startAt ?? clock.now(), endAt), body)
        const after = before ? await rows.change(tx, before.id, data) : await rows.add(tx, merchantId, data)
        await audit.record(tx, facts, {
          action: before ? 'reward.change' : 'reward.create',
          entity: ENTITY,
          entityId: after.id,
          ...changesOf(before ? bodyOf(before, timezone) : undefined, bodyOf(after, timezone)),
        })
        return after
      })
      const sums = (await rows.claimed([row.id])).get(row.id) ?? NONE
      return present(row, facts, { now: clock.now(), ladder, ...sums })
    },

    /** Throws `no.data`. */
    async claims({ merchant }: EditorFacts, query: Query<Endpoints['rewardClaims']>): Promise<Value<Endpoints['rewardClaims']>> {
      const before = query.before === undefined ? undefined : BigInt(query.before)
      const tickets = await rows.tickets(merchant.id, query.campaignId, before, query.size)
      if (!tickets) throw new AppError('no.data')
      return tickets.map(({ id, memberId, username, period, amount, state, issuedAt, expiresAt, claimedAt }) => ({
        ticketId: String(id),
        memberId,
        username,
        period,
        amount,
        status: ticketStatus.parse(state),
        issuedAt: issuedAt.getTime(),
        expiresAt: expiresAt.getTime(),
        claimedAt: claimedAt?.getTime() ?? null,
      }))
    },

    /** Throws `no.data`. */
    async rains({ merchant }: EditorFacts, query: Query<Endpoints['rewardRains']>): Promise<Value<Endpoints['rewardRains']>> {
      const before = query.before === undefined ? undefined : BigInt(query.before)
      const rains = await rows.rains(merchant.id, query.campaignId, before, query.size)
      if (!rains) throw new AppError('no.data')
      const now = clock.now()
      return rains.map((rain) => presentRain(rain, now))
    },
  }
}
export type RewardCampaignsService = ReturnType<typeof createRewardCampaignsService>
