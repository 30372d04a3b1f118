import { useTranslation } from 'react-i18next'
import type { SpinPrize } from '#contract/rewards/spin/spin.ts'
import { useGamesText } from '#client/features/rewards/reward/index.ts'
import { formatDate, formatNumber } from '#client/lib/format.ts'
import { useMoneyText } from '#client/lib/use-money-text.ts'
import { chanceOf } from './spin-parts.ts'

const MOMENT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/** Formats the page's amounts, chances and times. */
export function useSpinWords() {
  const { t, i18n } = useTranslation(['spin', 'reward', 'common'])
  const money = useMoneyText()
  const games = useGamesText()
  const { language } = i18n
  return {
    t,
    money,
    /** Without decimals if it is a whole amount. */
    label: (amount: bigint) => money(amount, true),
    moment: (at: number) => formatDate(at, language, MOMENT),
    games,
    /** "0.1%". */
    chance(prize: Pick<SpinPrize, 'chance'>): string {
      const { part, decimals, isLess } = chanceOf(prize)
      const text = formatNumber(part, language, { style: 'percent', maximumFractionDigits: decimals })
      return isLess ? t('less_than', { chance: text }) : text
    },
  }
}
