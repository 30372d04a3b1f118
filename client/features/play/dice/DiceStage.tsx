import { History } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DICE_TARGET_MAX, DICE_TARGET_MIN } from '#contract/play/dice/dice.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import { Chip, IconButton, Slider, Stage } from '#client/ui/index.ts'
import { Coins } from './Coins.tsx'
import type { HistoryRow } from './dice.queries.ts'
import { hundredthsText, snapTarget } from './dice-target.ts'
import styles from './DiceStage.module.css'
import type { Dice } from './use-dice.ts'
import { useRollingNumber } from './use-rolling-number.ts'

const SHOWN_ROLLS = 5
const SCALE = [0, 10_000] as const
const TICKS = [0, 2_500, 5_000, 7_500, 10_000].map((at) => ({ at, label: String(at / 100) }))

interface Props {
  dice: Dice
  rounds: readonly HistoryRow[]
  currency: CurrencyMeta
  onHistory: () => void
}

/** The dark stage: recent rolls, the big number, the win, and the slider for the target. */
export function DiceStage({ dice, rounds, currency, onHistory }: Props) {
  const { t, i18n } = useTranslation('dice')
  const { choice, isRolling, isBusy } = dice
  const round = dice.round ?? rounds[0]
  const { shown, isStanding } = useRollingNumber(round?.roll, isRolling)
  const isDragged = useRef(false)
  const side = (one: { target: number; direction: 'over' | 'under' }) =>
    t(`side_${one.direction}`, { target: hundredthsText(one.target) })
  /** Of this bet, not of an earlier one. */
  const hasProfit = isStanding && dice.round !== undefined && dice.round.payout > dice.round.stake
  const isWin = isStanding && round?.win === true
  /** The big number shows the newest roll first. */
  const newest = isRolling || isStanding ? 0 : 1
  const line = () => {
    if (!round) return t('first_bet')
    if (!round.win) return t('lost', { side: side(round) })
    return t('won', { amount: formatMoney(round.payout, currency, { language: i18n.language }), side: side(round) })
  }

  return (
    <Stage aria-label={t('title')}>
      <div className={styles.top}>
        <IconButton label={t('history')} icon={<History size={20} />} className={styles.history} onClick={onHistory} />
        <ol className={styles.rolls} aria-label={t('last_rolls')}>
          {rounds.slice(newest, newest + SHOWN_ROLLS).map(({ roundId, roll, win }) => (
            <li key={roundId}>
              <Chip tone={win ? 'stageWin' : 'stage'} className={styles.roll}>
                {hundredthsText(roll)}
              </Chip>
            </li>
          ))}
        </ol>
      </div>
      <p
        aria-hidden="true"
        className={cx(styles.result, isStanding && round && (isWin ? styles.won : styles.lost), !round && styles.idle)}
      >
        {hundredthsText(shown ?? 0)}
        {hasProfit && <Coins key={dice.round?.roundId} />}
      </p>
      <output className={styles.line}>
        {isStanding && round && <span className="visually-hidden">{`${hundredthsText(round.roll)}. `}</span>}
        {isStanding ? line() : t('rolling')}
      </output>
      <div
        className={styles.slider}
        onPointerDown={() => {
          isDragged.current = true
        }}
        onPointerUp={() => {
          isDragged.current = false
        }}
        onPointerCancel={() => {
          isDragged.current = false
        }}
      >
        <Slider
          label={t(`label_${choice.direction}`)}
          value={choice.target}
          min={DICE_TARGET_MIN}
          max={DICE_TARGET_MAX}
          scale={SCALE}
          ticks={TICKS}
          winSide={choice.direction === 'over' ? 'right' : 'left'}
          marker={isStanding && round ? { at: round.roll, isWin: round.win } : undefined}
          valueText={side(choice)}
          isDisabled={isBusy}
          onChange={(next) => choice.aim(isDragged.current ? snapTarget(next) : next)}
        />
      </div>
    </Stage>
  )
}
