import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as transactionEndpoints from '#contract/money/transaction.ts'
import { DayGroups, DownloadButton, FilterButton, ReportList, type ReportRange, useKept } from '#client/ui/report/index.ts'
import { useCurrency } from '#client/lib/site.ts'
import { formatMoney, formatNumber } from '#client/lib/format.ts'
import { Stat, StatTrio } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'
import { GROUP_FILTERS } from './group-filter.ts'
import { transactionPages, transactionQuery, type GroupFilter } from './transaction.queries.ts'
import { TransactionRow } from './TransactionRow.tsx'
import { TransactionSheet } from './TransactionSheet.tsx'

interface Props {
  group: GroupFilter
  range: ReportRange
  onGroup: (group: GroupFilter) => void
}

/** Transactions newest first, with the totals of all that match. */
export function TransactionList({ group, range, onGroup }: Props) {
  const { t, i18n } = useTranslation('transaction')
  const currency = useCurrency()
  const pages = useInfiniteQuery({ ...transactionPages(group, range), placeholderData: keepPreviousData })
  const { kept, open, close } = useKept<(typeof rows)[number]>()

  // New entries push rows onto the next page: show each row once.
  const rows = [...new Map(pages.data?.pages.flatMap(({ list }) => list).map((row) => [row.id, row])).values()]
  const footer = pages.data?.pages.at(-1)?.footer
  const money = (amount: bigint | undefined) =>
    amount === undefined ? '—' : formatMoney(amount, currency, { language: i18n.language })
  return (
    <>
      <div className={rowStyles.tools}>
        <FilterButton
          title={t('kind')}
          options={GROUP_FILTERS.map((value) => ({ value, label: t(`group_${value}`) }))}
          value={group}
          onChange={onGroup}
        />
        <output className={rowStyles.count}>
          {footer && t('count', { count: footer.count, number: formatNumber(footer.count, i18n.language) })}
        </output>
        <DownloadButton
          endpoint={transactionEndpoints.exported}
          query={() => transactionQuery(group, range)}
          isDisabled={rows.length === 0}
        />
      </div>
      <StatTrio className={rowStyles.sums} aria-busy={pages.isPlaceholderData}>
        <Stat label={t('in')} value={money(footer?.totalIn)} />
        <Stat label={t('out')} value={money(footer?.totalOut)} />
        <Stat label={t('sum')} value={money(footer?.totalAmount)} />
      </StatTrio>
      <div className={rowStyles.rows} aria-busy={pages.isPlaceholderData}>
        <ReportList pages={pages} count={rows.length} empty={t('empty')}>
          <DayGroups rows={rows} idOf={({ id }) => id} timeOf={({ txTime }) => txTime}>
            {(row) => <TransactionRow transaction={row} currency={currency} onOpen={() => open(row)} />}
          </DayGroups>
        </ReportList>
      </div>
      {kept && <TransactionSheet {...kept} onClose={close} currency={currency} />}
    </>
  )
}
