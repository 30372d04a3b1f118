import { infiniteQueryOptions } from '@tanstack/react-query'
import * as teamTransactionEndpoints from '#contract/agents/team-report/team-transaction.ts'
import { TX_GROUPS, type TxGroup } from '#contract/money/transaction.ts'
import { rangeKey, rangeQuery, type ReportRange } from '#client/ui/report/index.ts'
import { api } from '#client/lib/api.ts'
import { teamReportKeys, type TeamScope, usualScope } from './team-report.queries.ts'

/** "A" is everything, as in the page's address. */
export type TransactionKind = 'A' | TxGroup
export interface TransactionsAsked {
  range: ReportRange
  member?: string | undefined
  scope?: TeamScope | undefined
  kind: TransactionKind
}

/** Stakes and prizes are listed for one member only; for several, see the team's bets. */
export const transactionKinds = (
  member: string | undefined,
  scope: TeamScope | undefined,
): readonly ['A', ...TransactionKind[]] => [
  'A',
  ...TX_GROUPS.filter((group) => group !== 'GAME' || (scope ?? usualScope(member)) === 'OWN'),
]

export const transactionsQuery = ({ range, member, scope, kind }: TransactionsAsked) => ({
  ...rangeQuery(range),
  types: kind,
  ...(member && { username: member }),
  ...(scope && { scope }),
})

export const transactionPages = (asked: TransactionsAsked) =>
  infiniteQueryOptions({
    queryKey: [
      ...teamReportKeys.all,
      'transactions',
      rangeKey(asked.range),
      { member: asked.member, scope: asked.scope, kind: asked.kind },
    ] as const,
    queryFn: ({ pageParam, signal }) =>
      api(
        teamTransactionEndpoints.list,
        { query: { ...transactionsQuery(asked), ...(pageParam && { after: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
