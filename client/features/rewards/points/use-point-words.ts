import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '#client/lib/format.ts'
import { useMoneyText } from '#client/lib/use-money-text.ts'

const DAY = { month: 'short', day: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const
const MINUS = '−'
/** Further away, a day without its year would be ambiguous. */
const CLEAR_MS = 330 * 86_400_000

const isToday = (moment: number) => new Date(moment).toDateString() === new Date().toDateString()

/** Formats points, amounts and days of the reward centre. The server sends calendar dates without a time zone. */
export function usePointWords() {
  const { t, i18n } = useTranslation('points')
  const money = useMoneyText()
  const { language } = i18n
  const number = (points: number) => formatNumber(Math.abs(points), language)
  return {
    t,
    number,
    /** Without decimals if it is a whole amount. */
    money: (amount: bigint) => money(amount, true),
    /** With its sign: added or taken. */
    change: (points: number) => `${points < 0 ? MINUS : '+'}${number(points)}`,
    calendarDay: (date: string) => {
      const moment = Date.parse(date)
      const isClear = Math.abs(moment - Date.now()) < CLEAR_MS
      return formatDate(moment, language, { ...DAY, ...(!isClear && { year: 'numeric' }), timeZone: 'UTC' })
    },
    moment: (at: number) =>
      isToday(at) ? t('today_at', { time: formatDate(at, language, TIME) }) : formatDate(at, language, { ...DAY, ...TIME }),
    lastDay: (end: number) => formatDate(end - 1, language, DAY),
  }
}
