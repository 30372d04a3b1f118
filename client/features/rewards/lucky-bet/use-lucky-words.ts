import { useTranslation } from 'react-i18next'
import { useGamesText } from '#client/features/rewards/reward/index.ts'
import { formatDate, formatNumber } from '#client/lib/format.ts'
import { useMoneyText } from '#client/lib/use-money-text.ts'

const MOMENT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
const DAY = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const

/** How the page writes amounts, odds and times. */
export function useLuckyWords() {
  const { t, i18n } = useTranslation(['lucky-bet', 'reward', 'common'])
  const money = useMoneyText()
  const games = useGamesText()
  const { language } = i18n
  return {
    t,
    money,
    /** Without zeros, where it is a whole amount. */
    label: (amount: bigint) => money(amount, true),
    moment: (at: number) => formatDate(at, language, MOMENT),
    /** A calendar date comes from the server without a zone. */
    day: (day: string) => formatDate(Date.parse(day), language, DAY),
    /** "1 in 500". */
    odds: (oneIn: number) => t('odds', { number: formatNumber(oneIn, language) }),
    number: (value: number) => formatNumber(value, language),
    games,
  }
}
