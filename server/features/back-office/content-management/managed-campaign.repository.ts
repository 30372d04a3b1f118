import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'

export type CampaignRow = Prisma.DepositPromotionGetPayload<object>
export type CampaignData = Omit<Prisma.DepositPromotionUncheckedCreateInput, 'id' | 'merchantId' | 'version'>

/** How often a campaign was used, and how much was given. */
export interface Taken {
  count: number
  given: bigint
}

export function createManagedCampaignRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    list: (merchantId: number): Promise<CampaignRow[]> =>
      prisma.depositPromotion.findMany({ where: { merchantId }, orderBy: [{ sortIndex: 'asc' }, { id: 'asc' }] }),

    /** By campaign: the deposits credited with it. */
    async taken(ids: readonly number[]): Promise<ReadonlyMap<number | null, Taken>> {
      const sums = await prisma.deposit.groupBy({
        by: ['promotionId'],
        where: { promotionId: { in: [...ids] }, state: 'CONFIRMED', bonus: { gt: 0 } },
        _count: true,
        _sum: { bonus: true },
      })
      return new Map(sums.map(({ promotionId, _count, _sum }) => [promotionId, { count: _count, given: _sum.bonus ?? 0n }]))
    },

    /** Locks the campaign until the transaction ends. Null if the merchant has no such campaign. */
    async lock(tx: PrismaTransaction, merchantId: number, id: number): Promise<CampaignRow | null> {
      await tx.$queryRaw`SELECT 1 FROM deposit_promotion WHERE id = ${id} AND merchant_id = ${merchantId} FOR UPDATE`
      return tx.depositPromotion.findFirst({ where: { id, merchantId } })
    },
    add: (tx: PrismaTransaction, merchantId: number, data: CampaignData): Promise<CampaignRow> =>
      tx.depositPromotion.create({ data: { ...data, merchantId } }),
    change: (tx: PrismaTransaction, id: number, data: CampaignData): Promise<CampaignRow> =>
      tx.depositPromotion.update({ where: { id }, data: { ...data, version: { increment: 1 } } }),
  }
}
export type ManagedCampaignRepository = ReturnType<typeof createManagedCampaignRepository>
