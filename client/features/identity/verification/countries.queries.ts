import { queryOptions } from '@tanstack/react-query'
import * as systemEndpoints from '#contract/site/system/system.ts'
import { api } from '#client/lib/api.ts'

const COUNTRIES_STALE_MS = 3_600_000

/** Countries whose mobile numbers are accepted. */
export const countries = () =>
  queryOptions({
    queryKey: ['system', 'countries'],
    queryFn: ({ signal }) => api(systemEndpoints.countries, {}, signal),
    staleTime: COUNTRIES_STALE_MS,
    meta: { isPublic: true },
  })
