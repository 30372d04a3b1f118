import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#contract/endpoint.ts'
import * as rebateEndpoints from '#contract/agents/rebate.ts'
import { rangeKey, rangeQuery, type ReportRange } from '#client/ui/report/index.ts'
import { api } from '#client/lib/api.ts'

const keys = {
  all: ['rebate'] as const,
  own: () => [...keys.all, 'own'] as const,
  newcomer: () => [...keys.all, 'newcomer'] as const,
  quotas: () => [...keys.all, 'quotas'] as const,
  downline: (memberId: number) => [...keys.all, 'downline', memberId] as const,
  income: (view: string, range: ReportRange) => [...keys.all, 'income', view, rangeKey(range)] as const,
}

export const ownRates = () =>
  queryOptions({ queryKey: keys.own(), queryFn: ({ signal }) => api(rebateEndpoints.rates, {}, signal) })

/** The rates a new member may get. */
export const newcomerRates = () =>
  queryOptions({ queryKey: keys.newcomer(), queryFn: ({ signal }) => api(rebateEndpoints.newcomer, {}, signal) })

export const rateQuotas = () =>
  queryOptions({ queryKey: keys.quotas(), queryFn: ({ signal }) => api(rebateEndpoints.quotas, {}, signal) })

export const downlineRates = (memberId: number) =>
  queryOptions({
    queryKey: keys.downline(memberId),
    queryFn: ({ signal }) => api(rebateEndpoints.downline, { query: { customerId: memberId } }, signal),
  })

export function useChangeRates() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof rebateEndpoints.update>) => api(rebateEndpoints.update, { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.all }),
  })
}

const paged = {
  initialPageParam: 1,
  getNextPageParam: ({ page, totalPages }: { page: number; totalPages: number }) => (page < totalPages ? page + 1 : undefined),
}

export const incomeByDay = (range: ReportRange) =>
  infiniteQueryOptions({
    queryKey: keys.income('day', range),
    queryFn: ({ pageParam, signal }) => api(rebateEndpoints.income, { query: { ...rangeQuery(range), page: pageParam } }, signal),
    ...paged,
  })

export const incomeByMember = (range: ReportRange) =>
  infiniteQueryOptions({
    queryKey: keys.income('member', range),
    queryFn: ({ pageParam, signal }) =>
      api(rebateEndpoints.byMember, { query: { ...rangeQuery(range), page: pageParam } }, signal),
    ...paged,
  })

export const incomeByGame = (range: ReportRange) =>
  queryOptions({
    queryKey: keys.income('game', range),
    queryFn: ({ signal }) => api(rebateEndpoints.byGame, { query: rangeQuery(range) }, signal),
  })
