import { cx } from '#client/lib/class-names.ts'
import { CoinArt, EnvelopeArt } from './EnvelopeArt.tsx'
import styles from './Fan.module.css'

/** The envelopes furthest back first. */
const FAN = [
  ['UBE', styles.farLeft],
  ['UBE', styles.farRight],
  ['RED', styles.left],
  ['RED', styles.right],
  ['GOLD', styles.middle],
] as const
const COINS = [styles.coin1, styles.coin2, styles.coin3, styles.coin4, styles.coin5]

/** Five envelopes of each kind that falls, and coins. */
export const Fan = ({ isSmall = false }: { isSmall?: boolean }) => (
  <div aria-hidden="true" className={cx(styles.fan, isSmall && styles.small)}>
    {FAN.map(([kind, place]) => (
      <EnvelopeArt key={place} kind={kind} className={cx(styles.envelope, place)} />
    ))}
    {COINS.map((place) => (
      <CoinArt key={place} className={cx(styles.coin, place)} />
    ))}
  </div>
)
