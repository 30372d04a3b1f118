import { useTranslation } from 'react-i18next'
import { HistoryButton, type Play, TurboButton } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import tones from './bin-tones.module.css'
import { binTone } from './board.ts'
import type { PlinkoRound } from './plinko-calls.ts'
import styles from './PlinkoNotes.module.css'

const SHOWN_RESULTS = 5

interface Props {
  play: Play<PlinkoRound>
  currency: CurrencyMeta
  onHistory: () => void
}

/** Beside the board: the last ball's payout, or how to begin; and the results before it. */
export function PlinkoNotes({ play, currency, onHistory }: Props) {
  const { t, i18n } = useTranslation('plinko')
  const { t: tFrame } = useTranslation('game-frame')
  const { seen, shortOutcome, turbo, isStill } = play
  const last = seen[0]
  return (
    <>
      <div className={styles.left}>
        <p className={styles.last} aria-hidden="true">
          {last ? (
            <>
              {t('last_drop')}
              <strong>{shortOutcome(last)}</strong>
              <span className={cx(styles.amount, last.win && styles.won)}>
                {formatMoney(last.payout, currency, { language: i18n.language })}
              </span>
            </>
          ) : (
            t('first_bet')
          )}
        </p>
        <HistoryButton onOpen={onHistory} className={styles.tool} />
        <TurboButton turbo={turbo} className={styles.tool} />
      </div>
      <ol className={cx(styles.results, !isStill && styles.moving)} aria-label={tFrame('last_results')}>
        {seen.slice(0, SHOWN_RESULTS).map((row) => (
          <li key={row.roundId} className={cx(styles.result, tones[binTone(row.result)])}>
            {shortOutcome(row)}
          </li>
        ))}
      </ol>
    </>
  )
}
