import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as auditEndpoints from '#contract/back-office/audit.ts'
import type { AuditEntry } from '#contract/back-office/audit.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import {
  BackOfficeDownload,
  BackOfficeTable,
  type Column,
  FilterDate,
  Filters,
  FilterText,
  Pager,
  SecondLine,
} from '#client/ui/back-office/index.ts'
import { PageTitle } from '#client/ui/index.ts'
import { AuditProof } from './AuditProof.tsx'
import styles from './AuditPage.module.css'
import { auditPage } from './audit.queries.ts'

const changeOf = ({ before, after }: AuditEntry): [string, string][] =>
  Object.keys({ ...before, ...after }).map((name) => {
    const [was, is] = [before?.[name], after?.[name]]
    const to = is === undefined ? '' : String(is)
    return [name, was === undefined || was === is ? to : `${String(was)} → ${to}`]
  })

function Change({ entry }: { entry: AuditEntry }) {
  const changes = changeOf(entry)
  return (
    <dl className={styles.change}>
      {changes.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What operators did: who, to what, the change, and why. */
export function AuditPage() {
  const { t } = useTranslation('audit')
  const { when } = useWords()
  const { page, get, set, setPage } = useTableState()
  const [operator, action, entityId] = [get('operator'), get('action'), get('entityId')]
  const [startDate, endDate] = [get('from'), get('to')]
  const asked = {
    ...(operator && { operator }),
    ...(action && { action }),
    ...(entityId && { entityId }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  }
  const { data, error, refetch } = useQuery(auditPage({ page, ...asked }))
  const columns: Column<AuditEntry>[] = [
    { key: 'at', title: t('at'), render: ({ at }) => <time dateTime={new Date(at).toISOString()}>{when(at)}</time> },
    {
      key: 'who',
      title: t('who'),
      render: ({ operatorName, ip }) => (
        <>
          {operatorName}
          <SecondLine>{ip}</SecondLine>
        </>
      ),
    },
    { key: 'action', title: t('action'), render: ({ action: done }) => <code>{done}</code> },
    {
      key: 'entity',
      title: t('entity'),
      render: ({ entity, entityId: id }) => (
        <>
          {entity} <code>{id}</code>
        </>
      ),
    },
    { key: 'change', title: t('change'), wraps: true, render: (entry) => <Change entry={entry} /> },
    { key: 'reason', title: t('reason'), wraps: true, render: ({ reason }) => reason },
  ]
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Filters label={t('filters')}>
        <FilterText label={t('who')} value={operator} onChange={(value) => set('operator', value)} />
        <FilterText label={t('action')} value={action} onChange={(value) => set('action', value)} />
        <FilterText label={t('id')} value={entityId} onChange={(value) => set('entityId', value)} />
        <FilterDate label={t('from')} value={startDate} onChange={(value) => set('from', value)} />
        <FilterDate label={t('to')} value={endDate} onChange={(value) => set('to', value)} />
        <BackOfficeDownload endpoint={auditEndpoints.file} query={asked} isDisabled={!data?.total} />
      </Filters>
      <BackOfficeTable
        label={t('title')}
        columns={columns}
        rows={data?.list}
        rowKey={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={t('empty')}
      >
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </BackOfficeTable>
      <AuditProof />
    </>
  )
}
