/** A campaign may only name a promotion of its own site, or none. */
import type { PrismaTransaction } from '#server/platform/database.ts'
import { refuseField } from './content-change.ts'
import type { ManagedAnnouncementRepository } from './managed-announcement.repository.ts'

interface Deps {
  announcements: Pick<ManagedAnnouncementRepository, 'hasPromotion'>
}

/** Throws `request.param.err` with the field. */
export const createPromotionCheck =
  ({ announcements }: Deps) =>
  async (tx: PrismaTransaction, merchantId: number, announcementId: number | null): Promise<void> => {
    if (announcementId !== null && !(await announcements.hasPromotion(tx, merchantId, announcementId)))
      throw refuseField('announcementId', 'no such promotion')
  }
export type PromotionCheck = ReturnType<typeof createPromotionCheck>
