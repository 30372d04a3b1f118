/** Bonus campaigns at the content desk. An order keeps the terms it was made with: a change is for those who come later. */
import * as z from 'zod'
import { bonusPeriod, onWithdrawal } from '#contract/bonus-terms.ts'
import type { Body, Value } from '#contract/endpoint.ts'
import type { CampaignBody, contentDeskCampaignEndpoints, DeskCampaign } from '#contract/content-desk-campaign.ts'
import { LANGUAGES, language, moneyToWire } from '#contract/wire.ts'
import type { AuditLog } from '#server/features/audit/audit-log.ts'
import type { CampaignWorth } from '#server/features/turnover/bonus/campaign-worth.ts'
import { storedContribution } from '#server/features/turnover/bonus/bonus-rules.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Prisma } from '#server/platform/database.ts'
import type { CampaignWorths } from './campaign-worths.ts'
import type { EditorFacts } from './editor-facts.ts'
import { assertDefaultText, assertUnchanged, changesOf, missingIn, refuseField } from './desk-change.ts'
import { localOf, readSchedule, stateAt } from './desk-schedule.ts'

interface Deps {
  database: Pick<Database, 'prisma'>
  audit: AuditLog
  worths: CampaignWorths
  clock: Clock
}
type Endpoints = typeof contentDeskCampaignEndpoints
type Row = Prisma.DepositPromotionGetPayload<object>
interface Taken {
  count: number
  given: bigint
}

const ENTITY = 'campaign'
const NONE: Taken = { count: 0, given: 0n }
const stored = z.partialRecord(language, z.string()).catch({})

function textsOf({ titles, notes }: Row): DeskCampaign['body']['texts'] {
  const [title, note] = [stored.parse(titles), stored.parse(notes)]
  const there = LANGUAGES.filter((code) => title[code] !== undefined)
  return Object.fromEntries(there.map((code) => [code, { title: title[code] ?? '', note: note[code] ?? '' }]))
}

function bodyOf(row: Row, zone: string): DeskCampaign['body'] {
  const { bonusRate, maxBonus, turnoverTimes, isFirstOnly, isEnabled, sortIndex } = row
  const { maxStakeRate, maxStake, minOdds, maxOdds, maxRelease, validDays, budget } = row
  return {
    bonusRate,
    maxBonus,
    turnoverTimes,
    isFirstOnly,
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
    texts: textsOf(row),
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
): DeskCampaign {
  const body = bodyOf(row, merchant.timezone)
  const { startsAt: startAt, endsAt: endAt, isEnabled } = row
  return {
    id: row.id,
    version: row.version,
    state: stateAt({ isHidden: !isEnabled, startAt, endAt }, now),
    title: (body.texts[merchant.defaultLanguage] ?? Object.values(body.texts)[0])?.title ?? '',
    startAt: startAt.getTime(),
    endAt: endAt?.getTime() ?? null,
    missing: missingIn(body.texts),
    taken: count,
    given,
    worth,
    worthOfBonus,
    body,
  }
}

const perLanguage = ({ texts }: CampaignBody, of: 'title' | 'note') =>
  Object.fromEntries(Object.entries(texts).flatMap(([code, words]) => (words?.[of] ? [[code, words[of]]] : [])))

/** As the form holds them. */
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

/** BON-06: throws `campaign.worth.over` for what is offered and worth more than its budget. */
function checkWorth({ isEnabled, budget }: CampaignBody, worth: bigint): void {
  if (isEnabled && worth > budget)
    throw new AppError('campaign.worth.over', { data: { worth: moneyToWire(worth), budget: moneyToWire(budget) } })
}

export function createDeskCampaigns({ database: { prisma }, audit, worths, clock }: Deps) {
  /** By campaign: deposits that were credited with it. */
  async function taken(ids: readonly number[]): Promise<ReadonlyMap<number | null, Taken>> {
    const sums = await prisma.deposit.groupBy({
      by: ['promotionId'],
      where: { promotionId: { in: [...ids] }, state: 'CONFIRMED', bonus: { gt: 0 } },
      _count: true,
      _sum: { bonus: true },
    })
    return new Map(sums.map(({ promotionId, _count, _sum }) => [promotionId, { count: _count, given: _sum.bonus ?? 0n }]))
  }

  return {
    async list(facts: EditorFacts): Promise<DeskCampaign[]> {
      const orderBy = [{ sortIndex: 'asc' as const }, { id: 'asc' as const }]
      const rows = await prisma.depositPromotion.findMany({ where: { merchantId: facts.merchant.id }, orderBy })
      const sums = await taken(rows.map(({ id }) => id))
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
    async save(facts: EditorFacts, body: CampaignBody): Promise<DeskCampaign> {
      const { id: merchantId, timezone, defaultLanguage } = facts.merchant
      assertDefaultText(body.texts, defaultLanguage)
      if (body.minOdds > body.maxOdds) throw refuseField('maxOdds', 'not below minOdds')
      const claim = worths.of(body, facts.merchant)
      checkWorth(body, claim.worth)
      const row = await prisma.$transaction(async (tx) => {
        if (body.id !== undefined)
          await tx.$queryRaw`SELECT 1 FROM deposit_promotion WHERE id = ${body.id} AND merchant_id = ${merchantId} FOR UPDATE`
        const found = body.id === undefined ? null : await tx.depositPromotion.findFirst({ where: { id: body.id, merchantId } })
        const before = body.id === undefined ? null : assertUnchanged(found, body.version)
        const { startAt, endAt } = readSchedule(
          body,
          timezone,
          before ? { startAt: before.startsAt, endAt: before.endsAt } : undefined,
        )
        const { isFirstOnly, isEnabled, sortIndex, validDays, period, onWithdrawal: ending, budget } = body
        const data = {
          ...termsOf(body),
          isFirstOnly,
          isEnabled,
          sortIndex,
          validDays,
          period,
          onWithdrawal: ending,
          budget,
          titles: perLanguage(body, 'title'),
          notes: perLanguage(body, 'note'),
          minDeposit: body.minDeposit === 0n ? null : body.minDeposit,
          startsAt: startAt ?? clock.now(),
          endsAt: endAt,
        }
        const after = before
          ? await tx.depositPromotion.update({ where: { id: before.id }, data: { ...data, version: { increment: 1 } } })
          : await tx.depositPromotion.create({ data: { ...data, merchantId } })
        await audit.record(tx, facts, {
          action: before ? 'campaign.change' : 'campaign.create',
          entity: ENTITY,
          entityId: after.id,
          ...changesOf(before ? bodyOf(before, timezone) : undefined, bodyOf(after, timezone)),
        })
        return after
      })
      return present(row, facts, clock.now(), (await taken([row.id])).get(row.id) ?? NONE, claim)
    },
  }
}
export type DeskCampaigns = ReturnType<typeof createDeskCampaigns>
