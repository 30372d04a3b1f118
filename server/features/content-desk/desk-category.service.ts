/** Categories of promotions: what they are called, and in which order they stand. */
import * as z from 'zod'
import type { contentDeskEndpoints, DeskCategory } from '#contract/content-desk.ts'
import type { Body } from '#contract/endpoint.ts'
import { language } from '#contract/wire.ts'
import type { AuditLog } from '#server/features/audit/audit-log.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import type { EditorFacts } from './editor-facts.ts'
import { assertUnchanged, changesOf, refuseField } from './desk-change.ts'
import { moved } from './desk-order.ts'

interface Deps {
  database: Pick<Database, 'prisma'>
  audit: AuditLog
}
type Endpoints = typeof contentDeskEndpoints

const ENTITY = 'promotion_category'
const names = z.partialRecord(language, z.string()).catch({})
const inOrder = [{ sortIndex: 'asc' as const }, { id: 'asc' as const }]

export function createDeskCategories({ database: { prisma }, audit }: Deps) {
  async function list(merchantId: number): Promise<DeskCategory[]> {
    const [rows, used] = await Promise.all([
      prisma.promotionCategory.findMany({ where: { merchantId }, orderBy: inOrder }),
      prisma.$queryRaw<{ id: number; count: number }[]>`
        SELECT unnest(category_ids) AS id, count(*)::integer AS count FROM announcement WHERE merchant_id = ${merchantId} GROUP BY 1`,
    ])
    const counts = new Map(used.map(({ id, count }) => [id, count]))
    return rows.map(({ id, version, code, names: stored }) => ({
      id,
      version,
      code,
      names: names.parse(stored),
      used: counts.get(id) ?? 0,
    }))
  }

  /** One change of a merchant's categories at a time: their order is one thing. */
  async function lockAll(tx: PrismaTransaction, merchantId: number) {
    await tx.$queryRaw`SELECT 1 FROM merchant WHERE id = ${merchantId} FOR NO KEY UPDATE`
    return tx.promotionCategory.findMany({ where: { merchantId }, orderBy: inOrder })
  }

  return {
    list,

    /** Throws `request.param.err`. */
    async assertThere(merchantId: number, ids: readonly number[]): Promise<void> {
      const wanted = [...new Set(ids)]
      if (wanted.length === 0) return
      const found = await prisma.promotionCategory.count({ where: { merchantId, id: { in: wanted } } })
      if (found < wanted.length) throw refuseField('categoryIds', 'no such category')
    },

    /** Throws `request.param.err` for a code another has, `no.data`, `content.changed`. */
    async save(
      facts: EditorFacts,
      { id, version, code, names: given }: Body<Endpoints['saveCategory']>,
    ): Promise<DeskCategory[]> {
      const merchantId = facts.merchant.id
      await prisma.$transaction(async (tx) => {
        const all = await lockAll(tx, merchantId)
        const before = id === undefined ? null : assertUnchanged(all.find((row) => row.id === id) ?? null, version)
        if (all.some((row) => row.code === code && row.id !== id)) throw refuseField('code', 'another has it')
        const sortIndex = before?.sortIndex ?? (all.at(-1)?.sortIndex ?? 0) + 1
        const after = before
          ? await tx.promotionCategory.update({
              where: { id: before.id },
              data: { code, names: given, version: { increment: 1 } },
            })
          : await tx.promotionCategory.create({ data: { merchantId, code, names: given, sortIndex } })
        const was = before ? { code: before.code, names: names.parse(before.names) } : undefined
        await audit.record(tx, facts, {
          action: before ? 'promotionCategory.change' : 'promotionCategory.create',
          entity: ENTITY,
          entityId: after.id,
          ...changesOf(was, { code, names: given }),
        })
      })
      return list(merchantId)
    },

    /** The first can't go up: then nothing happens. Throws `no.data`. */
    async move(facts: EditorFacts, { id, direction }: Body<Endpoints['moveCategory']>): Promise<DeskCategory[]> {
      const merchantId = facts.merchant.id
      await prisma.$transaction(async (tx) => {
        const order = moved(await lockAll(tx, merchantId), id, direction)
        if (!order) return
        for (const [index, row] of order.entries())
          await tx.promotionCategory.update({ where: { id: row.id }, data: { sortIndex: index + 1 } })
        const codes = order.map(({ code }) => code).join(', ')
        await audit.record(tx, facts, { action: 'promotionCategory.move', entity: ENTITY, entityId: id, after: { order: codes } })
      })
      return list(merchantId)
    },

    /** Throws `no.data`, `content.changed`, `content.in.use`. */
    async remove(facts: EditorFacts, { id, version }: Body<Endpoints['removeCategory']>): Promise<DeskCategory[]> {
      const merchantId = facts.merchant.id
      await prisma.$transaction(async (tx) => {
        const all = await lockAll(tx, merchantId)
        const row = assertUnchanged(all.find((one) => one.id === id) ?? null, version)
        const used = await tx.announcement.count({ where: { merchantId, categoryIds: { has: id } } })
        if (used > 0) throw new AppError('content.in.use')
        await tx.promotionCategory.delete({ where: { id } })
        const before = { code: row.code }
        await audit.record(tx, facts, { action: 'promotionCategory.remove', entity: ENTITY, entityId: id, before })
      })
      return list(merchantId)
    },
  }
}
export type DeskCategories = ReturnType<typeof createDeskCategories>
