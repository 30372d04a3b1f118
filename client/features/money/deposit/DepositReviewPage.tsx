import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as depositReviewEndpoints from '#contract/money/deposit/deposit-review.ts'
import type { ReviewedDeposit } from '#contract/money/deposit/deposit-review.ts'
import { depositFilter, DEPOSIT_STATES } from '#contract/money/deposit/deposit-order.ts'
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
import { DepositBlocks } from './DepositBlocks.tsx'
import { depositQueue } from './deposit-review.queries.ts'
import { PaymentContradictions } from './PaymentContradictions.tsx'
import { DepositReviewSheet } from './DepositReviewSheet.tsx'

/** The queue of deposits: waiting ones first, all others by filter. */
export function DepositReviewPage() {
  const { t } = useTranslation(['operator', 'deposit'])
  const { money, when } = useWords()
  const { page, get, set, setPage } = useTableState()
  const member = get('member')
  const shown = get('state') || 'REVIEW'
  const state = depositFilter.safeParse(shown).data
  const [startDate, endDate] = [get('from'), get('to')]
  const asked = {
    ...(state && { state }),
    ...(member && { member }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  }
  const { data, error, refetch } = useQuery(depositQueue({ page, ...asked }))
  const [chosen, setChosen] = useState<ReviewedDeposit>()
  const footer = data?.footer[0]
  const columns: Column<ReviewedDeposit>[] = [
    { key: 'at', title: t('when'), render: ({ createdAt }) => when(createdAt) },
    { key: 'number', title: t('number'), render: ({ depositId }) => <code>{depositId}</code> },
    { key: 'member', title: t('member'), render: ({ username }) => username },
    { key: 'way', title: t('way'), render: ({ vendorName }) => vendorName },
    { key: 'amount', title: t('amount'), isNumber: true, render: ({ amount }) => money(amount) },
    { key: 'credited', title: t('credited'), isNumber: true, render: ({ credited, bonus }) => money(credited + bonus) },
    {
      key: 'state',
      title: t('state'),
      render: ({ state: now, reviewOf, approvalsGiven, approvalsNeeded }) => {
        if (approvalsGiven > 0 && approvalsGiven < approvalsNeeded)
          return t('approvals', { given: approvalsGiven, needed: approvalsNeeded })
        return reviewOf ? t(`review_${reviewOf}`) : t(`deposit:state_${now}`)
      },
    },
  ]
  return (
    <>
      <PageTitle>{t('page_deposits')}</PageTitle>
      <PaymentContradictions />
      <DepositBlocks />
      <Filters label={t('filters')}>
        <FilterSelect
          label={t('state')}
          value={shown}
          onChange={(value) => set('state', value)}
          options={[
            ...DEPOSIT_STATES.map((value) => ({ value, label: t(`deposit:state_${value}`) })),
            { value: 'ALL', label: t('any') },
          ]}
        />
        <FilterText label={t('member')} value={member} onChange={(value) => set('member', value)} />
        <FilterDate label={t('from')} value={startDate} onChange={(value) => set('from', value)} />
        <FilterDate label={t('to')} value={endDate} onChange={(value) => set('to', value)} />
        <BackOfficeDownload endpoint={depositReviewEndpoints.reviewFile} query={asked} isDisabled={!data} />
      </Filters>
      <BackOfficeTable
        label={t('page_deposits')}
        columns={columns}
        rows={data?.records}
        rowKey={({ depositId }) => depositId}
        error={error}
        onRetry={refetch}
        empty={t('queue_empty')}
        onOpen={setChosen}
      >
        {footer && (
          <Facts
            of={[
              [t('sum_amount'), money(footer.amount)],
              [t('sum_fee'), money(footer.fee)],
              [t('sum_credited'), money(footer.credited + footer.bonus)],
            ]}
          />
        )}
        {data && <Pager page={page} totalPages={data.totalPages} total={data.total} onPage={setPage} />}
      </BackOfficeTable>
      <DepositReviewSheet deposit={chosen} onClose={() => setChosen(undefined)} />
    </>
  )
}
