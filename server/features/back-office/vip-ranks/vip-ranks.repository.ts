import { RANK_TEMPLATES } from '#contract/rewards/reward/reward-template.ts'
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'

export type RankRow = Prisma.VipRankGetPayload<object>
export type RankData = Omit<RankRow, 'merchantId' | 'level' | 'version' | 'names'> & { names: Prisma.InputJsonValue }

export function createVipRanksRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** One change of a merchant's ranks at a time, even the first one. Registrations are not blocked. */
    async lock(tx: PrismaTransaction, merchantId: number): Promise<void> {
      await tx.$queryRaw`SELECT 1 FROM merchant WHERE id = ${merchantId} FOR NO KEY UPDATE`
    },
    /** Lowest level first. */
    ranks: (merchantId: number, tx: PrismaTransaction = prisma): Promise<RankRow[]> =>
      tx.vipRank.findMany({ where: { merchantId }, orderBy: { level: 'asc' } }),

    /** Enabled campaigns that depend on the rank or pay a share of each bet, whenever they run. */
    campaigns: (merchantId: number) =>
      prisma.rewardCampaign.findMany({
        where: { merchantId, isEnabled: true, template: { in: [...RANK_TEMPLATES, 'REFERRAL', 'POINTS', 'SPIN', 'LUCKY_BET'] } },
      }),

    /** Number of members by level. */
    async members(merchantId: number): Promise<ReadonlyMap<number, number>> {
      const counts = await prisma.memberRank.groupBy({ by: ['level'], where: { merchantId }, _count: true })
      return new Map(counts.map(({ level, _count }) => [level, _count]))
    },

    /** Replaces all ranks at once, lowest level first. */
    async replace(tx: PrismaTransaction, merchantId: number, ranks: readonly RankData[], version: number): Promise<void> {
      await tx.vipRank.deleteMany({ where: { merchantId } })
      await tx.vipRank.createMany({ data: ranks.map((rank, place) => ({ ...rank, merchantId, level: place + 1, version })) })
    },
  }
}
export type VipRanksRepository = ReturnType<typeof createVipRanksRepository>
