/** Formats money, numbers and dates for display. Money is a bigint of 1/10 000 units, as the contract decodes it. */
import { localeOf } from './languages.ts'

export interface CurrencyMeta {
  currencySymbol: string
  /** F = before the amount, B = after it. */
  currencyPosition: 'F' | 'B'
}
interface MoneyFormat {
  language: string
  /** Always shows + or −. */
  isSigned?: boolean
  decimals?: number
}

const SCALE = 10_000n
const SCALE_DIGITS = 4
const MONEY_DECIMALS = 2
const MINUS = '−'
const MASK = '****'

const decimalText = (amount: bigint) => `${amount / SCALE}.${String(amount % SCALE).padStart(SCALE_DIGITS, '0')}`

/** `124805000n` → `₱12,480.50`. Truncated, never rounded up: no one sees more than they have. */
export function formatMoney(
  amount: bigint,
  currency: CurrencyMeta,
  { language, isSigned, decimals = MONEY_DECIMALS }: MoneyFormat,
): string {
  const isNegative = amount < 0n
  const format = new Intl.NumberFormat(localeOf(language), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode: 'trunc',
  })
  const digits = format.format(decimalText(isNegative ? -amount : amount) as `${number}`)
  const sign = isNegative ? MINUS : isSigned ? '+' : ''
  return sign + withSymbol(digits, currency)
}

export const withSymbol = (digits: string, { currencySymbol, currencyPosition }: CurrencyMeta) =>
  currencyPosition === 'F' ? currencySymbol + digits : `${digits} ${currencySymbol}`

/** A balance the player has hidden. */
export const maskMoney = (currency: CurrencyMeta) => withSymbol(MASK, currency)

export const formatNumber = (value: number | bigint, language: string, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(localeOf(language), options).format(value)

/** 0.505 → 50.50%. */
export const formatPercent = (part: number, language: string, decimals = 2) =>
  formatNumber(part, language, { style: 'percent', minimumFractionDigits: decimals, maximumFractionDigits: decimals })

const MINUTE_MS = 60_000
const MINUTES_AN_HOUR = 60

/** 3_900_000 → "1 hr 5 min"; less than a minute is "0 min". */
export function formatDuration(milliseconds: number, language: string): string {
  const minutes = Math.floor(milliseconds / MINUTE_MS)
  const part = (value: number, unit: 'hour' | 'minute') =>
    formatNumber(value, language, { style: 'unit', unit, unitDisplay: 'short' })
  const hours = Math.floor(minutes / MINUTES_AN_HOUR)
  if (hours === 0) return part(minutes, 'minute')
  const rest = minutes % MINUTES_AN_HOUR
  return rest === 0 ? part(hours, 'hour') : `${part(hours, 'hour')} ${part(rest, 'minute')}`
}

export const formatDate = (epochMs: number, language: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }) =>
  new Intl.DateTimeFormat(localeOf(language), options).format(epochMs)

const SPANS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "5 min. ago", and "now" within the last minute. */
export function formatAgo(epochMs: number, language: string, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto', style: 'short' })
  const past = now - epochMs
  for (const [unit, span] of SPANS) if (past >= span) return format.format(-Math.floor(past / span), unit)
  return format.format(0, 'second')
}
