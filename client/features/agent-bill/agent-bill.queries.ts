import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { agentBillEndpoints, type BillKind, type SalaryKind } from '#contract/agent-bill.ts'
import { rangeKey, rangeQuery, type ReportRange } from '#client/features/report/index.ts'
import { api } from '#client/lib/api.ts'

export const KIND_FILTERS = ['ALL', 'DIVIDEND', 'DAILY', 'MANUAL_DAILY', 'HOURLY', 'REALTIME', 'REBATE'] as const
export type KindFilter = (typeof KIND_FILTERS)[number]
/** Own bills, or those the agent pays. */
export type BillSide = 'own' | 'given'

const keys = { all: ['agent-bill'] as const }

export const billQuery = (kind: KindFilter, range: ReportRange) => ({
  ...(kind !== 'ALL' && { kind: kind satisfies BillKind }),
  ...rangeQuery(range),
})

export const billPages = (side: BillSide, kind: KindFilter, range: ReportRange) =>
  infiniteQueryOptions({
    queryKey: [...keys.all, side, kind, rangeKey(range)],
    queryFn: ({ pageParam, signal }) =>
      api(
        side === 'own' ? agentBillEndpoints.list : agentBillEndpoints.given,
        { query: { ...billQuery(kind, range), page: pageParam } },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })

export const explanation = (id: string) =>
  queryOptions({
    queryKey: [...keys.all, 'explain', id],
    queryFn: ({ signal }) => api(agentBillEndpoints.explain, { query: { id } }, signal),
  })

/** As the bets stand now. */
export const currentBill = (kind: SalaryKind) =>
  queryOptions({
    queryKey: [...keys.all, 'current', kind],
    queryFn: ({ signal }) => api(agentBillEndpoints.current, { query: { kind } }, signal),
    staleTime: 0,
  })
