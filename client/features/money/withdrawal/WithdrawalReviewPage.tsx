import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withdrawalState, WITHDRAWAL_STATES } from '#contract/money/withdrawal/withdrawal.ts'
import * as withdrawalReviewEndpoints from '#contract/money/withdrawal/withdrawal-review.ts'
import type { ReviewedWithdrawal } from '#contract/money/withdrawal/withdrawal-review.ts'
import {
  BackOfficeDownload,
  BackOfficeTable,
  Facts,
  FilterDate,
  Filters,
  FilterSelect,
  FilterText,
  Pager,
  useTableState,
  useWords,
  type Column,
} from '#client/ui/back-office/index.ts'
import { PageTitle } from '#client/ui/index.ts'
import { withdrawalQueue } from './withdrawal-review.queries.ts'
import { WithdrawalReviewSheet } from './WithdrawalReviewSheet.tsx'

/** The queue of withdrawals: those in review first, all others by filter. */
export function WithdrawalReviewPage() {
  const { t } = useTranslation(['operator', 'withdrawal'])
  const { money, when } = useWords()
  const { page, get, set, setPage } = useTableState()
  const member = get('member')
  const shown = get('state') || 'PENDING'
  const state = withdrawalState.safeParse(shown).data
  const [startDate, endDate] = [get('from'), get('to')]
  const asked = {
    ...(state && { state }),
    ...(member && { member }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  }
  const { data, error, refetch } = useQuery(withdrawalQueue({ page, ...asked }))
  const [chosen, setChosen] = useState<ReviewedWithdrawal>()
  const footer = data?.footer[0]
  const columns: Column<ReviewedWithdrawal>[] = [
    { key: 'at', title: t('when'), render: ({ createdAt }) => when(createdAt) },
    { key: 'number', title: t('number'), render: ({ withdrawNo }) => <code>{withdrawNo}</code> },
    { key: 'member', title: t('member'), render: ({ username }) => username },
    { key: 'way', title: t('way'), render: ({ bankName }) => bankName },
    { key: 'amount', title: t('amount'), isNumber: true, render: ({ amount }) => money(amount) },
    { key: 'net', title: t('to_pay'), isNumber: true, render: ({ netAmount }) => money(netAmount) },
    {
      key: 'state',
      title: t('state'),
      render: ({ state: now, approvalsGiven, approvalsNeeded }) =>
        now === 'PENDING' && approvalsGiven > 0
          ? t('approvals', { given: approvalsGiven, needed: approvalsNeeded })
          : t(`withdrawal:state_${now}`),
    },
  ]
  return (
    <>
      <PageTitle>{t('page_withdrawals')}</PageTitle>
      <Filters label={t('filters')}>
        <FilterSelect
          label={t('state')}
          value={shown}
          onChange={(value) => set('state', value)}
          options={[
            ...WITHDRAWAL_STATES.map((value) => ({ value, label: t(`withdrawal:state_${value}`) })),
            { value: 'ALL', label: t('any') },
          ]}
        />
        <FilterText label={t('member')} value={member} onChange={(value) => set('member', value)} />
        <FilterDate label={t('from')} value={startDate} onChange={(value) => set('from', value)} />
        <FilterDate label={t('to')} value={endDate} onChange={(value) => set('to', value)} />
        <BackOfficeDownload endpoint={withdrawalReviewEndpoints.queueFile} query={asked} isDisabled={!data} />
      </Filters>
      <BackOfficeTable
        label={t('page_withdrawals')}
        columns={columns}
        rows={data?.records}
        rowKey={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={t('queue_empty')}
        onOpen={setChosen}
      >
        {footer && (
          <Facts
            of={[
              [t('sum_amount'), money(footer.amount)],
              [t('sum_charge'), money(footer.charge)],
            ]}
          />
        )}
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </BackOfficeTable>
      <WithdrawalReviewSheet withdrawal={chosen} onClose={() => setChosen(undefined)} />
    </>
  )
}
