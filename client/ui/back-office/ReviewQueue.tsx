import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ReviewFilters } from '#client/lib/back-office/use-review-filters.ts'
import { PageTitle } from '#client/ui/index.ts'
import { BackOfficeDownload } from './BackOfficeDownload.tsx'
import { BackOfficeTable, type Column } from './BackOfficeTable.tsx'
import { Facts } from './Facts.tsx'
import { FilterDate, Filters, FilterSelect } from './Filters.tsx'
import { FilterText } from './FilterText.tsx'
import { Pager } from './Pager.tsx'

interface Props<Row> {
  title: string
  filters: ReviewFilters
  states: readonly { value: string; label: string }[]
  hasDates?: boolean
  /** All rows as a file. */
  file?: { endpoint: Endpoint; query: Record<string, string | undefined> }
  queue: {
    data: { records: readonly Row[]; total: number; totalPages: number } | undefined
    error: unknown
    refetch: () => unknown
  }
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  empty?: string
  /** Sums over all pages, below the table. */
  sums?: readonly (readonly [string, ReactNode])[]
  onOpen: (row: Row) => void
  /** Above the filters. */
  children?: ReactNode
}

/** Orders or requests to decide on: filters, table, sums and pages. */
export function ReviewQueue<Row>({
  title,
  filters: { page, set, setPage, shown },
  states,
  hasDates = false,
  file,
  queue: { data, error, refetch },
  columns,
  rowKey,
  empty,
  sums,
  onOpen,
  children,
}: Props<Row>) {
  const { t } = useTranslation('operator')
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {children}
      <Filters label={t('filters')}>
        <FilterSelect
          label={t('state')}
          value={shown.state}
          onChange={(value) => set('state', value)}
          options={[...states, { value: 'ALL', label: t('any') }]}
        />
        <FilterText label={t('member')} value={shown.member} onChange={(value) => set('member', value)} />
        {hasDates && (
          <>
            <FilterDate label={t('from')} value={shown.startDate} onChange={(value) => set('from', value)} />
            <FilterDate label={t('to')} value={shown.endDate} onChange={(value) => set('to', value)} />
          </>
        )}
        {file && <BackOfficeDownload {...file} isDisabled={!data} />}
      </Filters>
      <BackOfficeTable
        label={title}
        columns={columns}
        rows={data?.records}
        rowKey={rowKey}
        error={error}
        onRetry={refetch}
        empty={empty ?? t('queue_empty')}
        onOpen={onOpen}
      >
        {sums && <Facts of={sums} />}
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </BackOfficeTable>
    </>
  )
}
