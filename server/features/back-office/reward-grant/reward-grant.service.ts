/** Gifts to many members at once. Above the amount an operator may give alone, another one confirms (ADR 0060). */
import type { Body, Value } from '#contract/endpoint.ts'
import type * as rewardGrantEndpoints from '#contract/back-office/reward-grant.ts'
import type { Grant, GrantChoice } from '#contract/back-office/reward-grant.ts'
import { type Language, moneyToWire } from '#contract/wire.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import { refuseField } from '#server/features/back-office/content-management/content-change.ts'
import type { Campaign, CampaignBudgets } from '#server/features/rewards/reward/reward-campaign.ts'
import { AppError } from '#server/platform/app-error.ts'
import { startOfBusinessDay } from '#server/platform/business-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { textIn } from '#server/platform/text-in.ts'
import type { ChooseMembers, Chosen } from './choose-members.ts'
import { claimedShare, shareOf, worthOfGifts } from './forecast-grant.ts'
import type { GiftGiving } from './give-gifts.ts'
import type { GrantRecords } from './grant-records.service.ts'
import { filterToKeep, type GrantPresenter } from './present-grant.ts'
import type { GrantRow, RewardGrantRepository } from './reward-grant.repository.ts'

interface Deps {
  grants: RewardGrantRepository
  campaigns: Pick<CampaignBudgets, 'promiseMore'>
  records: Pick<GrantRecords, 'one'>
  choose: ChooseMembers
  present: GrantPresenter
  giving: Pick<GiftGiving, 'start'>
  audit: AuditLog
  inTransaction: InTransaction
  clock: Clock
}
type Endpoints = typeof rewardGrantEndpoints
type Facts = OperatorFacts & { merchant: Merchant; language: Language }

const ENTITY = 'reward-grant'
/** How many list errors and left-out members are shown. */
const SHOWN = 50

