import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import type { CurrencyMeta } from '#client/lib/format.ts'
import { useReducedMotion } from '#client/lib/use-reduced-motion.ts'
import { Stage } from '#client/ui/index.ts'
import type { GameRound } from './game-calls.ts'
import { Celebration } from './Celebration.tsx'
import { LastResults } from './LastResults.tsx'
import { HistoryButton, TurboButton } from './StageTools.tsx'
import styles from './GameStage.module.css'
import type { Play } from './use-play.ts'

interface Props<Round extends GameRound> {
  /** The game's name. */
  label: string
  play: Play<Round>
  currency: CurrencyMeta
  /** The outcome in words: read out once the result is shown. */
  line: string
  /** It may take two rows; both are reserved. */
  isLongLine?: boolean
  /** The stage already shows it: only screen readers get the line. */
  isLineHidden?: boolean
  /** Read out before the line. */
  spoken?: string
  lastLabel?: string
  historyLabel?: string
  onHistory?: () => void
  /** Above the game, with its own `TurboButton` and `HistoryButton`; the default is the last results. */
  top?: ReactNode
  className?: string
  /** Below the line. */
  below?: ReactNode
  children: ReactNode
}

/** The dark stage of every original: recent results, the game itself, the result in words, and wins. */
export function GameStage<Round extends GameRound>(props: Props<Round>) {
  const { label, play, currency, line, isLongLine, isLineHidden, spoken, className } = props
  const { historyLabel, lastLabel, onHistory, top, below, children } = props
  const { round, isAsking, isShowing, auto, turbo } = play
  const isStill = useReducedMotion()
  const isStanding = !isAsking && !isShowing
  const start = useRef<HTMLDivElement>(null)
  const isWatched = isAsking && !auto.isOn
  // The bet button may be further down a tall table: scroll to the result.
  useEffect(() => {
    if (isWatched) start.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' })
  }, [isWatched, isStill])
  return (
    <Stage aria-label={label} className={cx(styles.stage, className)}>
      <div ref={start} className={styles.top}>
        {top ?? (
          <>
            <LastResults play={play} label={lastLabel} />
            <TurboButton turbo={turbo} />
            {onHistory && <HistoryButton label={historyLabel} onOpen={onHistory} />}
          </>
        )}
      </div>
      {children}
      <output className={isLineHidden ? 'visually-hidden' : cx(styles.line, isLongLine && styles.longLine)}>
        {isStanding && spoken && <span className="visually-hidden">{spoken}</span>}
        {line}
      </output>
      {below}
      {isStanding && round && <Celebration key={round.roundId} round={round} currency={currency} />}
    </Stage>
  )
}
