import { useQuery } from '@tanstack/react-query'
import { Check, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReviewedWithdrawal } from '#contract/money/withdrawal/withdrawal-review.ts'
import { useOperatorSession } from '#client/lib/back-office/operator-session.ts'
import { useWords } from '#client/lib/back-office/use-words.ts'
import { Facts, ReviewSheet } from '#client/ui/back-office/index.ts'
import { toastError } from '#client/lib/error-text.ts'
import { confirm as ask, toast } from '#client/lib/notices.ts'
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
  /** The next step of an order, and who must not take it: the operator who approved it. */
  function nextStep(of: ReviewedWithdrawal) {
    const onReject = (reason: string) => reject.mutateAsync({ id: of.id, reason })
    if (of.state === 'PENDING') {
      const isMine = of.firstApprovedBy === me
      return {
        label: t(isMine ? 'other_approves' : 'approve'),
        icon: <Check size={18} />,
        isPending: approve.isPending,
        isDisabled: isMine,
        onDecide: () => act('approve'),
        onReject,
      }
    }
    if (of.state !== 'APPROVED') return undefined
    const isMine = of.approvedBy === me || of.firstApprovedBy === me
    return {
      label: t(isMine ? 'other_pays' : 'pay'),
      icon: <Send size={18} />,
      isPending: pay.isPending,
      isDisabled: isMine,
      onDecide: () => act('pay'),
      onReject,
    }
  }
  return (
    <ReviewSheet
      isOpen={withdrawal !== undefined}
      onClose={onClose}
      title={withdrawal?.withdrawNo ?? ''}
      decision={order && nextStep(order)}
    >
      {order && <Details order={order} />}
    </ReviewSheet>
  )
}
