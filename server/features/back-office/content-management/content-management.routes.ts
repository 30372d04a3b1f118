import * as announcement from '#contract/back-office/content-management/content-management-announcement.ts'
import * as banner from '#contract/back-office/content-management/content-management-banner.ts'
import * as campaign from '#contract/back-office/content-management/content-management-campaign.ts'
import * as endpoints from '#contract/back-office/content-management/content-management.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { ContentManagement } from './content-management.service.ts'
import type { ManagedAnnouncements } from './managed-announcement.service.ts'
import type { ManagedBanners } from './managed-banner.service.ts'
import type { ManagedCampaigns } from './managed-campaign.service.ts'
import type { ManagedCategories } from './managed-category.service.ts'
import type { ContentPictures } from './content-picture.ts'

interface Services {
  content: ContentManagement
  pictures: ContentPictures
  categories: ManagedCategories
  announcements: ManagedAnnouncements
  banners: ManagedBanners
  campaigns: ManagedCampaigns
}

export const contentManagementRoutes = (of: Services): Route[] => [
  handle(endpoints.facts, (context) => of.content.facts(context)),
  handle(endpoints.games, (context) => of.content.games(context, context.query)),
  handle(endpoints.uploadPicture, (context) => of.pictures.upload(context.files, context)),
  handle(endpoints.saveCategory, (context) => of.categories.save(context, context.body)),
  handle(endpoints.moveCategory, (context) => of.categories.move(context, context.body)),
  handle(endpoints.removeCategory, (context) => of.categories.remove(context, context.body)),
  handle(announcement.announcements, (context) => of.announcements.page(context, context.query)),
  handle(announcement.announcement, (context) => of.announcements.detail(context, context.query.id)),
  handle(announcement.saveAnnouncement, (context) => of.announcements.save(context, context.body)),
  handle(announcement.endAnnouncement, (context) => of.announcements.end(context, context.body)),
  handle(announcement.removeAnnouncement, (context) => of.announcements.remove(context, context.body)),
  handle(banner.banners, (context) => of.banners.list(context, context.query.groupName)),
  handle(banner.saveBanner, (context) => of.banners.save(context, context.body)),
  handle(banner.switchBanner, (context) => of.banners.switch(context, context.body)),
  handle(banner.moveBanner, (context) => of.banners.move(context, context.body)),
  handle(banner.removeBanner, (context) => of.banners.remove(context, context.body)),
  handle(campaign.campaigns, (context) => of.campaigns.list(context)),
  handle(campaign.campaignWorth, (context) => of.campaigns.worth(context, context.body)),
  handle(campaign.saveCampaign, (context) => of.campaigns.save(context, context.body)),
]
