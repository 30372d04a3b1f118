import { useQuery } from '@tanstack/react-query'
import { Check, Copy, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { WithdrawalRecord } from '#contract/money/withdrawal/withdrawal.ts'
import { cx } from '#client/lib/class-names.ts'
import { copyText } from '#client/lib/copy.ts'
import { formatDate } from '#client/lib/format.ts'
import { toastError } from '#client/lib/error-text.ts'
import { confirm, toast } from '#client/lib/notices.ts'
import { Button, Sheet } from '#client/ui/index.ts'
import { FactList } from './FactList.tsx'
import { useMoneyText } from '#client/lib/use-money-text.ts'
import { useCancelWithdrawal, withdrawSettings } from './withdrawal.queries.ts'
import styles from './OrderSheet.module.css'

interface Step {
  text: 'step_asked' | 'step_checked' | 'step_paid' | 'step_rejected' | 'step_cancelled'
  at: number | null
  isDone: boolean
}
const END_STYLE: Partial<Record<Step['text'], string | undefined>> = {
  step_rejected: styles.rejected,
  step_cancelled: styles.cancelled,
}
function stepsOf({ state, createdAt, approvedAt, closedAt }: WithdrawalRecord): Step[] {
  const asked: Step = { text: 'step_asked', at: createdAt, isDone: true }
  const checked: Step = { text: 'step_checked', at: approvedAt, isDone: approvedAt !== null }
  if (state === 'CANCELLED') return [asked, { text: 'step_cancelled', at: closedAt, isDone: true }]
  if (state === 'REJECTED')
    return [asked, ...(approvedAt === null ? [] : [checked]), { text: 'step_rejected', at: closedAt, isDone: true }]
  return [asked, checked, { text: 'step_paid', at: closedAt, isDone: state === 'PAID' }]
}

/** For as long as no operator has approved the order, where the merchant allows it. */
function CancelButton({ order }: { order: WithdrawalRecord }) {
  const { t } = useTranslation('withdrawal')
  const money = useMoneyText()
  const { data: settings } = useQuery(withdrawSettings())
  const cancel = useCancelWithdrawal()
  if (order.state !== 'PENDING' || settings?.allowCancel !== 'Y') return null
  async function ask() {
    const isSure = await confirm({
      title: t('cancel_title'),
      body: t('cancel_text', { amount: money(order.amount) }),
      submit: t('cancel'),
      cancel: t('cancel_keep'),
      isDangerous: true,
    })
    if (isSure) cancel.mutate(order.id, { onSuccess: () => toast.success(t('cancelled')), onError: toastError })
  }
  return (
    <Button variant="ghost" isWide isLoading={cancel.isPending} onClick={() => void ask()}>
      {t('cancel')}
    </Button>
  )
}

/** An order and its progress; updates live. */
export function OrderSheet({ order, isOpen, onClose }: { order: WithdrawalRecord; isOpen: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation(['withdrawal', 'common'])
  const money = useMoneyText()
  const steps = stepsOf(order)
  const copy = async () =>
    (await copyText(order.withdrawNo)) ? toast.success(t('common:copy_success')) : toast.error(t('common:copy_failed'))
  const when = (at: number) => formatDate(at, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('order_title')}>
      <div className={styles.body}>
        <p className={styles.sum}>{money(order.amount)}</p>
        <ol className={styles.steps} aria-live="polite">
          {steps.map(({ text, at, isDone }) => (
            <li key={text} className={cx(styles.step, isDone && styles.done, END_STYLE[text])}>
              <span className={styles.dot} aria-hidden="true">
                {END_STYLE[text] ? <X size={14} /> : isDone && <Check size={14} />}
              </span>
              <span className={styles.stepText}>{t(text)}</span>
              <span className={styles.at}>{at === null ? t('step_waiting') : when(at)}</span>
            </li>
          ))}
        </ol>
        {(order.state === 'REJECTED' || order.state === 'CANCELLED') && (
          <p className={styles.reason}>
            {t('money_back', { amount: money(order.amount) })}
            {order.reason && <strong>{order.reason}</strong>}
          </p>
        )}
        <FactList
          facts={[
            { name: t('order_no'), value: order.withdrawNo },
            { name: t('to'), value: `${order.bankName} ${order.cardNumber.slice(-4)}` },
            { name: t('charge'), value: order.charge === 0n ? t('charge_free') : money(order.charge) },
            ...(order.virtualAmount
              ? [{ name: t('coins'), value: `${order.virtualAmount} ${order.bankCode.split('_')[0]}` }]
              : []),
            { name: t('net'), value: money(order.netAmount), isTotal: true },
          ]}
        />
        <Button variant="secondary" isWide icon={<Copy size={18} />} onClick={() => void copy()}>
          {t('copy_no')}
        </Button>
        <CancelButton order={order} />
      </div>
    </Sheet>
  )
}
