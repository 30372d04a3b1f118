import type { DetailByCode } from '#contract/play/originals/registry.ts'
import { riskText, type RoundWords, times } from './round-words.ts'

export const kenoWords: RoundWords<DetailByCode['keno']> = {
  choice: (t, { numbers, risk }) => t('keno_choice', { numbers: numbers.join(', '), risk: riskText(t, risk) }),
  result: (t, { hits, numbers, result }) => t('keno_result', { hits, chosen: numbers.length, multiplier: times(result) }),
}
