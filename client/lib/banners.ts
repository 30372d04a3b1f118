/** The pictures of a placement, as the merchant has set them. */
import { queryOptions } from '@tanstack/react-query'
import * as announcementEndpoints from '#contract/content/announcement/announcement.ts'
import type { BannerGroup } from '#contract/content/announcement/announcement.ts'
import { api } from './api.ts'
import { bannerRequest } from './banner-request.ts'

const BANNERS_STALE_MS = 300_000

export const banners = (groupName: BannerGroup) =>
  queryOptions({
    queryKey: ['announcement', 'banners', groupName],
    queryFn: ({ signal }) => api(announcementEndpoints.list, { query: bannerRequest(groupName) }, signal),
    select: (lists) => lists.banners.filter((banner) => banner.groupName === groupName),
    staleTime: BANNERS_STALE_MS,
    meta: { isPublic: true, isKept: true },
  })
