import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type SalaryKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import * as agentBillEndpoints from '#contract/agents/agent-bill/agent-bill.ts'
import type { BillKind } from '#contract/agents/agent-bill/agent-bill.ts'
import { rangeKey, rangeQuery, type ReportRange } from '#client/ui/report/index.ts'
import { api } from '#client/lib/api.ts'

export const KIND_FILTERS = ['ALL', 'DIVIDEND', 'DAILY', 'MANUAL_DAILY', 'HOURLY', 'REALTIME', 'REBATE'] as const
export type KindFilter = (typeof KIND_FILTERS)[number]
/** The agent's own bills, or those the agent pays. */
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

/** Based on the bets so far. */
export const currentBill = (kind: SalaryKind) =>
  queryOptions({
    queryKey: [...keys.all, 'current', kind],
    queryFn: ({ signal }) => api(agentBillEndpoints.current, { query: { kind } }, signal),
    staleTime: 0,
  })
