/** Campaigns of rewards as the back office edits them, and the tickets and rains they gave. */
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

export interface RainKind {
  rainId: bigint
  kind: string
  places: number
  catchers: number
}

export function createRewardCampaignsRepository({ prisma }: Pick<Database, 'prisma'>) {
  const hasCampaign = async (merchantId: number, id: number): Promise<boolean> =>
    (await prisma.rewardCampaign.count({ where: { id, merchantId } })) > 0

  /** Number of envelopes in rains, and of those caught, by kind. */
  async function kindsOf(rainIds: bigint[]): Promise<RainKind[]> {
    const counts = await prisma.rainEnvelope.groupBy({
      by: ['rainId', 'kind'],
      where: { rainId: { in: rainIds } },
      _count: { _all: true, memberId: true },
    })
    return counts.map(({ rainId, kind, _count }) => ({ rainId, kind, places: _count._all, catchers: _count.memberId }))
  }

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

    /** Newest first, with the members' names. Undefined if the merchant has no such campaign. */
    async tickets(merchantId: number, campaignId: number, before: bigint | undefined, size: number) {
      if (!(await hasCampaign(merchantId, campaignId))) return undefined
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

    /** Newest first. Undefined if the merchant has no such campaign. */
    async rains(merchantId: number, campaignId: number, before: bigint | undefined, size: number) {
      if (!(await hasCampaign(merchantId, campaignId))) return undefined
      const rows = await prisma.rain.findMany({
        where: { campaignId, ...(before === undefined ? {} : { id: { lt: before } }) },
        orderBy: { id: 'desc' },
        take: size,
      })
      const kinds = await kindsOf(rows.map(({ id }) => id))
      return rows.map((row) => ({ ...row, kinds: kinds.filter(({ rainId }) => rainId === row.id) }))
    },

    /**
     * Locks the campaign until the transaction ends: no changes and no new promises. Null if the merchant has no such campaign.
     */
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
