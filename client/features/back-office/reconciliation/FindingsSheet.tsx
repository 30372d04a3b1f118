import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Finding, Sweep } from '#contract/back-office/reconciliation.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { BackOfficeTable, type Column, MemberLink } from '#client/ui/back-office/index.ts'
import { Sheet } from '#client/ui/index.ts'
import { sweepFindings } from './reconciliation.queries.ts'

function Findings({ sweepId }: { sweepId: string }) {
  const { t } = useTranslation('reconciliation')
  const { money } = useWords()
  const { data, error, refetch } = useQuery(sweepFindings(sweepId))
  const amount = (value: bigint | null) => (value === null ? '—' : money(value))
  const columns: Column<Finding>[] = [
    { key: 'kind', title: t('kind'), wraps: true, render: ({ kind }) => t(`kind_${kind}`) },
    {
      key: 'where',
      title: t('where'),
      render: ({ memberId, username, account, entryId, reference }) => (
        <>
          {memberId !== null && username !== null && <MemberLink memberId={memberId} username={username} />}{' '}
          {account && <code>{account}</code>}{' '}
          {(entryId ?? reference) && <code>{[entryId && `#${entryId}`, reference].filter(Boolean).join(' ')}</code>}
        </>
      ),
    },
    { key: 'stored', title: t('stored'), isNumber: true, render: ({ stored }) => amount(stored) },
    { key: 'summed', title: t('summed'), isNumber: true, render: ({ summed }) => amount(summed) },
  ]
  return (
    <BackOfficeTable
      label={t('findings')}
      columns={columns}
      rows={data}
      rowKey={({ kind, account, entryId, memberId, reference }) => `${kind}${account}${entryId}${memberId}${reference}`}
      error={error}
      onRetry={refetch}
      empty={t('nothing_found')}
    />
  )
}

/** The findings of one sweep. */
export function FindingsSheet({ sweep, onClose }: { sweep: Sweep | undefined; onClose: () => void }) {
  const { t } = useTranslation('reconciliation')
  return (
    <Sheet isOpen={sweep !== undefined} onClose={onClose} title={t('findings')}>
      {sweep && <Findings sweepId={sweep.id} />}
    </Sheet>
  )
}