const auditValues = ({ campaignId, members, total, chosenBy }: GrantRow) => ({
  campaignId,
  members,
  total: moneyToWire(total),
  chosenBy,
})
export function createRewardGrantService({
  grants,
  campaigns,
  records,
  choose,
  present,
  giving,
  audit,
  inTransaction,
  clock,
}: Deps) {
  const presentOne = async (row: GrantRow, { caller: { operatorId }, language }: Facts): Promise<Grant> =>
    (await present([row], { operatorId, language }))[0]!

  async function aloneLeft({ caller, merchant }: Facts, tx?: PrismaTransaction): Promise<bigint> {
    const given = await grants.givenAlone(caller.operatorId, startOfBusinessDay(clock.now(), merchant.timezone), tx)
    const left = merchant.settings.gifts.aloneADay - given
    return left > 0n ? left : 0n
  }

  /** Throws `no.data`, `grant.campaign.off`. */
  async function runningCampaign(merchant: Merchant, id: number, tx?: PrismaTransaction): Promise<Campaign> {
    const found = await grants.campaign(merchant.id, id, clock.now(), tx)
    if (!found) throw new AppError('no.data')
    if (!found.isRunning) throw new AppError('grant.campaign.off')
    return found.campaign
  }
  const mostOf = ({ rule }: Campaign): bigint => (rule.template === 'GIFT' ? rule.options.amount : 0n)

  async function chosenFor(campaignId: number, choice: GrantChoice, merchant: Merchant) {
    const campaign = await runningCampaign(merchant, campaignId)
    return { campaign, chosen: await choose(choice, merchant, mostOf(campaign)) }
  }

  /** Reserves the whole amount in the budget. Throws `grant.campaign.off`, `grant.budget`. */
  async function begin(tx: PrismaTransaction, row: GrantRow, facts: Facts): Promise<GrantRow> {
    await runningCampaign(facts.merchant, row.campaignId, tx)
    const decided = { state: 'GIVING', decidedById: facts.caller.operatorId, decidedAt: clock.now() }
    const begun = await grants.change(tx, row.id, decided)
    await audit.record(tx, facts, {
      action: 'reward-grant.give',
      entity: ENTITY,
      entityId: row.id,
      before: { state: row.state },
      after: { ...auditValues(row), state: decided.state },
      reason: row.reason,
    })
    // Done last, because the campaign's claims wait for it.
    if (!(await campaigns.promiseMore(tx, row.campaignId, row.total))) throw new AppError('grant.budget')
    return begun
  }

  /** Throws `request.param.err`, `grant.changed`, `grant.budget`. */
  function assertAsForeseen(
    { gifts, total, problems }: Chosen,
    { members, total: foreseen }: Body<Endpoints['proposeGrant']>,
    { budget, promised }: Campaign,
  ): void {
    const [first] = problems
    if (first) throw refuseField('choice.list', `line ${first.line}: ${first.problem}`)
    if (gifts.length !== members || total !== foreseen)
      throw new AppError('grant.changed', { data: { members: gifts.length, total: moneyToWire(total) } })
    if (promised + total > budget) throw new AppError('grant.budget')
  }

  /** Throws `idempotency.key.reused` if the earlier request differs. */
  function assertSame(row: GrantRow, { campaignId, members, total, reason }: Body<Endpoints['proposeGrant']>): GrantRow {
    const isSame = row.campaignId === campaignId && row.members === members && row.total === total && row.reason === reason
    if (!isSame) throw new AppError('idempotency.key.reused')
    return row
  }

  async function lockState(tx: PrismaTransaction, { merchant }: Facts, id: string, states: readonly string[]): Promise<GrantRow> {
    const row = await grants.lock(tx, merchant.id, BigInt(id))
    if (!row) throw new AppError('no.data')
    if (!states.includes(row.state)) throw new AppError('review.decided', { state: row.state })
    return row
  }

  return {
    async campaigns(facts: Facts): Promise<Value<Endpoints['giftCampaigns']>> {
      const { merchant, language } = facts
      const [all, left] = await Promise.all([grants.campaigns(merchant.id, clock.now()), aloneLeft(facts)])
      return {
        aloneLeft: left,
        campaigns: all.flatMap(({ id, rule, titles, paidAs, turnoverTimes, budget, promised }) =>
          rule.template === 'GIFT'
            ? {
                id,
                title: textIn(titles, language, merchant.defaultLanguage),
                most: rule.options.amount,
                days: rule.options.days,
                paidAs,
                turnoverTimes,
                left: budget - promised,
              }
            : [],
        ),
      }
    },

    /** Throws `no.data`, `grant.campaign.off`, `grant.too.many`, `request.param.err`. */
    async forecast(facts: Facts, body: Body<Endpoints['forecastGrant']>): Promise<Value<Endpoints['forecastGrant']>> {
      const { merchant } = facts
      const { campaign, chosen } = await chosenFor(body.campaignId, body.choice, merchant)
      const { gifts, total, problems, leftOut } = chosen
      const [before, left] = await Promise.all([grants.claimedBefore(campaign.id), aloneLeft(facts)])
      const [worth, share] = [worthOfGifts(campaign, gifts, merchant), claimedShare(before)]
      return {
        members: gifts.length,
        total,
        problems: problems.slice(0, SHOWN),
        problemCount: problems.length,
        leftOut: leftOut.slice(0, SHOWN),
        leftOutCount: leftOut.length,
        budgetAfter: campaign.budget - campaign.promised - total,
        worth,
        claimedShare: share,
        expected: shareOf(worth, share),
        needsSecond: total > left,
      }
    },

    /**
     * Given at once if the operator may still give that much alone today. Throws `no.data`, `request.param.err`, `grant.*`,
     * `idempotency.key.reused`.
     */
    async propose(body: Body<Endpoints['proposeGrant']>, facts: Facts): Promise<Grant> {
      const { caller, merchant } = facts
      const { campaignId, choice, reason, requestId } = body
      const known = await grants.findByRequest(caller.operatorId, requestId)
      if (known) return presentOne(assertSame(known, body), facts)
      const { campaign, chosen } = await chosenFor(campaignId, choice, merchant)
      assertAsForeseen(chosen, body, campaign)
      const row = await inTransaction(async (tx) => {
        await grants.lockOperator(tx, caller.operatorId)
        const added = await grants.add(
          tx,
          {
            merchantId: merchant.id,
            campaignId,
            chosenBy: choice.by,
            ...(choice.by === 'FILTER' && { filter: filterToKeep(choice.filter) }),
            members: chosen.gifts.length,
            total: chosen.total,
            reason,
            requestId,
            proposedById: caller.operatorId,
            proposedAt: clock.now(),
          },
          chosen.gifts,
        )
        if (!added) return assertSame((await grants.findByRequest(caller.operatorId, requestId, tx))!, body)
        await audit.record(tx, facts, {
          action: 'reward-grant.propose',
          entity: ENTITY,
          entityId: added.id,
          after: auditValues(added),
          reason,
        })
        return chosen.total > (await aloneLeft(facts, tx)) ? added : begin(tx, added, facts)
      })
      if (row.state === 'GIVING') await giving.start(row.id, merchant)
      return records.one(facts, { id: String(row.id) })
    },

    /** Throws `no.data`, `review.decided`, `review.own`, `grant.campaign.off`, `grant.budget`. */
    async confirm({ id }: Body<Endpoints['confirmGrant']>, facts: Facts): Promise<Grant> {
      const row = await inTransaction(async (tx) => {
        const open = await lockState(tx, facts, id, ['PROPOSED'])
        if (open.proposedById === facts.caller.operatorId) throw new AppError('review.own')
        return begin(tx, open, facts)
      })
      await giving.start(row.id, facts.merchant)
      return records.one(facts, { id })
    },

    /** Throws `no.data`, `review.decided`. */
    async reject({ id, reason }: Body<Endpoints['rejectGrant']>, facts: Facts): Promise<Grant> {
      const row = await inTransaction(async (tx) => {
        const open = await lockState(tx, facts, id, ['PROPOSED'])
        const { operatorId: decidedById } = facts.caller
        await audit.record(tx, facts, {
          action: 'reward-grant.reject',
          entity: ENTITY,
          entityId: open.id,
          before: { state: open.state },
          after: { state: 'REJECTED' },
          reason,
        })
        return grants.change(tx, open.id, { state: 'REJECTED', decidedById, decidedAt: clock.now(), answer: reason })
      })
      return presentOne(row, facts)
    },

    /** Members keep what they have claimed. Throws `no.data`, `review.decided`. */
    async stop({ id, reason }: Body<Endpoints['stopGrant']>, facts: Facts): Promise<Grant> {
      const row = await inTransaction(async (tx) => {
        const open = await lockState(tx, facts, id, ['GIVING', 'GIVEN'])
        const back = await grants.takeBack(tx, open)
        await audit.record(tx, facts, {
          action: 'reward-grant.stop',
          entity: ENTITY,
          entityId: open.id,
          before: { state: open.state },
          after: { state: 'STOPPED', takenBack: moneyToWire(back) },
          reason,
        })
        const stopped = await grants.change(tx, open.id, {
          state: 'STOPPED',
          answer: reason,
          stoppedById: facts.caller.operatorId,
          stoppedAt: clock.now(),
        })
        await campaigns.promiseMore(tx, open.campaignId, -back)
        return stopped
      })
      return presentOne(row, facts)
    },
  }
}
export type RewardGrantService = ReturnType<typeof createRewardGrantService>
