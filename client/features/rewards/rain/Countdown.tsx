import { cx } from '#client/lib/class-names.ts'
import styles from './Countdown.module.css'
import { daysUntil, isDaysAway, secondsUntil, TIME_UNITS, timeLeft } from './rain-parts.ts'
import { useRainWords } from './use-rain-words.ts'

const LAST_SECONDS = 10
const BIG_FROM = 3
const two = (value: number) => String(value).padStart(2, '0')

function Days({ startsAt, now }: CountdownProps) {
  const { t, longDay, time, list } = useRainWords()
  return (
    <p className={cx(styles.tile, styles.date)}>
      <strong>{list([longDay(startsAt), time(startsAt)])}</strong>
      <span>{t('days_left', { count: daysUntil(startsAt, now) })}</span>
    </p>
  )
}

interface CountdownProps {
  startsAt: number
  now: number
}
/** Time until the rain; its last seconds are shown large. */
export function Countdown({ startsAt, now }: CountdownProps) {
  const { t, when } = useRainWords()
  if (isDaysAway(startsAt, now)) return <Days startsAt={startsAt} now={now} />
  const left = timeLeft(startsAt, now)
  const seconds = secondsUntil(startsAt, now)
  return (
    <div className={styles.countdown}>
      <p className={styles.when}>{t('falls', { when: when(startsAt, now) })}</p>
      <div role="timer" className={cx(styles.tiles, seconds <= LAST_SECONDS && styles.last)}>
        {TIME_UNITS.map((unit) => (
          <p key={unit} className={styles.tile}>
            <strong>{two(left[unit])}</strong>
            <span>{t(`unit_${unit}`)}</span>
          </p>
        ))}
      </div>
      {seconds <= BIG_FROM && seconds > 0 && (
        <p key={seconds} aria-hidden="true" className={styles.big}>
          {seconds}
        </p>
      )}
    </div>
  )
}
