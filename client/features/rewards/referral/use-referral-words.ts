import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '#client/lib/format.ts'
import { useMoneyText } from '#client/lib/use-money-text.ts'

const MILLION = 1_000_000
const PERCENT = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 4 } as const
const DAY = { month: 'short', day: 'numeric' } as const

/** Formats the page's amounts, rates and days. The server sends calendar dates without a time zone. */
export function useReferralWords() {
  const { t, i18n } = useTranslation('referral')
  const money = useMoneyText()
  const { language } = i18n
  return {
    t,
    money,
    /** Without decimals if it is a whole amount. */
    short: (amount: bigint) => money(amount, true),
    number: (value: number) => formatNumber(value, language),
    rate: (rate: number) => formatNumber(rate / MILLION, language, PERCENT),
    day: (moment: number) => formatDate(moment, language, DAY),
    /** The last day before an end time. */
    lastDay: (end: number) => formatDate(end - 1, language, DAY),
    calendarDay: (date: string) => formatDate(Date.parse(date), language, { ...DAY, timeZone: 'UTC' }),
  }
}
