import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber, formatPercent, withSymbol } from '#client/lib/format.ts'
import { useCurrency } from '#client/lib/site.ts'
import { useMoneyText } from '#client/lib/use-money-text.ts'

const UNIT = 10_000n
const MILLION = 1_000_000
const DAY = { month: 'short', day: 'numeric' } as const

/** Formats the page's amounts, rates and days. The server sends calendar dates without a time zone. */
export function useRankWords() {
  const { t, i18n } = useTranslation('vip')
  const money = useMoneyText()
  const currency = useCurrency()
  const { language } = i18n
  const onCalendar = (date: string, options: Intl.DateTimeFormatOptions) =>
    formatDate(Date.parse(date), language, { ...options, timeZone: 'UTC' })
  return {
    t,
    money,
    /** Without decimals if it is a whole amount. */
    short: (amount: bigint) => money(amount, true),
    /** Progress is rounded down to whole units. */
    done: (amount: bigint) => money(amount - (amount % UNIT), true),
    /** The remainder is rounded up. */
    left: (amount: bigint) => money(amount + ((UNIT - (amount % UNIT)) % UNIT), true),
    /** ₱200K. */
    thousands: (amount: bigint) =>
      withSymbol(formatNumber(amount / UNIT, language, { notation: 'compact', maximumFractionDigits: 2 }), currency),
    rate: (rate: number) => formatPercent(rate / MILLION, language),
    day: (moment: number) => formatDate(moment, language, DAY),
    weekday: (moment: number) => formatDate(moment, language, { weekday: 'long', ...DAY }),
    calendarDay: (date: string) => onCalendar(date, DAY),
    monthOf: (date: string) => onCalendar(date, { month: 'long' }),
    hour: (hour: number) =>
      formatDate(Date.UTC(2000, 0, 1, hour), language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
  }
}
