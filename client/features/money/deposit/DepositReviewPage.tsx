import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as depositReviewEndpoints from '#contract/money/deposit/deposit-review.ts'
import type { ReviewedDeposit } from '#contract/money/deposit/deposit-review.ts'
import { depositFilter, DEPOSIT_STATES } from '#contract/money/deposit/deposit-order.ts'
import { useReviewFilters } from '#client/lib/back-office/use-review-filters.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { ReviewQueue, type Column } from '#client/ui/back-office/index.ts'
import { DepositBlocks } from './DepositBlocks.tsx'
import { depositQueue } from './deposit-review.queries.ts'
import { PaymentContradictions } from './PaymentContradictions.tsx'
import { DepositReviewSheet } from './DepositReviewSheet.tsx'

/** The queue of deposits: waiting ones first, all others by filter. */
export function DepositReviewPage() {
  const { t } = useTranslation(['operator', 'deposit'])
  const { money, when } = useWords()
  const filters = useReviewFilters('REVIEW')
  const state = depositFilter.safeParse(filters.shown.state).data
  const asked = { ...filters.asked, ...(state && { state }) }
  const queue = useQuery(depositQueue({ page: filters.page, ...asked }))
  const [chosen, setChosen] = useState<ReviewedDeposit>()
  const footer = queue.data?.footer[0]
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
      <ReviewQueue
        title={t('deposit:queue_title')}
        filters={filters}
        states={DEPOSIT_STATES.map((value) => ({ value, label: t(`deposit:state_${value}`) }))}
        hasDates
        file={{ endpoint: depositReviewEndpoints.reviewFile, query: asked }}
        queue={queue}
        columns={columns}
        rowKey={({ depositId }) => depositId}
        sums={
          footer && [
            [t('sum_amount'), money(footer.amount)],
            [t('sum_fee'), money(footer.fee)],
            [t('sum_credited'), money(footer.credited + footer.bonus)],
          ]
        }
        onOpen={setChosen}
      >
        <PaymentContradictions />
        <DepositBlocks />
      </ReviewQueue>
      <DepositReviewSheet deposit={chosen} onClose={() => setChosen(undefined)} />
    </>
  )
}
