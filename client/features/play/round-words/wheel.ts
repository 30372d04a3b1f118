import type { DetailByCode } from '#contract/play/originals/registry.ts'
import { riskText, type RoundWords, times } from './round-words.ts'

export const wheelWords: RoundWords<DetailByCode['wheel']> = {
  choice: (t, { segments, risk }) => t('wheel_choice', { segments, risk: riskText(t, risk) }),
  result: (t, { index, result }) => t('wheel_result', { segment: index + 1, multiplier: times(result) }),
}
