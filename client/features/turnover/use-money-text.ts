import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/features/system/index.ts'
import { formatMoney } from '#client/lib/format.ts'

/** Amounts of the merchant's money, in the page's language. */
export function useMoneyText(): (amount: bigint) => string {
  const { i18n } = useTranslation()
  const currency = useCurrency()
  return (amount) => formatMoney(amount, currency, { language: i18n.language })
}
