/** Bonus campaigns at the content desk. An order keeps the terms it was made with: a change is for those who come later. */
import * as z from 'zod'
import type { CampaignBody, DeskCampaign } from '#contract/content-desk-campaign.ts'
import { LANGUAGES, language } from '#contract/wire.ts'
import type { AuditLog } from '#server/features/audit/audit-log.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Prisma } from '#server/platform/database.ts'
import type { EditorFacts } from './editor-facts.ts'
import { assertDefaultText, assertUnchanged, changesOf, missingIn } from './desk-change.ts'
import { localOf, readSchedule, stateAt } from './desk-schedule.ts'

interface Deps {
  database: Pick<Database, 'prisma'>
  audit: AuditLog
  clock: Clock
}
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
  return {
    bonusRate,
    maxBonus,
    turnoverTimes,
    isFirstOnly,
    isEnabled,
    sortIndex,
    texts: textsOf(row),
    minDeposit: row.minDeposit ?? 0n,
    startAt: localOf(row.startsAt, zone),
    endAt: row.endsAt && localOf(row.endsAt, zone),
  }
}

function present(row: Row, { merchant }: EditorFacts, now: Date, { count, given }: Taken): DeskCampaign {
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
    body,
  }
}

const perLanguage = ({ texts }: CampaignBody, of: 'title' | 'note') =>
  Object.fromEntries(Object.entries(texts).flatMap(([code, words]) => (words?.[of] ? [[code, words[of]]] : [])))

export function createDeskCampaigns({ database: { prisma }, audit, clock }: Deps) {
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
      return rows.map((row) => present(row, facts, clock.now(), sums.get(row.id) ?? NONE))
    },

    /** Throws `request.param.err` with its fields, `no.data`, `content.changed`. */
    async save(facts: EditorFacts, body: CampaignBody): Promise<DeskCampaign> {
      const { id: merchantId, timezone, defaultLanguage } = facts.merchant
      assertDefaultText(body.texts, defaultLanguage)
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
        const { bonusRate, maxBonus, turnoverTimes, isFirstOnly, isEnabled, sortIndex } = body
        const data = {
          bonusRate,
          maxBonus,
          turnoverTimes,
          isFirstOnly,
          isEnabled,
          sortIndex,
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
      return present(row, facts, clock.now(), (await taken([row.id])).get(row.id) ?? NONE)
    },
  }
}
export type DeskCampaigns = ReturnType<typeof createDeskCampaigns>
