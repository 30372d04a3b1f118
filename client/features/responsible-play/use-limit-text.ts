import { useTranslation } from 'react-i18next'
import type { LimitKind } from '#contract/responsible-play.ts'
import { useSite } from '#client/features/system/index.ts'
import { formatDuration, formatMoney } from '#client/lib/format.ts'
import { minutesOf } from './limit-amount.ts'

const MINUTE_MS = 60_000
const PESO = { currencySymbol: '₱', currencyPosition: 'F' } as const

/** A limit's amount in words: money, or hours and minutes. */
export function useLimitText(): (kind: LimitKind, amount: bigint) => string {
  const { i18n } = useTranslation()
  const site = useSite() ?? PESO
  return (kind, amount) =>
    kind === 'TIME'
      ? formatDuration(minutesOf(amount) * MINUTE_MS, i18n.language)
      : formatMoney(amount, site, { language: i18n.language })
}
