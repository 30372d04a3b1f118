import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as downlineEndpoints from '#contract/agents/downline/downline.ts'
import type { DownlineQuery, DownlineRow } from '#contract/agents/downline/downline.ts'
import * as downlineTransferEndpoints from '#contract/agents/downline/downline-transfer.ts'
import type { TransferDirection } from '#contract/agents/downline/downline-transfer.ts'
import type { BodyInput, Endpoint } from '#contract/endpoint.ts'
import { rangeKey, rangeQuery, type ReportRange } from '#client/ui/report/index.ts'
import { walletBalance } from '#client/features/money/wallet/index.ts'
import { api, type CallOptions } from '#client/lib/api.ts'

export type { DownlineRow }
export interface TeamFilter {
  search: string
  kind: '' | NonNullable<DownlineQuery['kind']>
  status: '' | NonNullable<DownlineQuery['status']>
  from: string
  to: string
  sort: DownlineQuery['sort']
}
export const NO_FILTER: TeamFilter = { search: '', kind: '', status: '', from: '', to: '', sort: 'username' }

const keys = {
  all: ['downline'] as const,
  team: (node: number | undefined, filter: TeamFilter) => [...keys.all, 'team', node, filter] as const,
  member: (id: number) => [...keys.all, 'member', id] as const,
  mobile: (id: number) => [...keys.all, 'mobile', id] as const,
  terms: () => [...keys.all, 'terms'] as const,
  transfers: (direction: TransferDirection, range: ReportRange) =>
    [...keys.all, 'transfers', direction, rangeKey(range)] as const,
  consent: () => [...keys.all, 'consent'] as const,
}

const queryOf = (node: number | undefined, { search, kind, status, from, to, sort }: TeamFilter) => ({
  ...(node !== undefined && { customerId: node }),
  ...(search && { search }),
  ...(kind && { kind }),
  ...(status && { status }),
  ...(from && { startDate: from }),
  ...(to && { endDate: to }),
  sort,
})

/** One node of the tree with a page of downlines and its path, or the search results below it. */
export const teamPages = (node: number | undefined, filter: TeamFilter) =>
  infiniteQueryOptions({
    queryKey: keys.team(node, filter),
    queryFn: ({ pageParam, signal }) =>
      api(downlineEndpoints.tree, { query: { ...queryOf(node, filter), page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
  })
export const teamCounts = () =>
  queryOptions({ queryKey: [...keys.all, 'counts'], queryFn: ({ signal }) => api(downlineEndpoints.teamCount, {}, signal) })
export const downlineMember = (id: number) =>
  queryOptions({
    queryKey: keys.member(id),
    queryFn: ({ signal }) => api(downlineEndpoints.member, { query: { customerId: id } }, signal),
  })
export const memberMobile = (id: number, isDirect: boolean) =>
  queryOptions({
    queryKey: keys.mobile(id),
    queryFn: ({ signal }) => api(downlineEndpoints.mobile, { query: { customerId: id } }, signal),
    enabled: isDirect,
  })
export const transferTerms = () =>
  queryOptions({ queryKey: keys.terms(), queryFn: ({ signal }) => api(downlineTransferEndpoints.terms, {}, signal) })
export const collectConsent = () =>
  queryOptions({ queryKey: keys.consent(), queryFn: ({ signal }) => api(downlineTransferEndpoints.consent, {}, signal) })

export const transferQuery = (direction: TransferDirection, range: ReportRange) => ({ direction, ...rangeQuery(range) })
export const transferPages = (direction: TransferDirection, range: ReportRange) =>
  infiniteQueryOptions({
    queryKey: keys.transfers(direction, range),
    queryFn: ({ pageParam, signal }) =>
      api(downlineTransferEndpoints.transfers, { query: { ...transferQuery(direction, range), page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })

/** Reloads team and balance, even after a failure. */
function useTeamAction<E extends Endpoint>(endpoint: E) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<E>) => api(endpoint, { body } as unknown as CallOptions<E>),
    onSettled: () =>
      Promise.all([walletBalance().queryKey, keys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
export const useOpenAccount = () => useTeamAction(downlineEndpoints.open)
export const usePromote = () => useTeamAction(downlineEndpoints.promote)
export const useSetNickname = () => useTeamAction(downlineEndpoints.setNickname)
export const useSetFirstPassword = () => useTeamAction(downlineEndpoints.setPassword)
export const useMoveMembers = () => useTeamAction(downlineEndpoints.move)
export const useTransfer = (kind: 'GIVEN' | 'COLLECTED') =>
  useTeamAction(kind === 'GIVEN' ? downlineTransferEndpoints.transfer : downlineTransferEndpoints.collect)
export const useTransferMany = () => useTeamAction(downlineTransferEndpoints.transferMany)
export const useAllowCollect = () => useTeamAction(downlineTransferEndpoints.allowCollect)
export function useEndConsent() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api(downlineTransferEndpoints.endConsent),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.consent() }),
  })
}
