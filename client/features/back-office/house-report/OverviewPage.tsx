import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { BackOfficeTable, Facts, type Column } from '#client/ui/back-office/index.ts'
import { formatNumber } from '#client/lib/format.ts'
import { PageTitle } from '#client/ui/index.ts'
import { DayTable } from './DayTable.tsx'
import { FIGURES, type Figure } from './figures.ts'
import { houseOverview } from './house-report.queries.ts'
import styles from './HouseReport.module.css'
import { Waiting } from './Waiting.tsx'

type Value = number | bigint | undefined
interface Row {
  figure: Figure
  today: Value
  yesterday: Value
  month: Value
}

/** The house's figures: what is waiting, today against yesterday and the month, and every day before. */
export function OverviewPage() {
  const { t, i18n } = useTranslation('house-report')
  const { money } = useWords()
  const { data, error, refetch } = useQuery(houseOverview())
  const words = (value: Value) =>
    value === undefined ? '—' : typeof value === 'bigint' ? money(value) : formatNumber(value, i18n.language)
  const rows =
    data &&
    FIGURES.map((figure): Row => {
      const { today, yesterday, month } = data
      return {
        figure,
        today: today[figure],
        yesterday: yesterday[figure],
        month: figure === 'players' ? undefined : month[figure],
      }
    })
  const columns: Column<Row>[] = [
    { key: 'figure', title: t('figure'), render: ({ figure }) => t(`figure_${figure}`) },
    { key: 'today', title: t('today'), isNumber: true, render: ({ today }) => words(today) },
    { key: 'yesterday', title: t('yesterday'), isNumber: true, render: ({ yesterday }) => words(yesterday) },
    { key: 'month', title: t('month'), isNumber: true, render: ({ month }) => words(month) },
  ]
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {data && <Waiting counts={data.waiting} />}
      <BackOfficeTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowKey={({ figure }) => figure}
        error={error}
        onRetry={refetch}
        empty=""
      >
        {data && <Facts of={[[t('owed'), money(data.owed)]]} />}
      </BackOfficeTable>
      <h2 className={styles.heading}>{t('days')}</h2>
      <DayTable />
    </>
  )
}
