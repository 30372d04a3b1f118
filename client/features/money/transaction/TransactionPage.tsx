import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DEFAULT_RANGE, RangeChips, type ReportRange } from '#client/ui/report/index.ts'
import { useLiveEvent } from '#client/lib/live.ts'
import { SegmentedControl } from '#client/ui/index.ts'
import { DailyStatement } from './DailyStatement.tsx'
import { toGroupFilter } from './group-filter.ts'
import { NetDeposits } from './NetDeposits.tsx'
import { transactionKeys } from './transaction.queries.ts'
import { TransactionList } from './TransactionList.tsx'
import styles from './TransactionPage.module.css'

const VIEWS = ['rows', 'days'] as const
type View = (typeof VIEWS)[number]

/** Everything that moved the member's money (SCR-36): as single entries or by day. */
export function TransactionPage() {
  const { t } = useTranslation('transaction')
  const queryClient = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const [range, setRange] = useState<ReportRange>(DEFAULT_RANGE)
  const group = toGroupFilter(search.get('types'))
  const view: View = search.get('view') === 'days' ? 'days' : 'rows'
  const show = (next: View) => setSearch({ types: group, ...(next === 'days' && { view: next }) }, { replace: true })
  const reload = () => void queryClient.invalidateQueries({ queryKey: transactionKeys.all })
  useLiveEvent('wallet.changed', reload, { onReconnect: reload })
  const openDay = (day: string) => {
    setRange({ span: 'custom', from: day, to: day })
    show('rows')
  }
  return (
    <div className={styles.page}>
      <NetDeposits />
      <SegmentedControl
        label={t('view')}
        options={VIEWS.map((value) => ({ value, label: t(`view_${value}`) }))}
        value={view}
        onChange={show}
      />
      <RangeChips range={range} onChange={setRange} />
      {view === 'days' ? (
        <DailyStatement range={range} onOpen={openDay} />
      ) : (
        <TransactionList group={group} range={range} onGroup={(types) => setSearch({ types }, { replace: true })} />
      )}
    </div>
  )
}
