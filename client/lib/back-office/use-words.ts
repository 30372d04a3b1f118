import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/lib/site.ts'
import { formatDate, formatMoney } from '#client/lib/format.ts'

/** Formats money and times for the tables of the back office. */
export function useWords() {
  const { i18n } = useTranslation()
  const currency = useCurrency()
  return {
    money: (amount: bigint, isSigned = false) => formatMoney(amount, currency, { language: i18n.language, isSigned }),
    when: (at: number) => formatDate(at, i18n.language, { dateStyle: 'medium', timeStyle: 'short' }),
  }
}
