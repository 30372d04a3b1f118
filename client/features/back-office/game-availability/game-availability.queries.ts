import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BodyInput, QueryInput } from '#contract/endpoint.ts'
import * as endpoints from '#contract/back-office/game-availability.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'

const key = (part: string, ...rest: unknown[]) => [BACK_OFFICE_KEY, 'game-availability', part, ...rest] as const

export const switchedCategories = () =>
  queryOptions({ queryKey: key('categories'), queryFn: ({ signal }) => backOfficeApi(endpoints.categories, {}, signal) })
export const switchedVendors = () =>
  queryOptions({ queryKey: key('vendors'), queryFn: ({ signal }) => backOfficeApi(endpoints.vendors, {}, signal) })
export const switchedGames = (query: QueryInput<typeof endpoints.games>) =>
  queryOptions({
    queryKey: key('games', query),
    queryFn: ({ signal }) => backOfficeApi(endpoints.games, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const useSetCategory = () =>
  useAction((body: BodyInput<typeof endpoints.setCategory>) => backOfficeApi(endpoints.setCategory, { body }))
export const useSetVendor = () =>
  useAction((body: BodyInput<typeof endpoints.setVendor>) => backOfficeApi(endpoints.setVendor, { body }))
export const useSetGame = () =>
  useAction((body: BodyInput<typeof endpoints.setGame>) => backOfficeApi(endpoints.setGame, { body }))
export const useSetVendorList = () =>
  useAction((body: BodyInput<typeof endpoints.setVendorList>) => backOfficeApi(endpoints.setVendorList, { body }))
export const useSetVendorAddress = () =>
  useAction((body: BodyInput<typeof endpoints.setVendorAddress>) => backOfficeApi(endpoints.setVendorAddress, { body }))
export const useSetVendorMaintenance = () =>
  useAction((body: BodyInput<typeof endpoints.setVendorMaintenance>) => backOfficeApi(endpoints.setVendorMaintenance, { body }))
