import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import { Chip } from '#client/ui/index.ts'
import type { GameRound } from './game-calls.ts'
import styles from './GameStage.module.css'
import type { Play } from './use-play.ts'

const SHOWN_RESULTS = 6

interface Props<Round extends GameRound> {
  play: Play<Round>
  label?: string | undefined
  /** Colours a chip by the round itself instead of whether it won. */
  chipClass?: ((round: Round) => string | undefined) | undefined
}

/** The outcomes of the last rounds, the newest on the right. */
export function LastResults<Round extends GameRound>({ play, label, chipClass }: Props<Round>) {
  const { t } = useTranslation('game-frame')
  return (
    <ol className={styles.results} aria-label={label ?? t('last_results')}>
      {play.seen.slice(0, SHOWN_RESULTS).map((row) => (
        <li key={row.roundId}>
          <Chip tone={!chipClass && row.win ? 'stageWin' : 'stage'} className={cx(styles.result, chipClass?.(row))}>
            {play.shortOutcome(row)}
          </Chip>
        </li>
      ))}
    </ol>
  )
}
