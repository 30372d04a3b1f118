import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as endpoints from '#contract/back-office/reward-campaigns.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { BACK_OFFICE_REFRESH_MS } from '#client/lib/timings.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'

export type RewardBody = BodyInput<typeof endpoints.saveRewardCampaign>

const CLAIMS_PAGE_SIZE = 50
const RAINS_PAGE_SIZE = 20
const key = (...rest: readonly unknown[]) => [BACK_OFFICE_KEY, 'reward-campaigns', ...rest]

export const allRewards = () =>
  queryOptions({ queryKey: key('list'), queryFn: ({ signal }) => backOfficeApi(endpoints.rewardCampaigns, {}, signal) })

/** What a claim is worth, and its card, under the typed terms. */
export const rewardPreview = (body: RewardBody | undefined) =>
  queryOptions({
    queryKey: key('preview', body),
    queryFn: ({ signal }) => backOfficeApi(endpoints.previewReward, { body: body! }, signal),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })

export const claimsOf = (campaignId: number) =>
  infiniteQueryOptions({
    queryKey: key('claims', campaignId),
    queryFn: ({ pageParam, signal }) =>
      backOfficeApi(
        endpoints.rewardClaims,
        { query: { campaignId, size: CLAIMS_PAGE_SIZE, ...(pageParam && { before: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < CLAIMS_PAGE_SIZE ? undefined : page.at(-1)?.ticketId),
  })

/** Refreshes by itself: a rain may fall while the page is open. */
export const rainsOf = (campaignId: number) =>
  infiniteQueryOptions({
    queryKey: key('rains', campaignId),
    queryFn: ({ pageParam, signal }) =>
      backOfficeApi(
        endpoints.rewardRains,
        { query: { campaignId, size: RAINS_PAGE_SIZE, ...(pageParam && { before: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < RAINS_PAGE_SIZE ? undefined : page.at(-1)?.rainId),
    refetchInterval: BACK_OFFICE_REFRESH_MS,
  })

export const useSaveReward = () => useAction((body: RewardBody) => backOfficeApi(endpoints.saveRewardCampaign, { body }))
