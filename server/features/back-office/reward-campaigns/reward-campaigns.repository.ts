/** Campaigns of rewards as the back office edits them, and the tickets they gave. */
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'

export type RewardRow = Prisma.RewardCampaignGetPayload<object>
export type RewardData = Omit<Prisma.RewardCampaignUncheckedCreateInput, 'id' | 'merchantId' | 'version' | 'promised'>

export interface Claimed {
  count: number
  given: bigint
}
const ROWS = {
  select: {
    id: true,
    memberId: true,
    period: true,
    amount: true,
    state: true,
    issuedAt: true,
    expiresAt: true,
    claimedAt: true,
  },
} as const

export function createRewardCampaignsRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    list: (merchantId: number): Promise<RewardRow[]> =>
      prisma.rewardCampaign.findMany({ where: { merchantId }, orderBy: [{ sortIndex: 'asc' }, { id: 'asc' }] }),

    /** By campaign. */
    async claimed(ids: readonly number[]): Promise<ReadonlyMap<number, Claimed>> {
      const sums = await prisma.rewardTicket.groupBy({
        by: ['campaignId'],
        where: { campaignId: { in: [...ids] }, state: 'CLAIMED' },
        _count: true,
        _sum: { amount: true },
      })
      return new Map(sums.map(({ campaignId, _count, _sum }) => [campaignId, { count: _count, given: _sum.amount ?? 0n }]))
    },

    /** Newest first, with the members' names. Undefined where the merchant has no such campaign. */
    async tickets(merchantId: number, campaignId: number, before: bigint | undefined, size: number) {
      if ((await prisma.rewardCampaign.count({ where: { id: campaignId, merchantId } })) === 0) return undefined
      const rows = await prisma.rewardTicket.findMany({
        ...ROWS,
        where: { campaignId, ...(before === undefined ? {} : { id: { lt: before } }) },
        orderBy: { id: 'desc' },
        take: size,
      })
      const people = await prisma.member.findMany({
        where: { id: { in: rows.map(({ memberId }) => memberId) } },
        select: { id: true, username: true },
      })
      const names = new Map(people.map(({ id, username }) => [id, username]))
      return rows.map((row) => ({ ...row, username: names.get(row.memberId) ?? '' }))
    },

    /** No one else changes it, or promises something of it, until the transaction ends. Null where the merchant has none. */
    async lock(tx: PrismaTransaction, merchantId: number, id: number): Promise<RewardRow | null> {
      await tx.$queryRaw`SELECT 1 FROM reward_campaign WHERE id = ${id} AND merchant_id = ${merchantId} FOR UPDATE`
      return tx.rewardCampaign.findFirst({ where: { id, merchantId } })
    },
    hasCode: async (tx: PrismaTransaction, merchantId: number, code: string, exceptId: number | undefined): Promise<boolean> =>
      (await tx.rewardCampaign.count({
        where: { merchantId, code, ...(exceptId === undefined ? {} : { id: { not: exceptId } }) },
      })) > 0,
    add: (tx: PrismaTransaction, merchantId: number, data: RewardData): Promise<RewardRow> =>
      tx.rewardCampaign.create({ data: { ...data, merchantId } }),
    change: (tx: PrismaTransaction, id: number, data: RewardData): Promise<RewardRow> =>
      tx.rewardCampaign.update({ where: { id }, data: { ...data, version: { increment: 1 } } }),
  }
}
export type RewardCampaignsRepository = ReturnType<typeof createRewardCampaignsRepository>
