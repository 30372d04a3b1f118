/** Bonus campaigns in the content management. An order keeps the terms it was placed with: changes apply to later ones. */
import { bonusPeriod, onWithdrawal } from '#contract/money/turnover/bonus-terms.ts'
import type { Body, Value } from '#contract/endpoint.ts'
import type * as contentManagementCampaignEndpoints from '#contract/back-office/content-management/content-management-campaign.ts'
import type { CampaignBody, ManagedCampaign } from '#contract/back-office/content-management/content-management-campaign.ts'
import type { AuditLog } from '#server/audit/audit-log.ts'
import type { CampaignWorth } from '#server/features/money/turnover/bonus/campaign-worth.ts'
import { storedContribution } from '#server/features/money/turnover/bonus/bonus-rules.ts'
import type { Clock } from '#server/platform/clock.ts'
import { storedTexts } from '#server/platform/stored-texts.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { CampaignWorths } from './campaign-worths.ts'
import type { EditorFacts } from './editor-facts.ts'
import { checkWorth, presentHead, toWords, wordsOf } from './campaign-head.ts'
import { assertDefaultText, assertUnchanged, changesOf, refuseField } from './content-change.ts'
import type { CampaignRow as Row, ManagedCampaignRepository, Taken } from './managed-campaign.repository.ts'
import type { PromotionCheck } from './promotion-check.ts'
import { localOf, readSchedule } from './schedule.ts'

interface Deps {
  campaigns: ManagedCampaignRepository
  audit: AuditLog
  worths: CampaignWorths
  checkPromotion: PromotionCheck
  inTransaction: InTransaction
  clock: Clock
}
type Endpoints = typeof contentManagementCampaignEndpoints

const ENTITY = 'campaign'
const NONE: Taken = { count: 0, given: 0n }

function bodyOf(row: Row, zone: string): ManagedCampaign['body'] {
  const { bonusRate, maxBonus, turnoverTimes, depositNumber, announcementId, isEnabled, sortIndex } = row
  const { maxStakeRate, maxStake, minOdds, maxOdds, maxRelease, validDays, budget } = row
  return {
    bonusRate,
    maxBonus,
    turnoverTimes,
    depositNumber,
    announcementId,
    isEnabled,
    sortIndex,
    maxStakeRate,
    maxStake,
    minOdds,
    maxOdds,
    maxRelease,
    validDays,
    budget,
    contribution: storedContribution.parse(row.contribution),
    period: bonusPeriod.parse(row.period),
    onWithdrawal: onWithdrawal.parse(row.onWithdrawal),
    texts: toWords(storedTexts.parse(row.titles), storedTexts.parse(row.notes)),
    minDeposit: row.minDeposit ?? 0n,
    startAt: localOf(row.startsAt, zone),
    endAt: row.endsAt && localOf(row.endsAt, zone),
  }
}

function present(
  row: Row,
  { merchant }: EditorFacts,
  now: Date,
  { count, given }: Taken,
  { worth, bonus: worthOfBonus }: CampaignWorth,
): ManagedCampaign {
  const body = bodyOf(row, merchant.timezone)
  return {
    ...presentHead(row, body.texts, merchant, now),
    taken: count,
    given,
    worth,
    worthOfBonus,
    body,
  }
}

/** Terms as in the form. */
const termsOf = (body: CampaignBody) => ({
  bonusRate: body.bonusRate,
  maxBonus: body.maxBonus,
  turnoverTimes: body.turnoverTimes,
  maxStakeRate: body.maxStakeRate,
  maxStake: body.maxStake,
  minOdds: body.minOdds,
  maxOdds: body.maxOdds,
  contribution: body.contribution,
  maxRelease: body.maxRelease,
})

export function createManagedCampaigns({ campaigns, audit, worths, checkPromotion, inTransaction, clock }: Deps) {
  return {
    async list(facts: EditorFacts): Promise<ManagedCampaign[]> {
      const rows = await campaigns.list(facts.merchant.id)
      const sums = await campaigns.taken(rows.map(({ id }) => id))
      return rows.map((row) =>
        present(
          row,
          facts,
          clock.now(),
          sums.get(row.id) ?? NONE,
          worths.of(bodyOf(row, facts.merchant.timezone), facts.merchant),
        ),
      )
    },

    worth({ merchant }: EditorFacts, terms: Body<Endpoints['campaignWorth']>): Value<Endpoints['campaignWorth']> {
      const { worth, bonus: worthOfBonus } = worths.of(terms, merchant)
      return { worth, worthOfBonus }
    },

    /** Throws `request.param.err` with its fields, `no.data`, `content.changed`, `campaign.worth.over`. */
    async save(facts: EditorFacts, body: CampaignBody): Promise<ManagedCampaign> {
      const { id: merchantId, timezone, defaultLanguage } = facts.merchant
      assertDefaultText(body.texts, defaultLanguage)
      if (body.minOdds > body.maxOdds) throw refuseField('maxOdds', 'must not be below minOdds')
      const claim = worths.of(body, facts.merchant)
      checkWorth(body.isEnabled, claim.worth, body.budget)
      const row = await inTransaction(async (tx) => {
        const before = body.id === undefined ? null : assertUnchanged(await campaigns.lock(tx, merchantId, body.id), body.version)
        await checkPromotion(tx, merchantId, body.announcementId)
        const { startAt, endAt } = readSchedule(
          body,
          timezone,
          before ? { startAt: before.startsAt, endAt: before.endsAt } : undefined,
        )
        const { depositNumber, announcementId, isEnabled, sortIndex, validDays, period, onWithdrawal: ending, budget } = body
        const data = {
          ...termsOf(body),
          depositNumber,
          announcementId,
          isEnabled,
          sortIndex,
          validDays,
          period,
          onWithdrawal: ending,
          budget,
          titles: wordsOf(body.texts, 'title'),
          notes: wordsOf(body.texts, 'note'),
          minDeposit: body.minDeposit === 0n ? null : body.minDeposit,
          startsAt: startAt ?? clock.now(),
          endsAt: endAt,
        }
        const after = before ? await campaigns.change(tx, before.id, data) : await campaigns.add(tx, merchantId, data)
        await audit.record(tx, facts, {
          action: before ? 'campaign.change' : 'campaign.create',
          entity: ENTITY,
          entityId: after.id,
          ...changesOf(before ? bodyOf(before, timezone) : undefined, bodyOf(after, timezone)),
        })
        return after
      })
      return present(row, facts, clock.now(), (await campaigns.taken([row.id])).get(row.id) ?? NONE, claim)
    },
  }
}
export type ManagedCampaigns = ReturnType<typeof createManagedCampaigns>
