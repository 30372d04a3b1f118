import type { SpinGame } from '#contract/rewards/spin/spin.ts'
import { cx } from '#client/lib/class-names.ts'
import { Card } from '#client/ui/index.ts'
import styles from './Results.module.css'
import { useSpinWords } from './use-spin-words.ts'

/** The results of the member's own spins. */
export function Own({ own }: Pick<SpinGame, 'own'>) {
  const { t, money, moment } = useSpinWords()
  if (own.length === 0) return null
  return (
    <section aria-label={t('own')}>
      <Card className={styles.card}>
        <h3>{t('own')}</h3>
        <ul>
          {own.map(({ amount, at }, place) => (
            <li key={`${at} ${place}`} className={styles.row}>
              <span className={styles.at}>{moment(at)}</span>
              <span className={cx(styles.amount, amount === 0n && styles.none)}>
                {amount === 0n ? t('nothing') : `+${money(amount)}`}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
