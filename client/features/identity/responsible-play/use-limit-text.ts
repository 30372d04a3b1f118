import { useTranslation } from 'react-i18next'
import type { LimitKind } from '#contract/identity/responsible-play.ts'
import { useCurrency } from '#client/lib/site.ts'
import { formatDuration, formatMoney } from '#client/lib/format.ts'
import { minutesOf } from './limit-amount.ts'

const MINUTE_MS = 60_000

/** A limit's amount as text: money, or hours and minutes. */
export function useLimitText(): (kind: LimitKind, amount: bigint) => string {
  const { i18n } = useTranslation()
  const currency = useCurrency()
  return (kind, amount) =>
    kind === 'TIME'
      ? formatDuration(minutesOf(amount) * MINUTE_MS, i18n.language)
      : formatMoney(amount, currency, { language: i18n.language })
}
