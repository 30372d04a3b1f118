import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as affiliateLinkEndpoints from '#contract/agents/affiliate-link.ts'
import type { RegisteredMember } from '#contract/agents/affiliate-link.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { rangeKey, rangeQuery, type ReportRange } from '#client/ui/report/index.ts'
import { api } from '#client/lib/api.ts'

const keys = {
  all: ['affiliate-link'] as const,
  list: () => [...keys.all, 'list'] as const,
  registered: (affiliateCode: string) => [...keys.all, 'registered', affiliateCode] as const,
  registrations: ({ range, username, affiliateCode }: RegisteredAsked) =>
    [...keys.all, 'registrations', rangeKey(range), username, affiliateCode] as const,
}
export type { RegisteredMember }
export interface RegisteredAsked {
  range: ReportRange
  /** The start of a name; empty = everyone. */
  username: string
  /** Empty = all links. */
  affiliateCode: string
}
export type NewLink = BodyInput<typeof affiliateLinkEndpoints.create>

export const affiliateLinks = () =>
  queryOptions({ queryKey: keys.list(), queryFn: ({ signal }) => api(affiliateLinkEndpoints.list, {}, signal) })

/** Registrations through one link. */
export const registeredBy = (affiliateCode: string) =>
  infiniteQueryOptions({
    queryKey: keys.registered(affiliateCode),
    queryFn: ({ pageParam, signal }) =>
      api(affiliateLinkEndpoints.registered, { query: { affiliateCode, page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })

export const registeredQuery = ({ range, username, affiliateCode }: RegisteredAsked) => ({
  ...rangeQuery(range),
  ...(username && { username }),
  ...(affiliateCode && { affiliateCode }),
})
/** Registrations through all links, or one of them. */
export const registeredPages = (asked: RegisteredAsked) =>
  infiniteQueryOptions({
    queryKey: keys.registrations(asked),
    queryFn: ({ pageParam, signal }) =>
      api(affiliateLinkEndpoints.registered, { query: { ...registeredQuery(asked), page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })

export function useNewLink() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NewLink) => api(affiliateLinkEndpoints.create, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.list() }),
  })
}

export function useCloseLink() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (affiUrlId: number) => api(affiliateLinkEndpoints.close, { body: { affiUrlId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.list() }),
  })
}
