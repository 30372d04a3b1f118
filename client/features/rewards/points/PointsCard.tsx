import { Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PointRoom } from '#contract/rewards/points/points.ts'
import { useSession } from '#client/lib/session.ts'
import { useLogInFirst } from '#client/lib/use-log-in-first.ts'
import { Button } from '#client/ui/index.ts'
import styles from './PointsCard.module.css'
import { CoinPile } from './StarCoin.tsx'
import { usePointWords } from './use-point-words.ts'

function Expiry({ expiring, balance, onBreak }: Pick<PointRoom, 'expiring' | 'onBreak'> & { balance: number }) {
  const { t, number, calendarDay } = usePointWords()
  if (expiring)
    return (
      <p className={styles.line}>
        <Hourglass size={15} aria-hidden="true" />
        <span>
          <strong>{number(expiring.points)}</strong>{' '}
          {t('expiring', { count: expiring.points, date: calendarDay(expiring.lastDay) })}
        </span>
      </p>
    )
  return balance === 0 && !onBreak ? <p className={styles.line}>{t('none_yet')}</p> : null
}

interface Props {
  room: PointRoom
  balance: number
}

/** The member's points, those that today's bets add, and those that expire next. */
export function PointsCard({ room: { coming, expiring, onBreak }, balance }: Props) {
  const { t, number } = usePointWords()
  return (
    <section aria-label={t('balance')} className={styles.card}>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.name}>{t('balance')}</h2>
          {coming !== null && coming > 0 && <span className={styles.coming}>{t('coming', { points: number(coming) })}</span>}
        </div>
        <strong className={styles.balance}>{number(balance)}</strong>
        <Expiry expiring={expiring} balance={balance} onBreak={onBreak} />
      </div>
      <CoinPile />
    </section>
  )
}

/** Replaces the card for guests. A trial account needs a real one. */
export function GuestCard() {
  const { t } = useTranslation(['points', 'common'])
  const isTrial = useSession() !== null
  const logInFirst = useLogInFirst()
  return (
    <section aria-label={t('guest_title')} className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('guest_title')}</h2>
        <p className={styles.line}>{isTrial ? t('common:real_account_needed') : t('guest_text')}</p>
        {!isTrial && (
          <Button size="small" className={styles.join} onClick={() => logInFirst()}>
            {t('guest_join')}
          </Button>
        )}
      </div>
      <CoinPile />
    </section>
  )
}
