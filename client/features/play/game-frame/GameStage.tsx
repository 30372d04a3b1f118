import { History } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { shortOutcome } from '#client/features/play/round-words/index.ts'
import { cx } from '#client/lib/class-names.ts'
import type { CurrencyMeta } from '#client/lib/format.ts'
import { useReducedMotion } from '#client/lib/use-reduced-motion.ts'
import { Chip, IconButton, Stage } from '#client/ui/index.ts'
import type { GameRound } from './game-calls.ts'
import { Celebration } from './Celebration.tsx'
import styles from './GameStage.module.css'
import type { Play } from './use-play.ts'

const SHOWN_RESULTS = 6

interface Props<Round extends GameRound> {
  /** What the game is called. */
  label: string
  play: Play<Round>
  currency: CurrencyMeta
  /** What came out, in words: read out once the result stands. */
  line: string
  /** It may take two rows; their place is kept. */
  isLongLine?: boolean
  /** Read out before the line. */
  spoken?: string
  lastLabel?: string
  historyLabel?: string
  onHistory: () => void
  className?: string
  /** Colours a chip by the round itself instead of whether it won. */
  chipClass?: (round: Round) => string | undefined
  /** Below the line. */
  below?: ReactNode
  children: ReactNode
}

/** The dark stage of every original: recent results, the game itself, the result in words, and wins. */
export function GameStage<Round extends GameRound>(props: Props<Round>) {
  const { label, play, currency, line, isLongLine, spoken, onHistory, className, chipClass, below, children } = props
  const { t } = useTranslation('game-frame')
  const { historyLabel = t('history'), lastLabel = t('last_results') } = props
  const { round, isAsking, isShowing, seen, auto } = play
  const isStill = useReducedMotion()
  const isStanding = !isAsking && !isShowing
  const top = useRef<HTMLDivElement>(null)
  const isWatched = isAsking && !auto.isOn
  // A bet placed further down a tall table: its result is to be seen.
  useEffect(() => {
    if (isWatched && top.current && top.current.getBoundingClientRect().top < 0)
      top.current.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' })
  }, [isWatched, isStill])
  return (
    <Stage aria-label={label} className={cx(styles.stage, className)}>
      <div ref={top} className={styles.top}>
        <IconButton label={historyLabel} icon={<History size={20} />} className={styles.history} onClick={onHistory} />
        <ol className={styles.results} aria-label={lastLabel}>
          {seen.slice(0, SHOWN_RESULTS).map((row) => (
            <li key={row.roundId}>
              <Chip tone={!chipClass && row.win ? 'stageWin' : 'stage'} className={cx(styles.result, chipClass?.(row))}>
                {shortOutcome(play.detailOf(row))}
              </Chip>
            </li>
          ))}
        </ol>
      </div>
      {children}
      <output className={cx(styles.line, isLongLine && styles.longLine)}>
        {isStanding && spoken && <span className="visually-hidden">{spoken}</span>}
        {line}
      </output>
      {below}
      {isStanding && round && <Celebration key={round.roundId} round={round} currency={currency} />}
    </Stage>
  )
}
