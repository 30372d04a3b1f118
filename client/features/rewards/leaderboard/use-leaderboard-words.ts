import { useTranslation } from 'react-i18next'
import { useGamesText } from '#client/features/rewards/reward/index.ts'
import { formatDate, formatDuration, formatNumber } from '#client/lib/format.ts'
import { useMoneyText } from '#client/lib/use-money-text.ts'
import type { Leaderboard } from '#contract/rewards/leaderboard/leaderboard.ts'
import { daysLeft } from './leaderboard-parts.ts'

const DAY = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
const MOMENT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

type Days = Pick<Leaderboard, 'firstDay' | 'lastDay'>

/** Formats the page's amounts, places and times. */
export function useLeaderboardWords() {
  const { t, i18n } = useTranslation(['leaderboard', 'reward', 'common'])
  const money = useMoneyText()
  const games = useGamesText()
  const { language } = i18n
  return {
    t,
    money,
    /** Without decimals if it is a whole amount. */
    label: (amount: bigint) => money(amount, true),
    number: (value: number) => formatNumber(value, language),
    moment: (at: number) => formatDate(at, language, MOMENT),
    /** A period's days; the server sends calendar dates without a time zone. */
    days: ({ firstDay, lastDay }: Days): string => {
      const [first, last] = [firstDay, lastDay].map((day) => formatDate(Date.parse(day), language, DAY)) as [string, string]
      return first === last ? first : `${first} – ${last}`
    },
    /** Days, or hours and minutes on the last one. */
    left: (endsAt: number, now: number): string => {
      const count = daysLeft(endsAt, now)
      return count > 0 ? t('days_left', { count }) : t('time_left', { time: formatDuration(Math.max(0, endsAt - now), language) })
    },
    games,
  }
}
