import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/lib/site.ts'
import { formatDate, formatMoney, formatNumber } from '#client/lib/format.ts'
import { formatRate } from '#client/lib/rate.ts'

interface Period {
  kind: string
  periodStart: number
  periodEnd: number
  /** `yyyy-MM-dd` */
  startDate: string
  endDate: string
}

/** Formats money, rates and periods of a bill in the player's language. */
export function useFigures() {
  const { language } = useTranslation().i18n
  const currency = useCurrency()
  const day = (date: string) => formatDate(Date.parse(`${date}T00:00:00Z`), language, { dateStyle: 'medium', timeZone: 'UTC' })
  return {
    money: (amount: bigint) => formatMoney(amount, currency, { language }),
    percent: (rate: bigint) => formatRate(rate, language),
    number: (count: number) => formatNumber(count, language),
    when: (at: number) => formatDate(at, language, { dateStyle: 'medium', timeStyle: 'short' }),
    /** The merchant's day, an hour of a day, or the first and last day. */
    period: ({ kind, periodStart, periodEnd, startDate, endDate }: Period) => {
      if (kind === 'HOURLY') {
        const time = (at: number) => formatDate(at, language, { timeStyle: 'short' })
        return `${day(startDate)}, ${time(periodStart)}–${time(periodEnd)}`
      }
      return startDate === endDate ? day(startDate) : `${day(startDate)} – ${day(endDate)}`
    },
  }
}
