import { queryOptions } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import { siteSettingsEndpoints as endpoints } from '#contract/site-settings.ts'
import { CONSOLE_KEY, consoleApi, useDeed } from '#client/features/operator/index.ts'

const key = (part: string) => [CONSOLE_KEY, 'site', part] as const

export const siteSettings = () =>
  queryOptions({ queryKey: key('settings'), queryFn: ({ signal }) => consoleApi(endpoints.settings, {}, signal) })
export const siteFlags = () =>
  queryOptions({ queryKey: key('flags'), queryFn: ({ signal }) => consoleApi(endpoints.flags, {}, signal) })
export const siteMenu = () =>
  queryOptions({ queryKey: key('menu'), queryFn: ({ signal }) => consoleApi(endpoints.menu, {}, signal) })

/** Whoever works in the console should soon know that nobody gets in. */
const DOOR_LOOK_MS = 30_000
export const siteDoor = () =>
  queryOptions({
    queryKey: key('door'),
    queryFn: ({ signal }) => consoleApi(endpoints.door, {}, signal),
    refetchInterval: DOOR_LOOK_MS,
  })

export const useSaveSettings = () =>
  useDeed((body: BodyInput<typeof endpoints.saveSettings>) => consoleApi(endpoints.saveSettings, { body }))
export const useSaveFlags = () =>
  useDeed((body: BodyInput<typeof endpoints.saveFlags>) => consoleApi(endpoints.saveFlags, { body }))
export const useSaveMenu = () => useDeed((body: BodyInput<typeof endpoints.saveMenu>) => consoleApi(endpoints.saveMenu, { body }))
export const useSetMaintenance = () =>
  useDeed((body: BodyInput<typeof endpoints.setMaintenance>) => consoleApi(endpoints.setMaintenance, { body }))
