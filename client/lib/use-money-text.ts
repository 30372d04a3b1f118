import { useTranslation } from 'react-i18next'
import { formatMoney } from './format.ts'
import { useCurrency } from './site.ts'

const UNIT = 10_000n

/** Amounts as text, for sentences, in the merchant's currency and the page's language; whole ones without zeros if `isShort`. */
export function useMoneyText() {
  const { i18n } = useTranslation()
  const currency = useCurrency()
  return (amount: bigint, isShort = false) =>
    formatMoney(amount, currency, { language: i18n.language, ...(isShort && amount % UNIT === 0n && { decimals: 0 }) })
}
