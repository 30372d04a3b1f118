/** Categories of promotions: their names and their order. */
import type * as contentManagementEndpoints from '#contract/back-office/content-management/content-management.ts'
import type { ManagedCategory } from '#contract/back-office/content-management/content-management.ts'
import type { Body } from '#contract/endpoint.ts'
import type { AuditLog } from '#server/audit/audit-log.ts'
import { AppError } from '#server/platform/app-error.ts'
import { storedTexts } from '#server/platform/stored-texts.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { EditorFacts } from './editor-facts.ts'
import { assertUnchanged, changesOf, refuseField } from './content-change.ts'
import { moved } from './list-order.ts'
import type { ManagedCategoryRepository } from './managed-category.repository.ts'

interface Deps {
  categories: ManagedCategoryRepository
  audit: AuditLog
  inTransaction: InTransaction
}
type Endpoints = typeof contentManagementEndpoints

const ENTITY = 'promotion_category'

export function createManagedCategories({ categories, audit, inTransaction }: Deps) {
  async function list(merchantId: number): Promise<ManagedCategory[]> {
    const [rows, counts] = await Promise.all([categories.list(merchantId), categories.useCounts(merchantId)])
    return rows.map(({ id, version, code, names: stored }) => ({
      id,
      version,
      code,
      names: storedTexts.parse(stored),
      used: counts.get(id) ?? 0,
    }))
  }

  return {
    list,

    /** Throws `request.param.err`. */
    async assertThere(merchantId: number, ids: readonly number[]): Promise<void> {
      const wanted = [...new Set(ids)]
      if (wanted.length === 0) return
      if ((await categories.count(merchantId, wanted)) < wanted.length) throw refuseField('categoryIds', 'no such category')
    },

    /** Throws `request.param.err` for a code that is taken, `no.data`, `content.changed`. */
    async save(
      facts: EditorFacts,
      { id, version, code, names: given }: Body<Endpoints['saveCategory']>,
    ): Promise<ManagedCategory[]> {
      const merchantId = facts.merchant.id
      await inTransaction(async (tx) => {
        const all = await categories.lockAll(tx, merchantId)
        const before = id === undefined ? null : assertUnchanged(all.find((row) => row.id === id) ?? null, version)
        if (all.some((row) => row.code === code && row.id !== id)) throw refuseField('code', 'already taken')
        const sortIndex = before?.sortIndex ?? (all.at(-1)?.sortIndex ?? 0) + 1
        const after = before
          ? await categories.change(tx, before.id, { code, names: given })
          : await categories.add(tx, { merchantId, code, names: given, sortIndex })
        const was = before ? { code: before.code, names: storedTexts.parse(before.names) } : undefined
        await audit.record(tx, facts, {
          action: before ? 'promotionCategory.change' : 'promotionCategory.create',
          entity: ENTITY,
          entityId: after.id,
          ...changesOf(was, { code, names: given }),
        })
      })
      return list(merchantId)
    },

    /** Moving the first one up does nothing. Throws `no.data`. */
    async move(facts: EditorFacts, { id, direction }: Body<Endpoints['moveCategory']>): Promise<ManagedCategory[]> {
      const merchantId = facts.merchant.id
      await inTransaction(async (tx) => {
        const order = moved(await categories.lockAll(tx, merchantId), id, direction)
        if (!order) return
        await categories.reorder(
          tx,
          order.map((row) => row.id),
        )
        const codes = order.map(({ code }) => code).join(', ')
        await audit.record(tx, facts, { action: 'promotionCategory.move', entity: ENTITY, entityId: id, after: { order: codes } })
      })
      return list(merchantId)
    },

    /** Throws `no.data`, `content.changed`, `content.in.use`. */
    async remove(facts: EditorFacts, { id, version }: Body<Endpoints['removeCategory']>): Promise<ManagedCategory[]> {
      const merchantId = facts.merchant.id
      await inTransaction(async (tx) => {
        const all = await categories.lockAll(tx, merchantId)
        const row = assertUnchanged(all.find((one) => one.id === id) ?? null, version)
        if (await categories.isUsed(tx, merchantId, id)) throw new AppError('content.in.use')
        await categories.remove(tx, id)
        const before = { code: row.code }
        await audit.record(tx, facts, { action: 'promotionCategory.remove', entity: ENTITY, entityId: id, before })
      })
      return list(merchantId)
    },
  }
}
export type ManagedCategories = ReturnType<typeof createManagedCategories>
