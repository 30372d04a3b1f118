import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as teamTransactionEndpoints from '#contract/agents/team-report/team-transaction.ts'
import type { TeamTransaction } from '#contract/agents/team-report/team-transaction.ts'
import { TEAM_SCOPES } from '#contract/agents/team-report/team-report.ts'
import { DayGroups, DownloadButton, useKept } from '#client/ui/report/index.ts'
import { useCurrency } from '#client/lib/site.ts'
import { formatNumber } from '#client/lib/format.ts'
import { transactionKinds, transactionPages, type TransactionsAsked, transactionsQuery } from './team-transactions.queries.ts'
import { TeamRecord } from './TeamRecord.tsx'
import { TeamRows } from './TeamRows.tsx'
import { TeamTransactionRow } from './TeamTransactionRow.tsx'
import { TeamTransactionSheet } from './TeamTransactionSheet.tsx'
import { useReportAddress } from './use-team-range.ts'

/**
 * Everything credited to and debited from the team's wallets (SCR-41): by day, member
 * and kind.
 */
export function TeamTransactionsPage() {
  const { t, i18n } = useTranslation(['team-report', 'transaction'])
  const currency = useCurrency()
  const { search, set, range, setRange } = useReportAddress()
  const member = search.get('member') ?? undefined
  const scope = TEAM_SCOPES.find((one) => one === search.get('scope'))
  const kind = transactionKinds(member, scope).find((one) => one === search.get('types')) ?? 'A'
  const asked: TransactionsAsked = { range, member, scope, kind }
  const pages = useInfiniteQuery({ ...transactionPages(asked), placeholderData: keepPreviousData })
  const { kept, open, close } = useKept<TeamTransaction>()
  const rows = pages.data?.pages.flatMap(({ list }) => list) ?? []
  const footer = pages.data?.pages[0]?.footer
  return (
    <>
      <TeamRecord
        range={range}
        setRange={setRange}
        wanted={asked}
        kinds={{ title: t('transaction:kind'), of: transactionKinds, textOf: (one) => t(`transaction:group_${one}`) }}
        onWant={(next) => set({ member: next.member ?? '', scope: next.scope ?? '', types: next.kind })}
        count={footer && t('transaction:count', { count: footer.count, number: formatNumber(footer.count, i18n.language) })}
        sums={[
          { label: t('transaction:in'), amount: footer?.totalIn },
          { label: t('transaction:out'), amount: footer?.totalOut },
          { label: t('transaction:sum'), amount: footer?.totalAmount, isSigned: true },
        ]}
        download={
          <DownloadButton
            endpoint={teamTransactionEndpoints.exported}
            query={() => transactionsQuery(asked)}
            isDisabled={rows.length === 0}
          />
        }
        isBusy={pages.isPlaceholderData}
      >
        <TeamRows
          pages={pages}
          count={rows.length}
          empty={t('transaction:empty')}
          onWhole={() => set({ member: '', scope: '', types: 'A' })}
        >
          <DayGroups rows={rows} idOf={({ id }) => id} timeOf={({ txTime }) => txTime}>
            {(row) => <TeamTransactionRow transaction={row} currency={currency} onOpen={() => open(row)} />}
          </DayGroups>
        </TeamRows>
      </TeamRecord>
      {kept && <TeamTransactionSheet {...kept} onClose={close} currency={currency} />}
    </>
  )
}
