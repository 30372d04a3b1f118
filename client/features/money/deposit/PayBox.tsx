import { Copy, ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DepositOrder } from '#contract/money/deposit/deposit-order.ts'
import { copyText } from '#client/lib/copy.ts'
import { toastError } from '#client/lib/error-text.ts'
import { leaveFor } from '#client/lib/external-link.ts'
import { confirm, toast } from '#client/lib/notices.ts'
import { Button, Card, IconButton, PlayMoneyNote } from '#client/ui/index.ts'
import { QrCode } from '#client/ui/QrCode.tsx'
import { Countdown } from './Countdown.tsx'
import { useCancelDeposit } from './deposit.queries.ts'
import styles from './Order.module.css'
import { PaidForm } from './PaidForm.tsx'

/** The payment details with copy buttons, so that no one types an account number. */
function PayLines({ payTo }: Pick<DepositOrder, 'payTo'>) {
  const { t } = useTranslation(['deposit', 'common'])
  const copy = async (value: string) => {
    if (await copyText(value)) toast.success(t('common:copy_success'))
    else toast.error(t('common:copy_failed'))
  }
  return (
    <Card isList>
      {payTo.map(({ key, value }) => (
        <div key={key} className={styles.line}>
          <span className={styles.words}>
            <span className={styles.label}>{t(`pay_to_${key}`)}</span>
            <span className={styles.value}>{value}</span>
          </span>
          <IconButton
            label={t('copy', { what: t(`pay_to_${key}`) })}
            icon={<Copy size={18} />}
            onClick={() => void copy(value)}
          />
        </div>
      ))}
    </Card>
  )
}

/** Where to pay, by when, and what to do then. */
export function PayBox({ order }: { order: DepositOrder }) {
  const { t } = useTranslation(['deposit', 'common'])
  const cancel = useCancelDeposit()
  const { state, method, qrCode, redirectUrl, payTo, proof } = order
  const isOpen = state === 'OPEN'
  const askCancel = async () => {
    const isSure = await confirm({
      title: t('cancel_sure'),
      body: t('cancel_why'),
      submit: t('cancel_order'),
      cancel: t('common:back'),
      isDangerous: true,
    })
    if (isSure) cancel.mutate(order.depositId, { onError: (error) => void toastError(error) })
  }
  return (
    <section className={styles.section}>
      {isOpen && <Countdown until={order.expiresAt} />}
      {isOpen && <p className={styles.how}>{t(`how_${method}`)}</p>}
      {isOpen && method !== 'GATEWAY' && <PlayMoneyNote>{t('play_money_pay')}</PlayMoneyNote>}
      {qrCode && <QrCode text={qrCode} label={t('qr')} className={styles.qr} />}
      {payTo.length > 0 && <PayLines payTo={payTo} />}
      {isOpen && proof === 'REMARK' && <p className={styles.note}>{t('remark_needed')}</p>}
      {redirectUrl && (
        <Button isWide icon={<ExternalLink size={20} />} onClick={() => leaveFor(redirectUrl)}>
          {t('to_site')}
        </Button>
      )}
      {method !== 'GATEWAY' && <PaidForm order={order} />}
      {isOpen && (
        <Button variant="ghost" isWide isLoading={cancel.isPending} onClick={() => void askCancel()}>
          {t('cancel_order')}
        </Button>
      )}
    </section>
  )
}
