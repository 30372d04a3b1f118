import { useTranslation } from 'react-i18next'
import { oddsText } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import styles from './KenoPays.module.css'

interface Props {
  /** By hits, from none; 1/10 000. */
  pays: readonly number[]
  /** Hits of the round to be seen. */
  hits: number | undefined
}

/** What each number of hits pays for the numbers chosen now. */
export function KenoPays({ pays, hits }: Props) {
  const { t } = useTranslation('keno')
  if (pays.length === 0) return <p className={styles.none}>{t('choose_first')}</p>
  return (
    <ol className={styles.pays} aria-label={t('pays')}>
      {pays.map((multiplier, count) => (
        <li key={count} className={cx(styles.pay, multiplier === 0 && styles.nothing, count === hits && styles.now)}>
          <span className={styles.times}>{`${oddsText(multiplier)}×`}</span>
          <span className={styles.hits}>
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{t('hits', { hits: count })}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
