import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as houseReportEndpoints from '#contract/back-office/house-report.ts'
import type { HouseDay } from '#contract/back-office/house-report.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import {
  BackOfficeDownload,
  BackOfficeTable,
  Facts,
  FilterDate,
  Filters,
  Pager,
  type Column,
} from '#client/ui/back-office/index.ts'
import { formatDate, formatNumber } from '#client/lib/format.ts'
import { houseDays } from './house-report.queries.ts'

const COLUMNS = [
  'registered',
  'deposited',
  'withdrawn',
  'netDeposits',
  'players',
  'bets',
  'staked',
  'ggr',
  'promotions',
  'ngr',
] as const
const SUMS = ['deposited', 'withdrawn', 'netDeposits', 'staked', 'paidOut', 'ggr', 'promotions', 'ngr'] as const

/** Business days, newest first; a month by default. */
export function DayTable() {
  const { t, i18n } = useTranslation('house-report')
  const { money } = useWords()
  const { page, get, set, setPage } = useTableState()
  const [from, to] = [get('from'), get('to')]
  const range = { ...(from && { startDate: from }), ...(to && { endDate: to }) }
  const { data, error, refetch } = useQuery(houseDays({ page, ...range }))
  const columns: Column<HouseDay>[] = [
    {
      key: 'day',
      title: t('day'),
      render: ({ day }) => formatDate(Date.parse(day), i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }),
    },
    ...COLUMNS.map((name) => ({
      key: name,
      title: t(`figure_${name}`),
      isNumber: true,
      render: (row: HouseDay) => {
        const value = row[name]
        return typeof value === 'bigint' ? money(value) : formatNumber(value, i18n.language)
      },
    })),
  ]
  return (
    <>
      <Filters label={t('days')}>
        <FilterDate label={t('from')} value={from} onChange={(value) => set('from', value)} />
        <FilterDate label={t('to')} value={to} onChange={(value) => set('to', value)} />
        <BackOfficeDownload endpoint={houseReportEndpoints.daysFile} query={range} isDisabled={!data} />
      </Filters>
      <BackOfficeTable
        label={t('days')}
        columns={columns}
        rows={data?.list}
        rowKey={({ day }) => day}
        error={error}
        onRetry={refetch}
        empty={t('no_days')}
      >
        {data && <Facts of={SUMS.map((name) => [t(`figure_${name}`), money(data.footer[name])] as const)} />}
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </BackOfficeTable>
    </>
  )
}
