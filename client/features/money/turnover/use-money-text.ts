import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/lib/site.ts'
import { formatMoney } from '#client/lib/format.ts'

/** Formats amounts in the merchant's currency and the page's language. */
export function useMoneyText(): (amount: bigint) => string {
  const { i18n } = useTranslation()
  const currency = useCurrency()
  return (amount) => formatMoney(amount, currency, { language: i18n.language })
}
