import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { affiliateLinkEndpoints } from '#contract/affiliate-link.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { api } from '#client/lib/api.ts'

const keys = {
  all: ['affiliate-link'] as const,
  list: () => [...keys.all, 'list'] as const,
  registered: (affiliateCode: string) => [...keys.all, 'registered', affiliateCode] as const,
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
