/** The days a report is about. */

export const SPANS = ['today', 'yesterday', 'days_7', 'days_30'] as const
type Span = (typeof SPANS)[number]
export type ReportRange = { span: Span } | { span: 'custom'; from: string; to: string }
export const DEFAULT_RANGE: ReportRange = { span: 'days_7' }

const DAY_MS = 86_400_000
/** First and last day, so many days before today. */
const AGO: Record<Span, readonly [number, number]> = { today: [0, 0], yesterday: [1, 1], days_7: [6, 0], days_30: [29, 0] }

/** Names the range in the keys of queries: "today" stays today while the clock runs. */
export const rangeKey = (range: ReportRange): string => (range.span === 'custom' ? `${range.from}/${range.to}` : range.span)

/** As instants: the server knows which business day of the merchant each of them is in. */
export function rangeQuery(range: ReportRange, now: number = Date.now()): { startDate: string; endDate: string } {
  if (range.span === 'custom') {
    const [startDate = '', endDate = ''] = [range.from, range.to].sort()
    return { startDate, endDate }
  }
  const [first, last] = AGO[range.span]
  return { startDate: String(now - first * DAY_MS), endDate: String(now - last * DAY_MS) }
}
