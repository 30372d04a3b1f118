import { RAIN_SECONDS } from '#contract/rewards/rain/rain.ts'
import styles from './SecondsRing.module.css'
import { useRainWords } from './use-rain-words.ts'

const RADIUS = 25
const LENGTH = 2 * Math.PI * RADIUS

/** Its duration in seconds. */
export function SecondsRing({ seconds }: { seconds: number }) {
  const { t } = useRainWords()
  return (
    <p role="timer" className={styles.ring}>
      <svg aria-hidden="true" viewBox="-29 -29 58 58">
        <circle r="28" fill="#1c0820" />
        <circle r={RADIUS} className={styles.track} />
        <circle
          r={RADIUS}
          className={styles.left}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - seconds / RAIN_SECONDS)}
          transform="rotate(-90)"
        />
      </svg>
      <strong>{seconds}</strong>
      <span className="visually-hidden">{t('seconds_left')}</span>
    </p>
  )
}
