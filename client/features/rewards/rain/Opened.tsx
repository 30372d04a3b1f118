import { cx } from '#client/lib/class-names.ts'
import { CoinArt, EnvelopeArt } from './EnvelopeArt.tsx'
import styles from './Opened.module.css'
import type { Catching } from './use-catching.ts'
import { useRainWords } from './use-rain-words.ts'

const BILLS = [styles.bill1, styles.bill2, styles.bill3, styles.bill4]
const COINS = [styles.coin1, styles.coin2, styles.coin3, styles.coin4, styles.coin5, styles.coin6]

/** The envelope opened by the last tap, and its contents. The card below announces them. */
export function Opened({ catching: { caught, opened, missed } }: { catching: Catching }) {
  const { t, money } = useRainWords()
  const envelope = missed === 0 ? caught?.envelopes[opened - 1] : undefined
  if (!envelope && missed === 0) return null
  const kind = envelope?.kind ?? 'EMPTY'
  return (
    <div key={`${opened} ${missed}`} aria-hidden="true" className={styles.opened}>
      {envelope && <span className={styles.rings} />}
      <div className={styles.envelope}>
        <EnvelopeArt kind={kind} part="flap" className={styles.flap} />
        {envelope && (
          <div className={styles.bills}>
            {BILLS.map((place) => (
              <span key={place} className={cx(styles.bill, place)} />
            ))}
          </div>
        )}
        <EnvelopeArt kind={kind} part="open" className={styles.body} />
        {envelope && COINS.map((place) => <CoinArt key={place} className={cx(styles.coin, place)} />)}
        <strong className={cx(styles.amount, !envelope && styles.again)}>
          {envelope ? `+${money(envelope.amount)}` : t('again')}
        </strong>
      </div>
    </div>
  )
}
