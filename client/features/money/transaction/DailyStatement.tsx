import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as transactionEndpoints from '#contract/money/transaction.ts'
import type { DailyRow } from '#contract/money/transaction.ts'
import { DownloadButton, rangeQuery, ReportList, type ReportRange } from '#client/ui/report/index.ts'
import { useCurrency } from '#client/lib/site.ts'
import { formatDate, formatMoney, formatNumber } from '#client/lib/format.ts'
import { Card, Money, Stat, StatTrio } from '#client/ui/index.ts'
import rowStyles from '#client/ui/report/Rows.module.css'
import { dailyPages } from './transaction.queries.ts'
import styles from './TransactionPage.module.css'

interface DayProps {
  row: DailyRow
  onOpen: (day: string) => void
}

function Day({ row: { day, count, totalIn, totalOut, closing }, onOpen }: DayProps) {
  const { t, i18n } = useTranslation('transaction')
  const currency = useCurrency()
  const name = formatDate(Date.parse(day), i18n.language, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <button type="button" className={rowStyles.row} onClick={() => onOpen(day)}>
      <span className={rowStyles.words}>
        <time dateTime={day} className={rowStyles.name}>
          {name}
        </time>
        <span className={rowStyles.small}>{t('count', { count, number: formatNumber(count, i18n.language) })}</span>
      </span>
      <span className={rowStyles.right}>
        <span className={styles.moves}>
          {totalIn > 0n && <Money amount={totalIn} currency={currency} isSigned tone="win" />}
          {totalOut > 0n && <Money amount={-totalOut} currency={currency} isSigned />}
        </span>
        <Money amount={closing} currency={currency} tone="quiet" className={styles.after} />
      </span>
    </button>
  )
}

/** Each day's totals and closing balance; a day links to its transactions. */
export function DailyStatement({ range, onOpen }: { range: ReportRange; onOpen: DayProps['onOpen'] }) {
  const { t, i18n } = useTranslation('transaction')
  const currency = useCurrency()
  const pages = useInfiniteQuery({ ...dailyPages(range), placeholderData: keepPreviousData })
  const rows = pages.data?.pages.flatMap(({ list }) => list) ?? []
  const footer = pages.data?.pages.at(-1)?.footer
  const money = (amount: bigint | undefined) =>
    amount === undefined ? '—' : formatMoney(amount, currency, { language: i18n.language })
  return (
    <>
      <div className={rowStyles.tools}>
        <output className={rowStyles.count}>
          {footer && t('from_to', { from: money(footer.opening), to: money(footer.closing) })}
        </output>
        <DownloadButton
          endpoint={transactionEndpoints.dailyExported}
          query={() => rangeQuery(range)}
          isDisabled={rows.length === 0}
        />
      </div>
      <StatTrio className={rowStyles.sums} aria-busy={pages.isPlaceholderData}>
        <Stat label={t('in')} value={money(footer?.totalIn)} />
        <Stat label={t('out')} value={money(footer?.totalOut)} />
        <Stat label={t('closing')} value={money(footer?.closing)} />
      </StatTrio>
      <div className={rowStyles.rows} aria-busy={pages.isPlaceholderData}>
        <ReportList pages={pages} count={rows.length} empty={t('empty')}>
          <Card isList>
            {rows.map((row) => (
              <Day key={row.day} row={row} onOpen={onOpen} />
            ))}
          </Card>
        </ReportList>
      </div>
    </>
  )
}
