import type { SpinGame } from '#contract/rewards/spin/spin.ts'
import { cx } from '#client/lib/class-names.ts'
import { Avatar, Card } from '#client/ui/index.ts'
import styles from './Results.module.css'
import { useSpinWords } from './use-spin-words.ts'

const PICTURE = 34

/** Those who won last. */
export function Winners({ winners }: Pick<SpinGame, 'winners'>) {
  const { t, money, ago } = useSpinWords()
  if (winners.length === 0) return null
  return (
    <section aria-label={t('winners')}>
      <Card className={styles.card}>
        <h3>{t('winners')}</h3>
        <ul>
          {winners.map(({ name, avatar, amount, at }) => (
            <li key={`${name} ${at}`} className={styles.row}>
              <Avatar avatar={avatar} size={PICTURE} className={styles.picture} />
              <p className={styles.who}>
                <strong>{name}</strong>
                <span>{ago(at)}</span>
              </p>
              <span className={styles.amount}>{money(amount)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

/** What the member's own spins gave. */
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
