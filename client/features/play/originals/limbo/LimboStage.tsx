import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { GameStage, hundredthsText, type Play } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import type { LimboRound } from './limbo-calls.ts'
import styles from './LimboStage.module.css'
import { useRunUp } from './use-run-up.ts'

interface Props {
  play: Play<LimboRound>
  currency: CurrencyMeta
  onHistory: () => void
}

/** The town at night: the multiplier, running up to the drawn one, and the rocket that reaches the target or fizzles. */
export function LimboStage({ play, currency, onHistory }: Props) {
  const { t, i18n } = useTranslation('limbo')
  const { isAsking, isShowing, shown: round } = play
  const number = useRunUp({ result: round?.result, isAsking, isShowing, isStill: play.isStill })
  const standing = isAsking || isShowing ? undefined : round
  const money = (amount: bigint) => formatMoney(amount, currency, { language: i18n.language })
  const line = () => {
    if (!round) return isAsking ? t('running') : t('first_bet')
    if (!standing) return t('running')
    const side = t('aimed', { target: hundredthsText(round.target) })
    return round.win ? t('won', { amount: money(round.payout), side }) : t('lost', { side })
  }
  const flight = standing
    ? standing.win
      ? styles.reached
      : styles.missed
    : isAsking || isShowing
      ? styles.climbing
      : styles.ready

  return (
    <GameStage
      label={t('title')}
      play={play}
      currency={currency}
      line={line()}
      isLineHidden
      spoken={round && `${hundredthsText(round.result)}×. `}
      onHistory={onHistory}
      className={cx(styles.stage, flight, play.isStill && styles.still)}
    >
      <div aria-hidden="true" className={styles.rocket} />
      <div aria-hidden="true" className={styles.burst} />
      <div aria-hidden="true" className={styles.words}>
        <p className={cx(styles.result, !round && !isAsking && styles.idle)}>
          <span ref={number} />
          <span className={styles.times}>×</span>
        </p>
        {standing ? (
          <>
            <p className={styles.verdict}>
              {standing.win && <Check size={16} strokeWidth={3} />}
              {t(standing.win ? 'reached' : 'missed', { target: hundredthsText(standing.target) })}
            </p>
            {standing.win && <p className={styles.amount}>{money(standing.payout)}</p>}
          </>
        ) : (
          <p className={styles.hint}>{line()}</p>
        )}
      </div>
    </GameStage>
  )
}
