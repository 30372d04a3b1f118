/** Announcements, banners and who has read what. */
import type { AnnouncementType } from '#contract/announcement.ts'
import type { Database, Prisma } from '#server/platform/database.ts'

const withTexts = { contents: true } as const
export type StoredAnnouncement = Prisma.AnnouncementGetPayload<{ include: typeof withTexts }>
export type StoredBanner = Prisma.BannerGetPayload<object>

const EVERY_PLATFORM = '*'

interface OnShowQuery {
  merchantId: number
  types: readonly AnnouncementType[]
  platform: string
  category: string | undefined
  now: Date
}

interface BannersQuery {
  merchantId: number
  platform: string
  groupName: string | undefined
  now: Date
}

export function createAnnouncementRepository({ database }: { database: Database }) {
  const { announcement, announcementRead, banner } = database.prisma
  return {
    /** In the order they are shown: the most urgent first. */
    onShow: ({ merchantId, types, platform, category, now }: OnShowQuery): Promise<StoredAnnouncement[]> =>
      announcement.findMany({
        where: {
          merchantId,
          type: { in: [...types] },
          platform: { in: [platform, EVERY_PLATFORM] },
          ...(category && { category }),
          startAt: { lte: now },
          OR: [{ noExpiry: true }, { endAt: { gt: now } }],
        },
        orderBy: [{ priority: 'desc' }, { sortIndex: 'asc' }, { startAt: 'desc' }, { id: 'desc' }],
        include: withTexts,
      }),

    banners: ({ merchantId, platform, groupName, now }: BannersQuery): Promise<StoredBanner[]> =>
      banner.findMany({
        where: {
          merchantId,
          isActive: true,
          platform: { in: [platform, EVERY_PLATFORM] },
          ...(groupName && { groupName }),
          AND: [{ OR: [{ startAt: null }, { startAt: { lte: now } }] }, { OR: [{ endAt: null }, { endAt: { gt: now } }] }],
        },
        orderBy: [{ sortIndex: 'asc' }, { id: 'asc' }],
      }),

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

    /** Reading again changes nothing. */
    async markRead(memberId: number, announcementId: number, readAt: Date): Promise<void> {
      await announcementRead.createMany({ data: { memberId, announcementId, readAt }, skipDuplicates: true })
    },

    async markUnread(memberId: number, announcementId: number): Promise<void> {
      await announcementRead.deleteMany({ where: { memberId, announcementId } })
    },
  }
}
export type AnnouncementRepository = ReturnType<typeof createAnnouncementRepository>
