import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'

export type BannerRow = Prisma.BannerGetPayload<object>
export type BannerData = Omit<Prisma.BannerUncheckedCreateInput, 'id' | 'merchantId' | 'version'>

const inOrder = [{ sortIndex: 'asc' as const }, { id: 'asc' as const }]

export function createManagedBannerRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    listGroup: (merchantId: number, groupName: string): Promise<BannerRow[]> =>
      prisma.banner.findMany({ where: { merchantId, groupName }, orderBy: inOrder }),

    async groupOf(merchantId: number, id: number): Promise<string | undefined> {
      return (await prisma.banner.findFirst({ where: { id, merchantId }, select: { groupName: true } }))?.groupName
    },

    /** Locks the banner until the transaction ends. Null if the merchant has no such banner. */
    async lock(tx: PrismaTransaction, merchantId: number, id: number): Promise<BannerRow | null> {
      await tx.$queryRaw`SELECT 1 FROM banner WHERE id = ${id} AND merchant_id = ${merchantId} FOR UPDATE`
      return tx.banner.findFirst({ where: { id, merchantId } })
    },
    /** Locks a group's order: banners are added and moved one at a time. */
    async lockGroup(tx: PrismaTransaction, merchantId: number, groupName: string): Promise<BannerRow[]> {
      await tx.$queryRaw`SELECT 1 FROM merchant WHERE id = ${merchantId} FOR NO KEY UPDATE`
      return tx.banner.findMany({ where: { merchantId, groupName }, orderBy: inOrder })
    },

    add: (tx: PrismaTransaction, merchantId: number, data: BannerData): Promise<BannerRow> =>
      tx.banner.create({ data: { ...data, merchantId } }),
    change: (tx: PrismaTransaction, id: number, data: Partial<BannerData>): Promise<BannerRow> =>
      tx.banner.update({ where: { id }, data: { ...data, version: { increment: 1 } } }),
    async reorder(tx: PrismaTransaction, ids: readonly number[]): Promise<void> {
      for (const [index, id] of ids.entries()) await tx.banner.update({ where: { id }, data: { sortIndex: index + 1 } })
    },
    remove: (tx: PrismaTransaction, id: number) => tx.banner.delete({ where: { id } }),
  }
}
export type ManagedBannerRepository = ReturnType<typeof createManagedBannerRepository>
