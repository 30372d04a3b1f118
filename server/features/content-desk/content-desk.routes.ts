import { contentDeskAnnouncementEndpoints as announcement } from '#contract/content-desk-announcement.ts'
import { contentDeskBannerEndpoints as banner } from '#contract/content-desk-banner.ts'
import { contentDeskCampaignEndpoints as campaign } from '#contract/content-desk-campaign.ts'
import { contentDeskEndpoints as desk } from '#contract/content-desk.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { ContentDesk } from './content-desk.service.ts'
import type { DeskAnnouncements } from './desk-announcement.service.ts'
import type { DeskBanners } from './desk-banner.service.ts'
import type { DeskCampaigns } from './desk-campaign.service.ts'
import type { DeskCategories } from './desk-category.service.ts'
import type { DeskPictures } from './desk-picture.ts'

interface Services {
  desk: ContentDesk
  pictures: DeskPictures
  categories: DeskCategories
  announcements: DeskAnnouncements
  banners: DeskBanners
  campaigns: DeskCampaigns
}

export const contentDeskRoutes = (of: Services): Route[] => [
  handle(desk.facts, (context) => of.desk.facts(context)),
  handle(desk.games, (context) => of.desk.games(context, context.query)),
  handle(desk.uploadPicture, (context) => of.pictures.upload(context.files, context)),
  handle(desk.saveCategory, (context) => of.categories.save(context, context.body)),
  handle(desk.moveCategory, (context) => of.categories.move(context, context.body)),
  handle(desk.removeCategory, (context) => of.categories.remove(context, context.body)),
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
