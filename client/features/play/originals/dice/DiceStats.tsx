import { ArrowLeftRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { diceChance } from '#contract/play/originals/dice.ts'
import { hundredthsText, multiplierText, StatField, StatRow } from '#client/features/play/game-frame/index.ts'
import { IconButton } from '#client/ui/index.ts'
import { targetOfChance, targetOfMultiplier } from './dice-target.ts'
import styles from './DiceStats.module.css'
import type { DiceChoice } from './use-dice-choice.ts'

/** No multiplier is higher. */
const MOST_FIGURE = 100

/** Multiplier, target and chance: three views of one choice, each editable. */
export function DiceStats({ choice, isLocked }: { choice: DiceChoice; isLocked: boolean }) {
  const { t } = useTranslation('dice')
  const { target, direction, multiplier, aim, turn } = choice
  const chance = diceChance(target, direction)
  return (
    <StatRow>
      <StatField
        label={t('multiplier')}
        value={multiplier}
        text={multiplierText(multiplier)}
        suffix="×"
        decimals={4}
        most={MOST_FIGURE}
        onChange={(next) => aim(targetOfMultiplier(next, direction))}
        isDisabled={isLocked}
      />
      <div className={styles.turning}>
        <StatField
          label={t(`label_${direction}`)}
          value={target}
          text={hundredthsText(target)}
          decimals={2}
          onChange={aim}
          isDisabled={isLocked}
        />
        <IconButton
          label={t('turn')}
          icon={<ArrowLeftRight size={18} />}
          className={styles.turn}
          disabled={isLocked}
          onClick={turn}
        />
      </div>
      <StatField
        label={t('chance')}
        value={chance}
        text={hundredthsText(chance)}
        suffix="%"
        decimals={2}
        onChange={(next) => aim(targetOfChance(next, direction))}
        isDisabled={isLocked}
      />
    </StatRow>
  )
}
