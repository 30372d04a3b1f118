import { useTranslation } from 'react-i18next'
import { formatMoney, type CurrencyMeta } from '#client/lib/format.ts'

const CENT = 100n

/** Amounts as text: fractions of the lowest stakes can be below a cent. */
export function useSlotMoney(currency: CurrencyMeta): (amount: bigint) => string {
  const { i18n } = useTranslation()
  return (amount) => formatMoney(amount, currency, { language: i18n.language, decimals: amount % CENT === 0n ? 2 : 4 })
}
