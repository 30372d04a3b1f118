/** Announcements, banners and who has read what. */
import type { Database, Prisma } from '#server/platform/database.ts'

const withTexts = { contents: true } as const
export type StoredAnnouncement = Prisma.AnnouncementGetPayload<{ include: typeof withTexts }>
export type StoredBanner = Prisma.BannerGetPayload<object>

/** A merchant's announcements and banners. */
export interface Content {
  announcements: readonly StoredAnnouncement[]
  banners: readonly StoredBanner[]
}

export function createAnnouncementRepository({ database }: { database: Database }) {
  const { announcement, announcementRead, banner } = database.prisma
  return {
    /** Shown now or later, in display order: highest priority first. */
    async readContent(merchantId: number, now: Date): Promise<Content> {
      const [announcements, banners] = await Promise.all([
        announcement.findMany({
          where: { merchantId, isHidden: false, OR: [{ noExpiry: true }, { endAt: { gt: now } }] },
          orderBy: [{ priority: 'desc' }, { sortIndex: 'asc' }, { startAt: 'desc' }, { id: 'desc' }],
          include: withTexts,
        }),
        banner.findMany({ where: { merchantId, isActive: true }, orderBy: [{ sortIndex: 'asc' }, { id: 'asc' }] }),
      ])
      return { announcements, banners }
    },

    async readIds(memberId: number, announcementIds: readonly number[]): Promise<Set<number>> {
      if (announcementIds.length === 0) return new Set()
      const rows = await announcementRead.findMany({
        where: { memberId, announcementId: { in: [...announcementIds] } },
        select: { announcementId: true },
      })
      return new Set(rows.map(({ announcementId }) => announcementId))
    },

    exists: async (merchantId: number, id: number): Promise<boolean> =>
      (await announcement.count({ where: { id, merchantId } })) > 0,

    /** Repeating the call changes nothing. */
    async markRead(memberId: number, announcementId: number, readAt: Date): Promise<void> {
      await announcementRead.createMany({ data: { memberId, announcementId, readAt }, skipDuplicates: true })
    },

    async markUnread(memberId: number, announcementId: number): Promise<void> {
      await announcementRead.deleteMany({ where: { memberId, announcementId } })
    },
  }
}
export type AnnouncementRepository = ReturnType<typeof createAnnouncementRepository>
