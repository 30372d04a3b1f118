import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import * as playerNoteEndpoints from '#contract/back-office/player-profile/player-note.ts'
import * as endpoints from '#contract/back-office/reward-grant.ts'
import type { BodyInput, QueryInput } from '#contract/endpoint.ts'
import { BACK_OFFICE_REFRESH_MS, GIVING_REFRESH_MS } from '#client/lib/timings.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'

export type ForecastBody = BodyInput<typeof endpoints.forecastGrant>

const key = (...rest: readonly unknown[]) => [BACK_OFFICE_KEY, 'reward-grant', ...rest]

/** More often while gifts are being given. */
const refreshOf = (isGiving: boolean | undefined) => (isGiving ? GIVING_REFRESH_MS : BACK_OFFICE_REFRESH_MS)

export const grantPage = (query: QueryInput<typeof endpoints.grants>) =>
  queryOptions({
    queryKey: key('list', query),
    queryFn: ({ signal }) => backOfficeApi(endpoints.grants, { query }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => refreshOf(data?.list.some(({ state }) => state === 'GIVING')),
  })

export const grantById = (id: string) =>
  queryOptions({
    queryKey: key('one', id),
    queryFn: ({ signal }) => backOfficeApi(endpoints.oneGrant, { query: { id } }, signal),
    refetchInterval: ({ state: { data } }) => refreshOf(data?.state === 'GIVING'),
  })

export const grantLines = (query: QueryInput<typeof endpoints.grantLines>, isGiving: boolean) =>
  queryOptions({
    queryKey: key('lines', query),
    queryFn: ({ signal }) => backOfficeApi(endpoints.grantLines, { query }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: refreshOf(isGiving),
  })

export const giftCampaigns = () =>
  queryOptions({
    queryKey: key('campaigns'),
    queryFn: ({ signal }) => backOfficeApi(endpoints.giftCampaigns, {}, signal),
  })

export const tagsInUse = () =>
  queryOptions({
    queryKey: key('tags'),
    queryFn: ({ signal }) => backOfficeApi(playerNoteEndpoints.tagsInUse, {}, signal),
  })

/** Writes nothing, so nothing is reloaded. */
export const useForecast = () =>
  useMutation({ mutationFn: (body: ForecastBody) => backOfficeApi(endpoints.forecastGrant, { body }) })
export const useProposeGrant = () =>
  useAction((body: BodyInput<typeof endpoints.proposeGrant>) => backOfficeApi(endpoints.proposeGrant, { body }))
export const useConfirmGrant = () => useAction((id: string) => backOfficeApi(endpoints.confirmGrant, { body: { id } }))
export const useRejectGrant = () =>
  useAction((body: BodyInput<typeof endpoints.rejectGrant>) => backOfficeApi(endpoints.rejectGrant, { body }))
export const useStopGrant = () =>
  useAction((body: BodyInput<typeof endpoints.stopGrant>) => backOfficeApi(endpoints.stopGrant, { body }))
