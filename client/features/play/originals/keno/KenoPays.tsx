import { CircleCheck, CircleMinus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { KENO_MOST_CHOSEN } from '#contract/play/originals/keno.ts'
import { oddsText } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { type CurrencyMeta, formatMoney } from '#client/lib/format.ts'
import type { KenoRound } from './keno-calls.ts'
import styles from './KenoPays.module.css'

/** The most figures that fit the strip in the normal font size. */
const MOST_ROOMY = 10

interface Props {
  /** Indexed by hits, from 0; 1/10 000. */
  pays: readonly number[]
  /** Hits shown so far; undefined without a draw. */
  hits: number | undefined
  /** The round, once its result is shown. */
  ended: KenoRound | undefined
  isAsking: boolean
  currency: CurrencyMeta
}

/** The pays of the chosen numbers by hits; above them, the state of the draw. */
export function KenoPays({ pays, hits, ended, isAsking, currency }: Props) {
  const { t, i18n } = useTranslation('keno')
  const chosen = pays.length - 1
  if (chosen < 1) return <p className={cx(styles.panel, styles.none)}>{t('choose_first')}</p>
  const Sign = ended?.win ? CircleCheck : CircleMinus
  const stands = () => {
    if (isAsking) return <strong>{t('drawing')}</strong>
    if (hits === undefined) return <strong>{t('chosen', { count: chosen, most: KENO_MOST_CHOSEN })}</strong>
    return (
      <>
        <strong>{t('hit', { hits })}</strong>
        <span className={styles.of}>{`${t('of', { chosen })}${ended ? ` · ${oddsText(ended.result)}×` : ''}`}</span>
      </>
    )
  }
  return (
    <div className={styles.panel}>
      <p className={cx(styles.head, ended?.win && styles.won)}>
        {ended && <Sign size={18} aria-hidden="true" />}
        {stands()}
        {ended ? (
          <strong className={styles.amount}>{formatMoney(ended.payout, currency, { language: i18n.language })}</strong>
        ) : (
          <span className={cx(styles.of, styles.most)}>{t('up_to', { multiplier: oddsText(Math.max(...pays)) })}</span>
        )}
      </p>
      <ol className={cx(styles.pays, pays.length > MOST_ROOMY && styles.dense)} aria-label={t('pays')}>
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
    </div>
  )
}
