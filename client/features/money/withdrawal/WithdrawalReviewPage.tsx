import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withdrawalState, WITHDRAWAL_STATES } from '#contract/money/withdrawal/withdrawal.ts'
import * as withdrawalReviewEndpoints from '#contract/money/withdrawal/withdrawal-review.ts'
import type { ReviewedWithdrawal } from '#contract/money/withdrawal/withdrawal-review.ts'
import { useReviewFilters } from '#client/lib/back-office/use-review-filters.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { ReviewQueue, type Column } from '#client/ui/back-office/index.ts'
import { withdrawalQueue } from './withdrawal-review.queries.ts'
import { WithdrawalReviewSheet } from './WithdrawalReviewSheet.tsx'

/** The queue of withdrawals: those in review first, all others by filter. */
export function WithdrawalReviewPage() {
  const { t } = useTranslation(['operator', 'withdrawal'])
  const { money, when } = useWords()
  const filters = useReviewFilters('PENDING')
  const state = withdrawalState.safeParse(filters.shown.state).data
  const asked = { ...filters.asked, ...(state && { state }) }
  const queue = useQuery(withdrawalQueue({ page: filters.page, ...asked }))
  const [chosen, setChosen] = useState<ReviewedWithdrawal>()
  const footer = queue.data?.footer[0]
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
      <ReviewQueue
        title={t('withdrawal:queue_title')}
        filters={filters}
        states={WITHDRAWAL_STATES.map((value) => ({ value, label: t(`withdrawal:state_${value}`) }))}
        hasDates
        file={{ endpoint: withdrawalReviewEndpoints.queueFile, query: asked }}
        queue={queue}
        columns={columns}
        rowKey={({ id }) => id}
        sums={
          footer && [
            [t('sum_amount'), money(footer.amount)],
            [t('sum_charge'), money(footer.charge)],
          ]
        }
        onOpen={setChosen}
      />
      <WithdrawalReviewSheet withdrawal={chosen} onClose={() => setChosen(undefined)} />
    </>
  )
}
