import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { affiliateLinkEndpoints, type RegisteredMember } from '#contract/affiliate-link.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { rangeKey, rangeQuery, type ReportRange } from '#client/features/report/index.ts'
import { api } from '#client/lib/api.ts'

const keys = {
  all: ['affiliate-link'] as const,
  list: () => [...keys.all, 'list'] as const,
  registered: (affiliateCode: string) => [...keys.all, 'registered', affiliateCode] as const,
  everybody: ({ range, username, affiliateCode }: RegisteredAsked) =>
    [...keys.all, 'everybody', rangeKey(range), username, affiliateCode] as const,
}
export type { RegisteredMember }
export interface RegisteredAsked {
  range: ReportRange
  /** The beginning of a name; empty: everybody. */
  username: string
  /** Empty: of every link. */
  affiliateCode: string
}
export type NewLink = BodyInput<typeof affiliateLinkEndpoints.create>

export const affiliateLinks = () =>
  queryOptions({ queryKey: keys.list(), queryFn: ({ signal }) => api(affiliateLinkEndpoints.list, {}, signal) })

/** Who came by one link. */
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
/** Who came by any of the links, or by one. */
export const registeredPages = (asked: RegisteredAsked) =>
  infiniteQueryOptions({
    queryKey: keys.everybody(asked),
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
