import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BodyInput, QueryInput } from '#contract/endpoint.ts'
import { gameSwitchEndpoints as endpoints } from '#contract/game-switch.ts'
import { CONSOLE_KEY, consoleApi, useDeed } from '#client/features/operator/index.ts'

const key = (part: string, ...rest: unknown[]) => [CONSOLE_KEY, 'game-switch', part, ...rest] as const

export const switchedCategories = () =>
  queryOptions({ queryKey: key('categories'), queryFn: ({ signal }) => consoleApi(endpoints.categories, {}, signal) })
export const switchedVendors = () =>
  queryOptions({ queryKey: key('vendors'), queryFn: ({ signal }) => consoleApi(endpoints.vendors, {}, signal) })
export const switchedGames = (query: QueryInput<typeof endpoints.games>) =>
  queryOptions({
    queryKey: key('games', query),
    queryFn: ({ signal }) => consoleApi(endpoints.games, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const useSetCategory = () =>
  useDeed((body: BodyInput<typeof endpoints.setCategory>) => consoleApi(endpoints.setCategory, { body }))
export const useSetVendor = () =>
  useDeed((body: BodyInput<typeof endpoints.setVendor>) => consoleApi(endpoints.setVendor, { body }))
export const useSetGame = () => useDeed((body: BodyInput<typeof endpoints.setGame>) => consoleApi(endpoints.setGame, { body }))
export const useSetVendorMaintenance = () =>
  useDeed((body: BodyInput<typeof endpoints.setVendorMaintenance>) => consoleApi(endpoints.setVendorMaintenance, { body }))
