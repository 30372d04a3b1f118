/** The house's editors: announcements, banners, bonus campaigns. */
import { contentDeskRoutes } from '#server/features/content-desk/content-desk.routes.ts'
import { createCampaignWorths } from '#server/features/content-desk/campaign-worths.ts'
import { createContentDesk } from '#server/features/content-desk/content-desk.service.ts'
import { createDeskAnnouncementRepository } from '#server/features/content-desk/desk-announcement.repository.ts'
import { createDeskAnnouncements } from '#server/features/content-desk/desk-announcement.service.ts'
import { createDeskBanners } from '#server/features/content-desk/desk-banner.service.ts'
import { createDeskCampaigns } from '#server/features/content-desk/desk-campaign.service.ts'
import { createDeskCategories } from '#server/features/content-desk/desk-category.service.ts'
import { createLeadCheck } from '#server/features/content-desk/desk-lead.ts'
import { createDeskPictures } from '#server/features/content-desk/desk-picture.ts'
import type { ContentFeatures } from './content.ts'
import type { Core } from './core.ts'
import type { Safeguards } from './safeguards.ts'

export function createContentDeskFeatures(
  { database, redrawPicture, clock }: Core,
  { audit }: Pick<Safeguards, 'audit'>,
  { games }: Pick<ContentFeatures, 'games'>,
) {
  const rows = createDeskAnnouncementRepository(database)
  const shared = { database, audit, clock, pictures: createDeskPictures({ database, audit, redrawPicture, clock }) }
  const checkLead = createLeadCheck({ announcements: rows, games, clock })
  const categories = createDeskCategories(shared)
  return {
    routes: contentDeskRoutes({
      desk: createContentDesk({ announcements: rows, categories, games, clock }),
      pictures: shared.pictures,
      categories,
      announcements: createDeskAnnouncements({ ...shared, announcements: rows, categories, checkLead }),
      banners: createDeskBanners({ ...shared, checkLead }),
      campaigns: createDeskCampaigns({ ...shared, worths: createCampaignWorths() }),
    }),
  }
}
