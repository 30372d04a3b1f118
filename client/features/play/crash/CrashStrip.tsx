import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hundredthsText } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { IconButton } from '#client/ui/index.ts'
import type { ProvenRound } from './crash-calls.ts'
import styles from './CrashStrip.module.css'

const SHOWN = 12
const [GOOD, GREAT] = [200, 1_000]

const toneOf = (point: number) => (point >= GREAT ? styles.great : point >= GOOD ? styles.good : styles.low)

interface Props {
  rounds: readonly ProvenRound[]
  onRound: (round: ProvenRound) => void
  onHistory: () => void
}

/** The last crash points, newest first; each opens its proof. */
export function CrashStrip({ rounds, onRound, onHistory }: Props) {
  const { t } = useTranslation(['crash', 'game-frame'])
  return (
    <div className={styles.top}>
      <ol className={styles.points} aria-label={t('last_points')}>
        {rounds.slice(0, SHOWN).map((round) => {
          const text = `${hundredthsText(round.point ?? 0)}×`
          return (
            <li key={round.round}>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={t('proof_of', { multiplier: hundredthsText(round.point ?? 0) })}
                className={styles.point}
                onClick={() => onRound(round)}
              >
                <span className={cx(styles.chip, toneOf(round.point ?? 0))}>{text}</span>
              </button>
            </li>
          )
        })}
      </ol>
      <IconButton label={t('game-frame:history')} icon={<History size={20} />} className={styles.history} onClick={onHistory} />
    </div>
  )
}
