import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/features/system/index.ts'
import { formatMoney } from '#client/lib/format.ts'

const UNIT = 10_000n

/** Amounts as text, for words that hold one; whole ones without their zeros where `isShort`. */
export function useMoneyText() {
  const { i18n } = useTranslation()
  const currency = useCurrency()
  return (amount: bigint, isShort = false) =>
    formatMoney(amount, currency, { language: i18n.language, ...(isShort && amount % UNIT === 0n && { decimals: 0 }) })
}
