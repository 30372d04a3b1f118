import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { downlineEndpoints, type DownlineQuery, type DownlineRow } from '#contract/downline.ts'
import { downlineTransferEndpoints, type TransferDirection } from '#contract/downline-transfer.ts'
import type { BodyInput, Endpoint } from '#contract/endpoint.ts'
import { rangeKey, rangeQuery, type ReportRange } from '#client/features/report/index.ts'
import { walletBalance } from '#client/features/wallet/index.ts'
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

/** One node of the tree with a page of its people, and the way to it; or who is found below it. */
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

/** Whatever came of it, the team and the balance are read anew. */
function useTeamDeed<E extends Endpoint>(endpoint: E) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<E>) => api(endpoint, { body } as unknown as CallOptions<E>),
    onSettled: () =>
      Promise.all([walletBalance().queryKey, keys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
export const useOpenAccount = () => useTeamDeed(downlineEndpoints.open)
export const usePromote = () => useTeamDeed(downlineEndpoints.promote)
export const useSetNickname = () => useTeamDeed(downlineEndpoints.setNickname)
export const useSetFirstPassword = () => useTeamDeed(downlineEndpoints.setPassword)
export const useMoveMembers = () => useTeamDeed(downlineEndpoints.move)
export const useTransfer = (kind: 'GIVEN' | 'COLLECTED') =>
  useTeamDeed(kind === 'GIVEN' ? downlineTransferEndpoints.transfer : downlineTransferEndpoints.collect)
export const useTransferMany = () => useTeamDeed(downlineTransferEndpoints.transferMany)
export const useAllowCollect = () => useTeamDeed(downlineTransferEndpoints.allowCollect)
export function useEndConsent() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api(downlineTransferEndpoints.endConsent),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.consent() }),
  })
}
