import { useQuery } from '@tanstack/react-query'
import { Check, Send, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewedWithdrawal } from '#contract/money/withdrawal/withdrawal-review.ts'
import { Facts, ReasonSheet, useOperatorSession, useWords } from '#client/ui/back-office/index.ts'
import { toastError } from '#client/lib/error-text.ts'
import { confirm as ask, toast } from '#client/lib/notices.ts'
import { Button, Sheet } from '#client/ui/index.ts'
import styles from './WithdrawalReview.module.css'
import { useApproveWithdrawal, usePayWithdrawal, useRejectWithdrawal, withdrawalFile } from './withdrawal-review.queries.ts'

function Details({ order }: { order: ReviewedWithdrawal }) {
  const { t } = useTranslation(['operator', 'withdrawal', 'player-profile'])
  const { money, when } = useWords()
  return (
    <Facts
      of={[
        [t('member'), order.isTest ? t('tester', { username: order.username }) : order.username],
        [t('member_status'), t(`player-profile:status_${order.memberStatus}` as 'player-profile:status_ACTIVE')],
        [t('way'), order.bankName],
        [t('account_number'), <code key="number">{order.accountNumber}</code>],
        [t('holder'), order.cardHolder],
        [t('amount'), money(order.amount)],
        [t('charge'), money(order.charge)],
        [t('to_pay'), order.virtualAmount ? `${money(order.netAmount)} = ${order.virtualAmount}` : money(order.netAmount)],
        [t('state'), t(`withdrawal:state_${order.state}`)],
        order.approvalsNeeded > 1
          ? [t('approvals_title'), t('approvals', { given: order.approvalsGiven, needed: order.approvalsNeeded })]
          : undefined,
        order.reason ? [t('reason'), order.reason] : undefined,
        [t('address'), order.ip],
        [t('when'), when(order.createdAt)],
        order.closedAt === null ? undefined : [t('ended'), when(order.closedAt)],
      ]}
    />
  )
}

/** Everything about one withdrawal, and the actions currently allowed. */
export function WithdrawalReviewSheet({
  withdrawal,
  onClose,
}: {
  withdrawal: ReviewedWithdrawal | undefined
  onClose: () => void
}) {
  const { t } = useTranslation('operator')
  const { money } = useWords()
  const me = useOperatorSession()?.operator.id
  const { data } = useQuery({ ...withdrawalFile(withdrawal?.id ?? 0), enabled: withdrawal !== undefined })
  const order = data ?? withdrawal
  const approve = useApproveWithdrawal()
  const pay = usePayWithdrawal()
  const reject = useRejectWithdrawal()
  const [isRejecting, setRejecting] = useState(false)

  const act = async (action: 'approve' | 'pay') => {
    if (!order) return
    const title = t(`${action}_withdrawal_sure`, { amount: money(order.netAmount), username: order.username })
    if (!(await ask({ title, submit: t(action), cancel: t('cancel') }))) return
    try {
      await (action === 'approve' ? approve : pay).mutateAsync(order.id)
      toast.success(t(action === 'approve' ? 'approved' : 'paid'))
      onClose()
    } catch (error) {
      await toastError(error)
    }
  }
  const isOpen = order?.state === 'PENDING' || order?.state === 'APPROVED'
  const isPaidByOther = order?.state === 'APPROVED' && (order.approvedBy === me || order.firstApprovedBy === me)
  const isWaitingForOther = order?.state === 'PENDING' && order.firstApprovedBy === me
  return (
    <>
      <Sheet
        isOpen={withdrawal !== undefined}
        onClose={onClose}
        title={withdrawal?.withdrawNo ?? ''}
        footer={
          isOpen && (
            <div className={styles.actions}>
              <Button variant="secondary" icon={<X size={18} />} onClick={() => setRejecting(true)}>
                {t('reject')}
              </Button>
              {order.state === 'APPROVED' ? (
                <Button
                  icon={<Send size={18} />}
                  isLoading={pay.isPending}
                  disabled={isPaidByOther}
                  onClick={() => void act('pay')}
                >
                  {t(isPaidByOther ? 'other_pays' : 'pay')}
                </Button>
              ) : (
                <Button
                  icon={<Check size={18} />}
                  isLoading={approve.isPending}
                  disabled={isWaitingForOther}
                  onClick={() => void act('approve')}
                >
                  {t(isWaitingForOther ? 'other_approves' : 'approve')}
                </Button>
              )}
            </div>
          )
        }
      >
        {order && <Details order={order} />}
      </Sheet>
      <ReasonSheet
        isOpen={isRejecting}
        title={t('reject_why')}
        submit={t('reject')}
        isDangerous
        onSubmit={async (reason) => {
          if (!order) return
          await reject.mutateAsync({ id: order.id, reason })
          toast.success(t('rejected'))
          onClose()
        }}
        onClose={() => setRejecting(false)}
      />
    </>
  )
}
