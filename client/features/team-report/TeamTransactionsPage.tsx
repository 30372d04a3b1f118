import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { teamTransactionEndpoints, type TeamTransaction } from '#contract/team-transaction.ts'
import { TEAM_SCOPES } from '#contract/team-report.ts'
import { DayGroups, DownloadButton, RangeChips, useKept } from '#client/features/report/index.ts'
import { useCurrency } from '#client/features/system/index.ts'
import { formatMoney, formatNumber } from '#client/lib/format.ts'
import { Button, Stat, StatTrio } from '#client/ui/index.ts'
import styles from './TeamBettingPage.module.css'
import { transactionKinds, transactionPages, type TransactionsAsked, transactionsQuery } from './team-transactions.queries.ts'
import { TeamRows } from './TeamRows.tsx'
import { TeamTransactionRow } from './TeamTransactionRow.tsx'
import { TeamTransactionSheet } from './TeamTransactionSheet.tsx'
import { TransactionFilters } from './TransactionFilters.tsx'
import { TEAM_SPANS, useReportAddress } from './use-team-range.ts'

/** What came to and left the wallets of the team (spec §2, /m/transaction/record?types=A of an agent): by days, members and kinds. */
export function TeamTransactionsPage() {
  const { t, i18n } = useTranslation(['team-report', 'transaction'])
  const currency = useCurrency()
  const { search, set, range, setRange } = useReportAddress()
  const [isFiltering, setFiltering] = useState(false)
  const member = search.get('member') ?? undefined
  const scope = TEAM_SCOPES.find((one) => one === search.get('scope'))
  const kind = transactionKinds(member, scope).find((one) => one === search.get('types')) ?? 'A'
  const asked: TransactionsAsked = { range, member, scope, kind }
  const pages = useInfiniteQuery({ ...transactionPages(i18n.language, asked), placeholderData: keepPreviousData })
  const { kept, open, close } = useKept<TeamTransaction>()
  const rows = pages.data?.pages.flatMap(({ list }) => list) ?? []
  const footer = pages.data?.pages[0]?.footer
  const money = (amount: bigint | undefined, isSigned = false) =>
    amount === undefined ? '—' : formatMoney(amount, currency, { language: i18n.language, isSigned: isSigned && amount > 0n })
  const chosen = [member, scope && t(`scope_${scope}`), kind !== 'A' && t(`transaction:group_${kind}`)].filter(
    (word): word is string => Boolean(word),
  )
  return (
    <div className={styles.page}>
      <RangeChips range={range} onChange={setRange} spans={TEAM_SPANS} />
      <div className={styles.tools}>
        <Button
          variant="secondary"
          size="small"
          icon={<SlidersHorizontal size={18} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setFiltering(true)}
          className={styles.filter}
        >
          {chosen.length > 0 ? chosen.join(' · ') : t('filter')}
        </Button>
        <output className={styles.count}>
          {footer && t('transaction:count', { count: footer.count, number: formatNumber(footer.count, i18n.language) })}
        </output>
        <DownloadButton
          endpoint={teamTransactionEndpoints.exported}
          query={() => transactionsQuery(asked)}
          isDisabled={rows.length === 0}
        />
      </div>
      <StatTrio className={styles.sums} aria-busy={pages.isPlaceholderData}>
        <Stat label={t('transaction:in')} value={money(footer?.totalIn)} />
        <Stat label={t('transaction:out')} value={money(footer?.totalOut)} />
        <Stat label={t('transaction:sum')} value={money(footer?.totalAmount, true)} />
      </StatTrio>
      <div className={styles.rows} aria-busy={pages.isPlaceholderData}>
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
      </div>
      {kept && <TeamTransactionSheet {...kept} onClose={close} currency={currency} />}
      <TransactionFilters
        key={String(isFiltering)}
        isOpen={isFiltering}
        asked={asked}
        onClose={() => setFiltering(false)}
        onChange={(changes) => set(changes)}
      />
    </div>
  )
}
