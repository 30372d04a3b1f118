import { hundredthsText } from '#contract/play/originals/figures.ts'
import type { DetailByCode } from '#contract/play/originals/registry.ts'
import type { RoundWords } from './round-words.ts'

export const diceWords: RoundWords<DetailByCode['dice']> = {
  choice: (t, { direction, target }) => t(`dice_${direction}`, { target: hundredthsText(target) }),
  result: (t, { roll }) => t('dice_result', { roll: hundredthsText(roll) }),
}
