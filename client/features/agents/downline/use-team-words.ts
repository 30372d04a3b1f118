import { useTranslation } from 'react-i18next'
import { useCurrency } from '#client/lib/site.ts'
import { formatDate, formatMoney, formatNumber } from '#client/lib/format.ts'
import { isAgentType } from '#client/lib/member-type.ts'

/** Amounts, times and types of a team, as text. */
export function useTeamWords() {
  const { t, i18n } = useTranslation('downline')
  const currency = useCurrency()
  const { language } = i18n
  return {
    currency,
    money: (amount: bigint) => formatMoney(amount, currency, { language }),
    number: (count: number) => formatNumber(count, language),
    time: (at: number | null) =>
      at === null ? t('never') : formatDate(at, language, { dateStyle: 'medium', timeStyle: 'short' }),
    day: (at: number) => formatDate(at, language, { dateStyle: 'medium' }),
    typeOf: (type: number) => t(isAgentType(type) ? 'kind_AGENT' : 'kind_MEMBER'),
  }
}
