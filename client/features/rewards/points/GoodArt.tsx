import type { PaidAs, PointDelivery } from '#contract/rewards/reward/reward-template.ts'
import { cx } from '#client/lib/class-names.ts'
import { useCurrency } from '#client/lib/site.ts'
import { BONUS_MOTIFS, CASH_MOTIFS, LOAD_MOTIFS, POST_MOTIFS } from './good-motifs.tsx'
import styles from './GoodArt.module.css'

const SPARKLE = 'M0-9Q1.4-1.4 9 0Q1.4 1.4 0 9Q-1.4 1.4-9 0Q-1.4-1.4 0-9Z'
/** How the good is paid or delivered. */
export type ArtOfGood = PaidAs | PointDelivery
const MOTIFS = {
  BONUS: BONUS_MOTIFS,
  CASH: CASH_MOTIFS,
  LOAD: LOAD_MOTIFS,
  POST: POST_MOTIFS,
} as const satisfies Record<ArtOfGood, unknown>

interface Props {
  kind: ArtOfGood
  /** From 0 on; larger amounts have a higher level. */
  level: number
  /** In a row rather than across a card. */
  isTile?: boolean
  /** It is unavailable now. */
  isGrey?: boolean
}

/** Decorative, above or beside its title. */
export function GoodArt({ kind, level, isTile = false, isGrey = false }: Props) {
  const { currencySymbol } = useCurrency()
  const motifs = MOTIFS[kind]
  const place = Math.min(level, motifs.length - 1)
  return (
    <span
      aria-hidden="true"
      className={cx(styles.art, styles[`${kind}_${place}`], isTile ? styles.tile : styles.wide, isGrey && styles.grey)}
    >
      <svg viewBox="-64 -42 128 84">
        <path d={SPARKLE} fill="#ffffff" opacity="0.9" transform="translate(-50 -4) scale(0.62)" />
        <path d={SPARKLE} fill="#ffffff" opacity="0.9" transform="translate(52 -20) scale(0.8)" />
        <path d={SPARKLE} fill="#ffffff" opacity="0.7" transform="translate(-30 -30) scale(0.42)" />
        {motifs[place]?.(currencySymbol)}
      </svg>
    </span>
  )
}
