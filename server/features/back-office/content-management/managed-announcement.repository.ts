/** Announcements as editors see them, regardless of their dates. */
import type { ShowState } from '#contract/back-office/content-management/content-management.ts'
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'

const WITH = { contents: true } as const
export type ManagedRow = Prisma.AnnouncementGetPayload<{ include: typeof WITH }>
export type AnnouncementData = Omit<Prisma.AnnouncementUncheckedCreateInput, 'merchantId' | 'contents'>
export type Words = Omit<Prisma.AnnouncementContentUncheckedCreateInput, 'announcementId'>

export interface ManagedFilter {
  merchantId: number
  type?: string | undefined
  state?: ShowState | undefined
  search?: string | undefined
}

function whereState(state: ShowState | undefined, now: Date): Prisma.AnnouncementWhereInput {
  if (!state) return {}
  if (state === 'HIDDEN') return { isHidden: true }
  if (state === 'TO_COME') return { isHidden: false, startAt: { gt: now } }
  const begun = { isHidden: false, startAt: { lte: now } }
  if (state === 'OVER') return { ...begun, noExpiry: false, endAt: { lte: now } }
  return { ...begun, OR: [{ noExpiry: true }, { endAt: { gt: now } }] }
}

export function createManagedAnnouncementRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** The latest start first. */
    async page({ merchantId, type, state, search }: ManagedFilter, now: Date, { page, size }: { page: number; size: number }) {
      const where: Prisma.AnnouncementWhereInput = {
        merchantId,
        ...(type && { type }),
        ...(search && { contents: { some: { title: { contains: search, mode: 'insensitive' } } } }),
        AND: whereState(state, now),
      }
      const orderBy = [{ startAt: 'desc' as const }, { id: 'desc' as const }]
      const [rows, total] = await Promise.all([
        prisma.announcement.findMany({ where, orderBy, skip: (page - 1) * size, take: size, include: WITH }),
        prisma.announcement.count({ where }),
      ])
      return { rows, total }
    },

    find: (merchantId: number, id: number, tx: PrismaTransaction = prisma): Promise<ManagedRow | null> =>
      tx.announcement.findFirst({ where: { id, merchantId }, include: WITH }),

    /** Locks it until the transaction ends. Null if the merchant has no such announcement. */
    async lock(tx: PrismaTransaction, merchantId: number, id: number): Promise<ManagedRow | null> {
      await tx.$queryRaw`SELECT 1 FROM announcement WHERE id = ${id} AND merchant_id = ${merchantId} FOR UPDATE`
      return tx.announcement.findFirst({ where: { id, merchantId }, include: WITH })
    },

    add: (tx: PrismaTransaction, merchantId: number, data: AnnouncementData, contents: Words[]): Promise<ManagedRow> =>
      tx.announcement.create({ data: { ...data, merchantId, contents: { create: contents } }, include: WITH }),

    async change(
      tx: PrismaTransaction,
      id: number,
      data: Prisma.AnnouncementUncheckedUpdateInput,
      contents?: Words[],
    ): Promise<ManagedRow> {
      if (contents) {
        await tx.announcementContent.deleteMany({ where: { announcementId: id } })
        await tx.announcementContent.createMany({ data: contents.map((words) => ({ ...words, announcementId: id })) })
      }
      return tx.announcement.update({ where: { id }, data: { ...data, version: { increment: 1 } }, include: WITH })
    },

    remove: (tx: PrismaTransaction, id: number) => tx.announcement.delete({ where: { id } }),

    /** Whether a banner or another announcement leads to it. */
    async isLedTo(tx: PrismaTransaction, merchantId: number, id: number): Promise<boolean> {
      const where = { merchantId, redirectPromotionId: id }
      return (await tx.announcement.count({ where })) + (await tx.banner.count({ where })) > 0
    },

    hasPromotion: async (tx: PrismaTransaction, merchantId: number, id: number): Promise<boolean> =>
      (await tx.announcement.count({ where: { merchantId, id, type: 'PR' } })) > 0,
    promotion: (merchantId: number, id: number) =>
      prisma.announcement.findFirst({
        where: { id, merchantId, type: 'PR' },
        select: { isHidden: true, startAt: true, endAt: true, noExpiry: true },
      }),
    promotions: (merchantId: number) =>
      prisma.announcement.findMany({ where: { merchantId, type: 'PR' }, orderBy: { id: 'desc' }, include: WITH }),
  }
}
export type ManagedAnnouncementRepository = ReturnType<typeof createManagedAnnouncementRepository>
