import type { RainRoom } from '#contract/rewards/rain/rain.ts'
import { Avatar } from '#client/ui/index.ts'
import { EnvelopeArt } from './EnvelopeArt.tsx'
import { useRainWords } from './use-rain-words.ts'
import styles from './Winners.module.css'

const PICTURE = 34

interface Props {
  last: NonNullable<RainRoom['last']>
  now: number
}
/** Who caught most in the last rain, and the member's own catch. */
export function Winners({ last: { startsAt, winners, caught }, now }: Props) {
  const { t, money, when } = useRainWords()
  return (
    <section aria-label={t('winners')} className={styles.card}>
      <header className={styles.head}>
        <h2>{t('winners')}</h2>
        <span>{when(startsAt, now)}</span>
      </header>
      <ul>
        {winners.map(({ name, avatar, kind, amount }) => (
          <li key={`${name} ${amount}`} className={styles.row}>
            <Avatar avatar={avatar} size={PICTURE} className={styles.picture} />
            <p className={styles.who}>
              <strong>{name}</strong>
              <span>{t(`kind_${kind}`)}</span>
            </p>
            <EnvelopeArt kind={kind} className={styles.envelope} />
            <span className={styles.amount}>{money(amount)}</span>
          </li>
        ))}
      </ul>
      {caught && (
        <p className={styles.own}>
          <span>{t('own_last')}</span>
          <span className={styles.amount}>{caught.kind === 'EMPTY' ? t('kind_EMPTY') : money(caught.amount)}</span>
        </p>
      )}
    </section>
  )
}
