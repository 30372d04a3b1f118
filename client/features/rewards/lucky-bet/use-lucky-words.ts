import { useTranslation } from 'react-i18next'
import { useGamesText } from '#client/features/rewards/reward/index.ts'
import { formatDate, formatNumber } from '#client/lib/format.ts'
import { useMoneyText } from '#client/lib/use-money-text.ts'

const MOMENT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
const DAY = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const

/** Formats the page's amounts, odds and times. */
export function useLuckyWords() {
  const { t, i18n } = useTranslation(['lucky-bet', 'reward', 'common'])
  const money = useMoneyText()
  const games = useGamesText()
  const { language } = i18n
  return {
    t,
    money,
    /** Without decimals if it is a whole amount. */
    label: (amount: bigint) => money(amount, true),
    moment: (at: number) => formatDate(at, language, MOMENT),
    /** The server sends calendar dates without a time zone. */
    day: (day: string) => formatDate(Date.parse(day), language, DAY),
    /** "1 in 500". */
    odds: (oneIn: number) => t('odds', { number: formatNumber(oneIn, language) }),
    number: (value: number) => formatNumber(value, language),
    games,
  }
}
