import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BannerGroup } from '#contract/content/announcement/announcement.ts'
import * as managedAnnouncements from '#contract/back-office/content-management/content-management-announcement.ts'
import * as managedBanners from '#contract/back-office/content-management/content-management-banner.ts'
import * as managedCampaigns from '#contract/back-office/content-management/content-management-campaign.ts'
import * as endpoints from '#contract/back-office/content-management/content-management.ts'
import type { BodyInput, QueryInput, Value } from '#contract/endpoint.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'

export type Facts = Value<typeof endpoints.facts>

const key = (...rest: readonly unknown[]) => [BACK_OFFICE_KEY, 'content-management', ...rest]

export const editorFacts = () =>
  queryOptions({ queryKey: key('facts'), queryFn: ({ signal }) => backOfficeApi(endpoints.facts, {}, signal) })
export const leadGames = (query: QueryInput<typeof endpoints.games>) =>
  queryOptions({
    queryKey: key('games', query),
    queryFn: ({ signal }) => backOfficeApi(endpoints.games, { query }, signal),
    placeholderData: keepPreviousData,
  })
export const announcementPage = (query: QueryInput<typeof managedAnnouncements.announcements>) =>
  queryOptions({
    queryKey: key('announcements', query),
    queryFn: ({ signal }) => backOfficeApi(managedAnnouncements.announcements, { query }, signal),
    placeholderData: keepPreviousData,
  })
/** The data of a form: loaded once, so that it does not change while it is edited. */
const HELD = { staleTime: Infinity, gcTime: 0 } as const
export const oneAnnouncement = (id: number) =>
  queryOptions({
    queryKey: ['content-management-form', 'announcement', id],
    queryFn: ({ signal }) => backOfficeApi(managedAnnouncements.announcement, { query: { id } }, signal),
    ...HELD,
  })
export const bannersOf = (groupName: BannerGroup) =>
  queryOptions({
    queryKey: key('banners', groupName),
    queryFn: ({ signal }) => backOfficeApi(managedBanners.banners, { query: { groupName } }, signal),
  })
export const allCampaigns = () =>
  queryOptions({ queryKey: key('campaigns'), queryFn: ({ signal }) => backOfficeApi(managedCampaigns.campaigns, {}, signal) })

type WorthTerms = BodyInput<typeof managedCampaigns.campaignWorth>
/** What a claim costs under the typed terms. */
export const campaignWorth = (terms: WorthTerms | undefined) =>
  queryOptions({
    queryKey: key('campaign-worth', terms),
    queryFn: ({ signal }) => backOfficeApi(managedCampaigns.campaignWorth, { body: terms! }, signal),
    enabled: terms !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })

export const useUploadPicture = () => useAction((file: Blob) => backOfficeApi(endpoints.uploadPicture, { files: [file] }))
export const useSaveAnnouncement = () =>
  useAction((body: BodyInput<typeof managedAnnouncements.saveAnnouncement>) =>
    backOfficeApi(managedAnnouncements.saveAnnouncement, { body }),
  )
export const useEndAnnouncement = () =>
  useAction((body: BodyInput<typeof managedAnnouncements.endAnnouncement>) =>
    backOfficeApi(managedAnnouncements.endAnnouncement, { body }),
  )
export const useRemoveAnnouncement = () =>
  useAction((body: BodyInput<typeof managedAnnouncements.removeAnnouncement>) =>
    backOfficeApi(managedAnnouncements.removeAnnouncement, { body }),
  )
export const useSaveBanner = () =>
  useAction((body: BodyInput<typeof managedBanners.saveBanner>) => backOfficeApi(managedBanners.saveBanner, { body }))
export const useSwitchBanner = () =>
  useAction((body: BodyInput<typeof managedBanners.switchBanner>) => backOfficeApi(managedBanners.switchBanner, { body }))
export const useMoveBanner = () =>
  useAction((body: BodyInput<typeof managedBanners.moveBanner>) => backOfficeApi(managedBanners.moveBanner, { body }))
export const useRemoveBanner = () =>
  useAction((body: BodyInput<typeof managedBanners.removeBanner>) => backOfficeApi(managedBanners.removeBanner, { body }))
export const useSaveCampaign = () =>
  useAction((body: BodyInput<typeof managedCampaigns.saveCampaign>) => backOfficeApi(managedCampaigns.saveCampaign, { body }))
export const useSaveCategory = () =>
  useAction((body: BodyInput<typeof endpoints.saveCategory>) => backOfficeApi(endpoints.saveCategory, { body }))
export const useMoveCategory = () =>
  useAction((body: BodyInput<typeof endpoints.moveCategory>) => backOfficeApi(endpoints.moveCategory, { body }))
export const useRemoveCategory = () =>
  useAction((body: BodyInput<typeof endpoints.removeCategory>) => backOfficeApi(endpoints.removeCategory, { body }))
