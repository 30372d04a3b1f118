import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sweep } from '#contract/back-office/reconciliation.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { BackOfficeTable, Pager, type Column } from '#client/ui/back-office/index.ts'
import { toastError } from '#client/lib/error-text.ts'
import { formatNumber } from '#client/lib/format.ts'
import { Button, PageTitle } from '#client/ui/index.ts'
import { FindingsSheet } from './FindingsSheet.tsx'
import styles from './Reconciliation.module.css'
import { reconciliationState, sweepPage, useSweep } from './reconciliation.queries.ts'

function State() {
  const { t } = useTranslation('reconciliation')
  const { when } = useWords()
  const { data } = useQuery(reconciliationState())
  const sweep = useSweep()
  const last = data?.last
  return (
    <div className={styles.state}>
      {data && !last && <p>{t('never')}</p>}
      {last && last.findings === 0 && <p className={styles.well}>{t('well', { when: when(last.startedAt) })}</p>}
      {last && last.findings > 0 && <p className={styles.wrong}>{t('alarm', { count: last.findings })}</p>}
      {data?.isLate && <p className={styles.wrong}>{t('late')}</p>}
      {useMay('money.adjust') && (
        <Button
          variant="secondary"
          size="small"
          icon={<ShieldCheck size={18} />}
          isLoading={sweep.isPending}
          onClick={() => sweep.mutate(undefined, { onError: (error) => void toastError(error) })}
        >
          {t('run')}
        </Button>
      )}
    </div>
  )
}

/** The hourly check that every balance is the sum of its postings, and its findings. */
export function ReconciliationPage() {
  const { t, i18n } = useTranslation('reconciliation')
  const { when } = useWords()
  const { page, setPage } = useTableState()
  const { data, error, refetch } = useQuery(sweepPage({ page }))
  const [chosen, setChosen] = useState<Sweep>()
  const columns: Column<Sweep>[] = [
    { key: 'at', title: t('at'), render: ({ startedAt }) => when(startedAt) },
    {
      key: 'took',
      title: t('took'),
      isNumber: true,
      render: ({ startedAt, finishedAt }) => t('ms', { ms: formatNumber(finishedAt - startedAt, i18n.language) }),
    },
    {
      key: 'scope',
      title: t('scope'),
      render: ({ since }) => (since === null ? t('scope_all') : t('scope_since', { when: when(since) })),
    },
    { key: 'accounts', title: t('accounts'), isNumber: true, render: ({ accounts }) => formatNumber(accounts, i18n.language) },
    {
      key: 'findings',
      title: t('findings'),
      isNumber: true,
      render: ({ findings }) => (
        <span className={findings > 0 ? styles.wrong : styles.well}>{formatNumber(findings, i18n.language)}</span>
      ),
    },
  ]
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <State />
      <BackOfficeTable
        label={t('title')}
        columns={columns}
        rows={data?.list}
        rowKey={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={t('never')}
        onOpen={setChosen}
      >
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </BackOfficeTable>
      <FindingsSheet sweep={chosen} onClose={() => setChosen(undefined)} />
    </>
  )
}
