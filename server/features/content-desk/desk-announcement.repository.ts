/** Announcements as editors keep them, whatever their dates. */
import type { ShowState } from '#contract/content-desk.ts'
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'

const WITH = { contents: true } as const
export type DeskRow = Prisma.AnnouncementGetPayload<{ include: typeof WITH }>
export type AnnouncementData = Omit<Prisma.AnnouncementUncheckedCreateInput, 'merchantId' | 'contents'>
export type Words = Omit<Prisma.AnnouncementContentUncheckedCreateInput, 'announcementId'>

export interface DeskFilter {
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

export function createDeskAnnouncementRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    inTransaction: <T>(work: (tx: PrismaTransaction) => Promise<T>): Promise<T> => prisma.$transaction(work),

    /** What is to be seen soonest first: the latest beginning. */
    async page({ merchantId, type, state, search }: DeskFilter, now: Date, { page, size }: { page: number; size: number }) {
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

    find: (merchantId: number, id: number, tx: PrismaTransaction = prisma): Promise<DeskRow | null> =>
      tx.announcement.findFirst({ where: { id, merchantId }, include: WITH }),

    /** Nobody else changes it until the transaction ends. Null where the merchant has none. */
    async lock(tx: PrismaTransaction, merchantId: number, id: number): Promise<DeskRow | null> {
      await tx.$queryRaw`SELECT 1 FROM announcement WHERE id = ${id} AND merchant_id = ${merchantId} FOR UPDATE`
      return tx.announcement.findFirst({ where: { id, merchantId }, include: WITH })
    },

    add: (tx: PrismaTransaction, merchantId: number, data: AnnouncementData, contents: Words[]): Promise<DeskRow> =>
      tx.announcement.create({ data: { ...data, merchantId, contents: { create: contents } }, include: WITH }),

    async change(
      tx: PrismaTransaction,
      id: number,
      data: Prisma.AnnouncementUncheckedUpdateInput,
      contents?: Words[],
    ): Promise<DeskRow> {
      if (contents) {
        await tx.announcementContent.deleteMany({ where: { announcementId: id } })
        await tx.announcementContent.createMany({ data: contents.map((words) => ({ ...words, announcementId: id })) })
      }
      return tx.announcement.update({ where: { id }, data: { ...data, version: { increment: 1 } }, include: WITH })
    },

    remove: (tx: PrismaTransaction, id: number) => tx.announcement.delete({ where: { id } }),

    /** Does a banner or another announcement lead to it? */
    async isLedTo(tx: PrismaTransaction, merchantId: number, id: number): Promise<boolean> {
      const where = { merchantId, redirectPromotionId: id }
      return (await tx.announcement.count({ where })) + (await tx.banner.count({ where })) > 0
    },

    promotion: (merchantId: number, id: number) =>
      prisma.announcement.findFirst({
        where: { id, merchantId, type: 'PR' },
        select: { isHidden: true, startAt: true, endAt: true, noExpiry: true },
      }),
    promotions: (merchantId: number) =>
      prisma.announcement.findMany({ where: { merchantId, type: 'PR' }, orderBy: { id: 'desc' }, include: WITH }),
  }
}
export type DeskAnnouncementRepository = ReturnType<typeof createDeskAnnouncementRepository>
