import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNow } from '#client/lib/use-now.ts'
import styles from './Order.module.css'

const SECOND_MS = 1_000
const MINUTE_S = 60
const two = (value: number) => String(value).padStart(2, '0')

/** Time left to pay; minutes count past sixty. */
export function Countdown({ until }: { until: number }) {
  const { t } = useTranslation('deposit')
  const seconds = Math.max(0, Math.ceil((until - useNow(SECOND_MS)) / SECOND_MS))
  if (seconds === 0) return <p className={styles.countdown}>{t('time_over')}</p>
  return (
    <p className={styles.countdown} role="timer">
      <Clock size={18} aria-hidden="true" />
      {t('time_left')} <strong>{`${two(Math.floor(seconds / MINUTE_S))}:${two(seconds % MINUTE_S)}`}</strong>
    </p>
  )
}
