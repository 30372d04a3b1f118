import type { BannerGroup } from '#contract/content/announcement/announcement.ts'

/** The banners of a placement. */
export const bannerRequest = (groupName: BannerGroup) => ({ types: 'B', groupName, platform: 'M' }) as const
