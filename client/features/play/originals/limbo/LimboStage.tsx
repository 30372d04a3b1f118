import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { GameStage, hundredthsText, type Play } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import type { LimboRound } from './limbo-calls.ts'
import styles from './LimboStage.module.css'
import { useRunUp } from './use-run-up.ts'

interface Props {
  play: Play<LimboRound>
  target: number
  currency: CurrencyMeta
  onHistory: () => void
}
interface Heights extends CSSProperties {
  '--reached': string
  '--target': string
}

/** The scale ends at 1,000×; above, the line stays at the top. */
const TOP_POWER = 3
const TICKS = [1, 10, 100, 1_000]
/** Hundredths to a part of the logarithmic scale. */
const heightOf = (multiplier: number) => Math.min(1, Math.max(0, Math.log10(multiplier / 100) / TOP_POWER))

/** The multiplier, running up to the drawn one, and a scale with the target on it. */
export function LimboStage({ play, target, currency, onHistory }: Props) {
  const { t, i18n } = useTranslation('limbo')
  const { isAsking, isShowing, shown: round } = play
  const moving = useRunUp(round?.result, isShowing, play.isStill)
  const isStanding = !isAsking && !isShowing
  const shown = isAsking ? 100 : (moving ?? round?.result ?? 100)
  const text = `${hundredthsText(shown)}×`
  const line = () => {
    if (!isStanding) return t('running')
    if (!round) return t('first_bet')
    const side = t('aimed', { target: hundredthsText(round.target) })
    if (!round.win) return t('lost', { side })
    return t('won', { amount: formatMoney(round.payout, currency, { language: i18n.language }), side })
  }
  const heights: Heights = { '--reached': String(heightOf(shown)), '--target': `${heightOf(target) * 100}%` }

  return (
    <GameStage
      label={t('title')}
      play={play}
      currency={currency}
      line={line()}
      spoken={round && `${hundredthsText(round.result)}×. `}
      onHistory={onHistory}
      below={
        <div className={styles.scale} style={heights} aria-hidden="true">
          <div className={styles.track}>
            <span className={cx(styles.fill, isStanding && round && (round.win ? styles.fillWon : styles.fillLost))} />
            <span className={styles.flag} />
          </div>
          <div className={styles.ticks}>
            {TICKS.map((tick) => (
              <span key={tick}>{`${tick}×`}</span>
            ))}
          </div>
        </div>
      }
    >
      <p
        aria-hidden="true"
        className={cx(
          styles.result,
          text.length > 7 && styles.long,
          !round && styles.idle,
          isStanding && round && (round.win ? styles.won : styles.lost),
        )}
      >
        {text}
      </p>
    </GameStage>
  )
}
