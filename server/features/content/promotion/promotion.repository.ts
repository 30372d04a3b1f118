import type { Database } from '#server/platform/database.ts'

export function createPromotionRepository({ database }: { database: Database }) {
  return {
    categories: (merchantId: number) =>
      database.prisma.promotionCategory.findMany({ where: { merchantId }, orderBy: [{ sortIndex: 'asc' }, { id: 'asc' }] }),
  }
}
export type PromotionRepository = ReturnType<typeof createPromotionRepository>
