import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as adjustmentEndpoints from '#contract/back-office/adjustment.ts'
import { ADJUSTMENT_STATES, adjustmentState, type Adjustment } from '#contract/back-office/adjustment.ts'
import { useMay } from '#client/lib/back-office/operator-session.ts'
import { useTableState } from '#client/lib/back-office/use-table-state.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import {
  BackOfficeDownload,
  BackOfficeTable,
  type Column,
  FilterDate,
  Filters,
  FilterSelect,
  MemberLink,
  Pager,
  ReasonSheet,
  SecondLine,
} from '#client/ui/back-office/index.ts'
import { toastError } from '#client/lib/error-text.ts'
import { confirm as ask, toast } from '#client/lib/notices.ts'
import { Button, PageTitle } from '#client/ui/index.ts'
import styles from './Adjustment.module.css'
import { adjustmentPage, useConfirm, useReject } from './adjustment.queries.ts'

/** Proposed adjustments, and who confirmed or rejected them. */
export function AdjustmentsPage() {
  const { t } = useTranslation('adjustment')
  const { money, when } = useWords()
  const { page, get, set, setPage } = useTableState()
  const mayAdjust = useMay('money.adjust')
  const state = adjustmentState.safeParse(get('state')).data
  const [startDate, endDate] = [get('from'), get('to')]
  const asked = { ...(state && { state }), ...(startDate && { startDate }), ...(endDate && { endDate }) }
  const { data, error, refetch } = useQuery(adjustmentPage({ page, ...asked }))
  const confirm = useConfirm()
  const reject = useReject()
  const [rejected, setRejected] = useState<Adjustment>()

  const decide = async (row: Adjustment) => {
    const words = { title: t('confirm_sure', { amount: money(row.amount, true), username: row.username }), body: row.reason }
    if (!(await ask({ ...words, submit: t('confirm'), cancel: t('cancel') }))) return
    await confirm.mutateAsync(row.id).then(() => toast.success(t('confirmed')), toastError)
  }
  const columns: Column<Adjustment>[] = [
    { key: 'at', title: t('at'), render: ({ proposedAt }) => when(proposedAt) },
    {
      key: 'member',
      title: t('member'),
      render: ({ memberId, username }) => <MemberLink memberId={memberId} username={username} />,
    },
    { key: 'amount', title: t('amount'), isNumber: true, render: ({ amount }) => money(amount, true) },
    { key: 'reason', title: t('reason'), wraps: true, render: ({ reason }) => reason },
    {
      key: 'turnover',
      title: t('turnover'),
      isNumber: true,
      render: ({ turnoverTimes }) => (turnoverTimes ? `× ${turnoverTimes}` : '—'),
    },
    { key: 'by', title: t('proposed_by'), render: ({ proposedBy }) => proposedBy },
    {
      key: 'state',
      title: t('state'),
      render: ({ state: now, decidedBy, answer }) => (
        <>
          {t(`state_${now}`)}
          {decidedBy && <SecondLine>{answer ? `${decidedBy}: ${answer}` : decidedBy}</SecondLine>}
        </>
      ),
    },
    {
      key: 'decide',
      title: t('decide'),
      wraps: true,
      render: (row) =>
        row.state === 'PROPOSED' &&
        mayAdjust && (
          <div className={styles.actions}>
            {row.canDecide ? (
              <Button size="small" icon={<Check size={18} />} onClick={() => void decide(row)}>
                {t('confirm')}
              </Button>
            ) : (
              <SecondLine>{t('own_waits')}</SecondLine>
            )}
            <Button size="small" variant="secondary" icon={<X size={18} />} onClick={() => setRejected(row)}>
              {t(row.canDecide ? 'reject' : 'take_back')}
            </Button>
          </div>
        ),
    },
  ]
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Filters label={t('filters')}>
        <FilterSelect
          label={t('state')}
          value={state ?? ''}
          onChange={(value) => set('state', value)}
          options={[{ value: '', label: t('any') }, ...ADJUSTMENT_STATES.map((value) => ({ value, label: t(`state_${value}`) }))]}
        />
        <FilterDate label={t('from')} value={startDate} onChange={(value) => set('from', value)} />
        <FilterDate label={t('to')} value={endDate} onChange={(value) => set('to', value)} />
        <BackOfficeDownload endpoint={adjustmentEndpoints.file} query={asked} isDisabled={!data?.total} />
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
      <ReasonSheet
        isOpen={rejected !== undefined}
        title={t('reject_title')}
        submit={t('reject')}
        isDangerous
        onSubmit={async (reason) => {
          if (!rejected) return
          await reject.mutateAsync({ id: rejected.id, reason })
          toast.success(t('rejected'))
        }}
        onClose={() => setRejected(undefined)}
      />
    </>
  )
}
