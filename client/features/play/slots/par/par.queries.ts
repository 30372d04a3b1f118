import { queryOptions } from '@tanstack/react-query'
import type { Value } from '#contract/endpoint.ts'
import { slotPar } from '#contract/play/slots/par.ts'
import { api } from '#client/lib/api.ts'

export type Par = Value<typeof slotPar>

/** A sheet never changes: a new version gets a new id. */
export const parOf = (gameCode: string) =>
  queryOptions({
    queryKey: ['slot', gameCode, 'par'],
    queryFn: ({ signal }) => api(slotPar, { query: { gameCode }, token: '' }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
