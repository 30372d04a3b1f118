import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/features/system/index.ts'
import { formatDate, formatMoney, formatNumber } from '#client/lib/format.ts'

const MILLION = 1_000_000
const RATE_DECIMALS = 4
const CENT = 100n

/** Money, rates and periods of a bill in the player's language. */
export function useFigures() {
  const { language } = useTranslation().i18n
  const currency = useCurrency()
  const day = (at: number) => formatDate(at, language, { dateStyle: 'medium' })
  return {
    /** A real-time salary has four decimals; where they are 0, two do. */
    money: (amount: bigint) => formatMoney(amount, currency, { language, ...(amount % CENT !== 0n && { decimals: 4 }) }),
    percent: (rate: bigint) =>
      formatNumber(Number(rate) / MILLION, language, { style: 'percent', maximumFractionDigits: RATE_DECIMALS }),
    number: (count: number) => formatNumber(count, language),
    when: (at: number) => formatDate(at, language, { dateStyle: 'medium', timeStyle: 'short' }),
    /** The day, the hour of a day, or the first and the last day. */
    period: ({ kind, periodStart, periodEnd }: { kind: string; periodStart: number; periodEnd: number }) => {
      if (kind === 'HOURLY') {
        const time = (at: number) => formatDate(at, language, { timeStyle: 'short' })
        return `${day(periodStart)}, ${time(periodStart)}–${time(periodEnd)}`
      }
      return kind === 'DIVIDEND' ? `${day(periodStart)} – ${day(periodEnd - 1)}` : day(periodStart)
    },
  }
}
