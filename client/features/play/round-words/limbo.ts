import { hundredthsText } from '#contract/play/originals/figures.ts'
import type { DetailByCode } from '#contract/play/originals/registry.ts'
import type { RoundWords } from './round-words.ts'

export const limboWords: RoundWords<DetailByCode['limbo']> = {
  choice: (t, { target }) => t('limbo_choice', { target: hundredthsText(target) }),
  result: (t, { result }) => t('limbo_result', { result: hundredthsText(result) }),
}
