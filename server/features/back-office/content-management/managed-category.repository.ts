import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'

export type CategoryRow = Prisma.PromotionCategoryGetPayload<object>
interface CategoryData {
  code: string
  names: Record<string, string>
}

const inOrder = [{ sortIndex: 'asc' as const }, { id: 'asc' as const }]

export function createManagedCategoryRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    list: (merchantId: number) => prisma.promotionCategory.findMany({ where: { merchantId }, orderBy: inOrder }),

    /** The number of announcements per category; unused categories are left out. */
    async useCounts(merchantId: number): Promise<ReadonlyMap<number, number>> {
      const used = await prisma.$queryRaw<{ id: number; count: number }[]>`
        SELECT unnest(category_ids) AS id, count(*)::integer AS count FROM announcement WHERE merchant_id = ${merchantId} GROUP BY 1`
      return new Map(used.map(({ id, count }) => [id, count]))
    },
    count: (merchantId: number, ids: number[]): Promise<number> =>
      prisma.promotionCategory.count({ where: { merchantId, id: { in: ids } } }),

    /** Locks all of a merchant's categories, because they share one order. */
    async lockAll(tx: PrismaTransaction, merchantId: number): Promise<CategoryRow[]> {
      await tx.$queryRaw`SELECT 1 FROM merchant WHERE id = ${merchantId} FOR NO KEY UPDATE`
      return tx.promotionCategory.findMany({ where: { merchantId }, orderBy: inOrder })
    },
    isUsed: async (tx: PrismaTransaction, merchantId: number, id: number): Promise<boolean> =>
      (await tx.announcement.count({ where: { merchantId, categoryIds: { has: id } } })) > 0,

    add: (tx: PrismaTransaction, data: CategoryData & { merchantId: number; sortIndex: number }) =>
      tx.promotionCategory.create({ data }),
    change: (tx: PrismaTransaction, id: number, data: CategoryData) =>
      tx.promotionCategory.update({ where: { id }, data: { ...data, version: { increment: 1 } } }),
    async reorder(tx: PrismaTransaction, ids: readonly number[]): Promise<void> {
      for (const [index, id] of ids.entries())
        await tx.promotionCategory.update({ where: { id }, data: { sortIndex: index + 1 } })
    },
    remove: (tx: PrismaTransaction, id: number) => tx.promotionCategory.delete({ where: { id } }),
  }
}
export type ManagedCategoryRepository = ReturnType<typeof createManagedCategoryRepository>
