import { Clock } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SecurityConfig } from '#contract/identity/security.ts'
import { ProofSheet } from '#client/features/identity/security/index.ts'
import { formatDate } from '#client/lib/format.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { Button, ButtonLink, Card } from '#client/ui/index.ts'
import styles from './PaymentWait.module.css'

interface Props {
  config: SecurityConfig
  /** Set on the page where the owner can prove it; elsewhere a link leads there. */
  onProved?: () => void
}

/** Whether a payment password is on hold, or would be if it were set now (ACC-06). */
export const isWaiting = ({ hasPaymentPassword, paymentOpensAt, paymentWaitHours }: SecurityConfig): boolean =>
  paymentOpensAt !== null || (!hasPaymentPassword && paymentWaitHours !== null)

/** When the payment password becomes valid, why it is on hold, and what can be done. */
export function PaymentWait({ config, onProved }: Props) {
  const { t, i18n } = useTranslation('payment-password')
  const [isProving, setProving] = useState(false)
  const { paymentOpensAt, paymentWaitHours, paymentProofs } = config
  const date = paymentOpensAt && formatDate(paymentOpensAt, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <Clock size={24} aria-hidden="true" />
        <h2 className={styles.title}>{date ? t('wait_title', { date }) : t('wait_first_title')}</h2>
      </div>
      <p>{date ? t('wait_why') : t('wait_first', { hours: paymentWaitHours })}</p>
      <p className={styles.quiet}>{t(paymentProofs.length > 0 ? 'wait_prove' : 'wait_no_way')}</p>
      <p className={styles.quiet}>{t('wait_not_you')}</p>
      {onProved && paymentProofs.length > 0 && <Button onClick={() => setProving(true)}>{t('prove')}</Button>}
      {!onProved && <ButtonLink to={SCREENS.paymentPassword.path}>{t('to_page')}</ButtonLink>}
      {onProved && (
        <Suspense fallback={null}>
          <ProofSheet isOpen={isProving} ways={paymentProofs} onClose={() => setProving(false)} onProved={onProved} />
        </Suspense>
      )}
    </Card>
  )
}
