/** The days a report covers. */
import { toIsoDate } from '#client/lib/calendar.ts'

export const SPANS = ['today', 'yesterday', 'days_7', 'days_30'] as const
export type Span = (typeof SPANS)[number] | 'month'
export type ReportRange = { span: Span } | { span: 'custom'; from: string; to: string }
export const DEFAULT_RANGE: ReportRange = { span: 'days_7' }

const DAY_MS = 86_400_000
const MONTH_LENGTH = 'yyyy-MM'.length
/** In this device's time zone. */
const toDayText = (at: Date) => toIsoDate({ year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() })
/** First and last day, as days before today. */
const AGO: Record<Exclude<Span, 'month'>, readonly [number, number]> = {
  today: [0, 0],
  yesterday: [1, 1],
  days_7: [6, 0],
  days_30: [29, 0],
}

/** Names the range in query keys: "today" stays today while the clock runs. */
export const rangeKey = (range: ReportRange): string => (range.span === 'custom' ? `${range.from}/${range.to}` : range.span)

/** As instants: the server knows in which business day of the merchant each one is. */
export function rangeQuery(range: ReportRange, now: number = Date.now()): { startDate: string; endDate: string } {
  if (range.span === 'custom') {
    const [startDate = '', endDate = ''] = [range.from, range.to].sort()
    return { startDate, endDate }
  }
  if (range.span === 'month') {
    return { startDate: `${toDayText(new Date(now)).slice(0, MONTH_LENGTH)}-01`, endDate: String(now) }
  }
  const [first, last] = AGO[range.span]
  return { startDate: String(now - first * DAY_MS), endDate: String(now - last * DAY_MS) }
}
