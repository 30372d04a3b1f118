import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/lib/site.ts'
import { formatMoney } from '#client/lib/format.ts'
import { formatRate } from '#client/lib/rate.ts'

const UNIT = 10_000n

/** Formats money and rates in the player's language and the site's currency. */
export function useFigures() {
  const { language } = useTranslation().i18n
  const currency = useCurrency()
  return {
    money: (amount: bigint) => formatMoney(amount, currency, { language }),
    /** Leaves out zero cents: thresholds are round. */
    round: (amount: bigint) => formatMoney(amount, currency, { language, ...(amount % UNIT === 0n && { decimals: 0 }) }),
    /** `6_000n` → 0.6%. */
    percent: (rate: bigint) => formatRate(rate, language),
  }
}
