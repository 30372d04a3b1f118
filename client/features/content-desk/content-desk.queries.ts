import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BannerGroup } from '#contract/announcement.ts'
import { contentDeskAnnouncementEndpoints as announcementDesk } from '#contract/content-desk-announcement.ts'
import { contentDeskBannerEndpoints as bannerDesk } from '#contract/content-desk-banner.ts'
import { contentDeskCampaignEndpoints as campaignDesk } from '#contract/content-desk-campaign.ts'
import { contentDeskEndpoints as desk } from '#contract/content-desk.ts'
import type { BodyInput, QueryInput, Value } from '#contract/endpoint.ts'
import { CONSOLE_KEY, consoleApi, useDeed } from '#client/features/operator/index.ts'

export type Facts = Value<typeof desk.facts>

const key = (...rest: readonly unknown[]) => [CONSOLE_KEY, 'content-desk', ...rest]

export const deskFacts = () =>
  queryOptions({ queryKey: key('facts'), queryFn: ({ signal }) => consoleApi(desk.facts, {}, signal) })
export const leadGames = (query: QueryInput<typeof desk.games>) =>
  queryOptions({
    queryKey: key('games', query),
    queryFn: ({ signal }) => consoleApi(desk.games, { query }, signal),
    placeholderData: keepPreviousData,
  })
export const announcementPage = (query: QueryInput<typeof announcementDesk.announcements>) =>
  queryOptions({
    queryKey: key('announcements', query),
    queryFn: ({ signal }) => consoleApi(announcementDesk.announcements, { query }, signal),
    placeholderData: keepPreviousData,
  })
/** What a form is filled with: read once, not again under the editor's hands. */
const HELD = { staleTime: Infinity, gcTime: 0 } as const
export const oneAnnouncement = (id: number) =>
  queryOptions({
    queryKey: ['content-desk-form', 'announcement', id],
    queryFn: ({ signal }) => consoleApi(announcementDesk.announcement, { query: { id } }, signal),
    ...HELD,
  })
export const bannersOf = (groupName: BannerGroup) =>
  queryOptions({
    queryKey: key('banners', groupName),
    queryFn: ({ signal }) => consoleApi(bannerDesk.banners, { query: { groupName } }, signal),
  })
export const allCampaigns = () =>
  queryOptions({ queryKey: key('campaigns'), queryFn: ({ signal }) => consoleApi(campaignDesk.campaigns, {}, signal) })

type WorthTerms = BodyInput<typeof campaignDesk.campaignWorth>
/** What a claim is worth by terms as they are typed. */
export const campaignWorth = (terms: WorthTerms | undefined) =>
  queryOptions({
    queryKey: key('campaign-worth', terms),
    queryFn: ({ signal }) => consoleApi(campaignDesk.campaignWorth, { body: terms! }, signal),
    enabled: terms !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })

export const useUploadPicture = () => useDeed((file: Blob) => consoleApi(desk.uploadPicture, { files: [file] }))
export const useSaveAnnouncement = () =>
  useDeed((body: BodyInput<typeof announcementDesk.saveAnnouncement>) => consoleApi(announcementDesk.saveAnnouncement, { body }))
export const useEndAnnouncement = () =>
  useDeed((body: BodyInput<typeof announcementDesk.endAnnouncement>) => consoleApi(announcementDesk.endAnnouncement, { body }))
export const useRemoveAnnouncement = () =>
  useDeed((body: BodyInput<typeof announcementDesk.removeAnnouncement>) =>
    consoleApi(announcementDesk.removeAnnouncement, { body }),
  )
export const useSaveBanner = () =>
  useDeed((body: BodyInput<typeof bannerDesk.saveBanner>) => consoleApi(bannerDesk.saveBanner, { body }))
export const useSwitchBanner = () =>
  useDeed((body: BodyInput<typeof bannerDesk.switchBanner>) => consoleApi(bannerDesk.switchBanner, { body }))
export const useMoveBanner = () =>
  useDeed((body: BodyInput<typeof bannerDesk.moveBanner>) => consoleApi(bannerDesk.moveBanner, { body }))
export const useRemoveBanner = () =>
  useDeed((body: BodyInput<typeof bannerDesk.removeBanner>) => consoleApi(bannerDesk.removeBanner, { body }))
export const useSaveCampaign = () =>
  useDeed((body: BodyInput<typeof campaignDesk.saveCampaign>) => consoleApi(campaignDesk.saveCampaign, { body }))
export const useSaveCategory = () =>
  useDeed((body: BodyInput<typeof desk.saveCategory>) => consoleApi(desk.saveCategory, { body }))
export const useMoveCategory = () =>
  useDeed((body: BodyInput<typeof desk.moveCategory>) => consoleApi(desk.moveCategory, { body }))
export const useRemoveCategory = () =>
  useDeed((body: BodyInput<typeof desk.removeCategory>) => consoleApi(desk.removeCategory, { body }))
