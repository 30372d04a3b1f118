import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReviewedDeposit } from '#contract/money/deposit/deposit-review.ts'
import { useOperatorSession } from '#client/lib/back-office/operator-session.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { Facts, ReviewSheet } from '#client/ui/back-office/index.ts'
import { toastError } from '#client/lib/error-text.ts'
import { confirm as ask, toast } from '#client/lib/notices.ts'
import { ErrorState, Skeleton } from '#client/ui/index.ts'
import styles from './DepositReview.module.css'
import { depositFile, useApproveDeposit, useRejectDeposit } from './deposit-review.queries.ts'

const UNDECIDED = ['OPEN', 'REVIEW']

function File({ deposit }: { deposit: ReviewedDeposit }) {
  const { t } = useTranslation(['operator', 'deposit'])
  const { money, when } = useWords()
  const { data, error, refetch } = useQuery(depositFile(deposit.depositId))
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton shape="list" rows={4} />
  const { deposit: now, picture, callbacks } = data
  return (
    <>
      <Facts
        of={[
          [t('member'), now.username],
          [t('way'), now.vendorName],
          [t('amount'), money(now.amount)],
          now.askedAmount === now.amount ? undefined : [t('asked_amount'), money(now.askedAmount)],
          [t('fee'), money(now.fee)],
          [t('credited'), money(now.credited)],
          now.bonus > 0n ? [t('bonus'), `${money(now.bonus)} · ${now.promotion}`] : undefined,
          [t('state'), t(`deposit:state_${now.state}`)],
          now.approvalsNeeded > 1
            ? [t('approvals_title'), t('approvals', { given: now.approvalsGiven, needed: now.approvalsNeeded })]
            : undefined,
          now.reviewOf ? [t('why'), t(`review_${now.reviewOf}`)] : undefined,
          now.originalDepositId ? [t('paid_before'), now.originalDepositId] : undefined,
          now.payerReference ? [t('payer_reference'), now.payerReference] : undefined,
          now.reason ? [t('reason'), now.reason] : undefined,
          [t('when'), when(now.createdAt)],
          now.endedAt === null ? undefined : [t('ended'), when(now.endedAt)],
        ]}
      />
      {picture && <img src={picture} alt={t('proof_picture')} className={styles.picture} />}
      {callbacks.length > 0 && (
        <ul className={styles.callbacks} aria-label={t('callbacks')}>
          {callbacks.map(({ paymentId, outcome, amount, result, saidAt, receivedAt }) => (
            <li key={`${paymentId}${outcome}${amount}`}>
              <code>{paymentId}</code> {outcome} {money(amount)} → {result}
              {saidAt && ` · ${saidAt}`} · {when(receivedAt)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Everything about one deposit, and the two actions. */
export function DepositReviewSheet({ deposit, onClose }: { deposit: ReviewedDeposit | undefined; onClose: () => void }) {
  const { t } = useTranslation('operator')
  const { money } = useWords()
  const me = useOperatorSession()?.operator.id
  const approve = useApproveDeposit()
  const reject = useRejectDeposit()
  const credit = async () => {
    if (!deposit) return
    const words = { title: t('approve_sure', { amount: money(deposit.amount), username: deposit.username }) }
    if (!(await ask({ ...words, submit: t('approve'), cancel: t('cancel') }))) return
    try {
      const after = await approve.mutateAsync(deposit.depositId)
      toast.success(after.state === 'CONFIRMED' ? t('approved') : t('approved_once'))
      onClose()
    } catch (error) {
      await toastError(error)
    }
  }
  const isWaitingForOther = deposit?.firstApprovedBy !== null && deposit?.firstApprovedBy === me
  return (
    <ReviewSheet
      isOpen={deposit !== undefined}
      onClose={onClose}
      title={deposit?.depositId ?? ''}
      decision={
        deposit && UNDECIDED.includes(deposit.state)
          ? {
              label: t(isWaitingForOther ? 'other_approves' : 'approve'),
              icon: <Check size={18} />,
              isPending: approve.isPending,
              isDisabled: isWaitingForOther,
              onDecide: credit,
              onReject: (reason) => reject.mutateAsync({ depositId: deposit.depositId, reason }),
            }
          : undefined
      }
    >
      {deposit && <File deposit={deposit} />}
    </ReviewSheet>
  )
}
