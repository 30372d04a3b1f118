import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DICE_TARGET_MAX, DICE_TARGET_MIN, type DiceDirection } from '#contract/play/originals/dice.ts'
import { GameStage, hundredthsText, type Play } from '#client/features/play/game-frame/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'
import { Slider } from '#client/ui/index.ts'
import type { DiceRound } from './dice-calls.ts'
import { snapTarget } from './dice-target.ts'
import styles from './DiceStage.module.css'
import type { DiceChoice } from './use-dice-choice.ts'
import { useRollingNumber } from './use-rolling-number.ts'

const SCALE = [0, 10_000] as const
const TICKS = [0, 2_500, 5_000, 7_500, 10_000].map((at) => ({ at, label: String(at / 100) }))

interface Props {
  play: Play<DiceRound>
  choice: DiceChoice
  currency: CurrencyMeta
  onHistory: () => void
}

/** The dark stage: recent rolls, the big number, the win, and the slider for the target. */
export function DiceStage({ play, choice, currency, onHistory }: Props) {
  const { t, i18n } = useTranslation('dice')
  const { isAsking, isShowing, isLocked, shown: round } = play
  const { number, isStanding: isAtRest } = useRollingNumber(round?.roll, isAsking, play.isStill)
  const isStanding = isAtRest && !isShowing
  const isDragged = useRef(false)
  const side = (one: { target: number; direction: DiceDirection }) =>
    t(`side_${one.direction}`, { target: hundredthsText(one.target) })
  const isWin = isStanding && round?.win === true
  const line = () => {
    if (!isStanding) return t('rolling')
    if (!round) return t('first_bet')
    if (!round.win) return t('lost', { side: side(round) })
    return t('won', { amount: formatMoney(round.payout, currency, { language: i18n.language }), side: side(round) })
  }
  const drag = (next: boolean) => () => {
    isDragged.current = next
  }
  const slider = (
    <div className={styles.slider} onPointerDown={drag(true)} onPointerUp={drag(false)} onPointerCancel={drag(false)}>
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
        isDisabled={isLocked}
        onChange={(next) => choice.aim(isDragged.current ? snapTarget(next) : next)}
      />
    </div>
  )

  return (
    <GameStage
      label={t('title')}
      play={play}
      currency={currency}
      line={line()}
      spoken={round && `${hundredthsText(round.roll)}. `}
      historyLabel={t('history')}
      lastLabel={t('last_rolls')}
      onHistory={onHistory}
      below={slider}
    >
      <p
        ref={number}
        aria-hidden="true"
        className={cx(styles.result, isStanding && round && (isWin ? styles.won : styles.lost), !round && styles.idle)}
      />
    </GameStage>
  )
}
