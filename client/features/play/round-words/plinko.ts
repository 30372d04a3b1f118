import type { DetailByCode } from '#contract/play/originals/registry.ts'
import { riskText, type RoundWords, times } from './round-words.ts'

export const plinkoWords: RoundWords<DetailByCode['plinko']> = {
  choice: (t, { rows, risk }) => t('plinko_choice', { rows, risk: riskText(t, risk) }),
  result: (t, { bin, rows, result }) => t('plinko_result', { bin: bin + 1, bins: rows + 1, multiplier: times(result) }),
}
