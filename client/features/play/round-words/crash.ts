import type { CrashDetail } from '#contract/play/crash/crash-detail.ts'
import { hundredthsText } from '#contract/play/originals/figures.ts'
import type { RoundWords } from './round-words.ts'

export const crashWords: RoundWords<CrashDetail> = {
  choice: (t, { autoCashOut }) =>
    autoCashOut === null ? t('crash_by_hand') : t('crash_auto', { target: hundredthsText(autoCashOut) }),
  result(t, { cashOut, point }) {
    if (cashOut !== null) return t('crash_cashed', { multiplier: hundredthsText(cashOut) })
    return point === null ? '–' : t('crash_crashed', { multiplier: hundredthsText(point) })
  },
}
