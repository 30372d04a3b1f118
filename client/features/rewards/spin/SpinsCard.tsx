import { CalendarClock, CircleCheck, Gift, Repeat } from 'lucide-react'
import type { SpinGame } from '#contract/rewards/spin/spin.ts'
import { Card } from '#client/ui/index.ts'
import { betPart } from './spin-parts.ts'
import styles from './SpinsCard.module.css'
import { useSpinWords } from './use-spin-words.ts'

function Bets({ bets, isGuest }: { bets: NonNullable<SpinGame['bets']>; isGuest: boolean }) {
  const { t, label, money, games } = useSpinWords()
  const { each, most, left, categories } = bets
  return (
    <li>
      <Repeat aria-hidden="true" />
      <div className={styles.about}>
        <p>{t('for_bets', { each: label(each), count: most })}</p>
        <p className={styles.quiet}>{games(categories)}</p>
        {!isGuest &&
          (left === null ? (
            <p className={styles.done}>
              <CircleCheck size={16} aria-hidden="true" />
              {t('all_earned')}
            </p>
          ) : (
            <div>
              <p className={styles.words}>
                <span>{t('to_next')}</span>
                <strong>{t('to_go', { amount: money(left) })}</strong>
              </p>
              <progress className={styles.bar} max={1} value={betPart({ each, left })} aria-label={t('to_next')} />
            </div>
          ))}
      </div>
    </li>
  )
}

/** How many spins there are, how to get them, and when they expire. */
export function SpinsCard({ game: { reward, spins, free, bets, nextDayAt } }: { game: SpinGame }) {
  const { t, moment } = useSpinWords()
  const isGuest = reward.state === 'GUEST'
  const [first] = spins
  return (
    <section aria-label={t('your_spins')}>
      <Card className={styles.card}>
        <header className={styles.head}>
          <h3>{t(isGuest ? 'how' : 'your_spins')}</h3>
          {!isGuest && <strong className={styles.count}>{t('left', { count: spins.length })}</strong>}
        </header>
        {first && <p className={styles.quiet}>{t('runs_out', { count: spins.length, time: moment(first.expiresAt) })}</p>}
        <ul className={styles.ways}>
          {free > 0 && (
            <li>
              <Gift aria-hidden="true" />
              <p className={styles.about}>{t('free', { count: free })}</p>
            </li>
          )}
          {bets && <Bets bets={bets} isGuest={isGuest} />}
          {!isGuest && (
            <li>
              <CalendarClock aria-hidden="true" />
              <p className={styles.about}>{t('next_day', { time: moment(nextDayAt) })}</p>
            </li>
          )}
        </ul>
        {reward.note !== '' && <p className={styles.quiet}>{reward.note}</p>}
      </Card>
    </section>
  )
}
