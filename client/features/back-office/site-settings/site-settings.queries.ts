import { queryOptions } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import * as endpoints from '#contract/back-office/site-settings/site-settings.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'

const key = (part: string) => [BACK_OFFICE_KEY, 'site', part] as const

export const siteSettings = () =>
  queryOptions({ queryKey: key('settings'), queryFn: ({ signal }) => backOfficeApi(endpoints.settings, {}, signal) })
export const siteFlags = () =>
  queryOptions({ queryKey: key('flags'), queryFn: ({ signal }) => backOfficeApi(endpoints.flags, {}, signal) })
export const siteMenu = () =>
  queryOptions({ queryKey: key('menu'), queryFn: ({ signal }) => backOfficeApi(endpoints.menu, {}, signal) })

/** Operators should soon notice that the site is closed. */
const DOOR_LOOK_MS = 30_000
export const siteDoor = () =>
  queryOptions({
    queryKey: key('door'),
    queryFn: ({ signal }) => backOfficeApi(endpoints.door, {}, signal),
    refetchInterval: DOOR_LOOK_MS,
  })

export const useSaveSettings = () =>
  useAction((body: BodyInput<typeof endpoints.saveSettings>) => backOfficeApi(endpoints.saveSettings, { body }))
export const useSaveFlags = () =>
  useAction((body: BodyInput<typeof endpoints.saveFlags>) => backOfficeApi(endpoints.saveFlags, { body }))
export const useSaveMenu = () =>
  useAction((body: BodyInput<typeof endpoints.saveMenu>) => backOfficeApi(endpoints.saveMenu, { body }))
export const useSetMaintenance = () =>
  useAction((body: BodyInput<typeof endpoints.setMaintenance>) => backOfficeApi(endpoints.setMaintenance, { body }))
