/** The dates of a team report, in its address: other reports open with the same ones. */
import { useSearchParams } from 'react-router-dom'
import { type ReportRange, type Span } from '#client/ui/report/index.ts'

export const TEAM_SPANS = ['today', 'yesterday', 'days_7', 'month'] as const satisfies readonly Span[]
const DEFAULT_SPAN: Span = 'days_7'
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** `start` and `end` are days; a span goes by its name. */
export function rangeIn(search: URLSearchParams): ReportRange {
  const [from, to] = [search.get('start') ?? '', search.get('end') ?? '']
  if (DAY.test(from) && DAY.test(to)) return { span: 'custom', from, to }
  return { span: TEAM_SPANS.find((span) => span === search.get('span')) ?? DEFAULT_SPAN }
}

export const rangeParams = (range: ReportRange): Record<string, string> =>
  range.span === 'custom' ? { start: range.from, end: range.to } : { span: range.span }

/** The address of a report with these dates and any other filters. */
export function reportPath(path: string, range: ReportRange, rest: Record<string, string | undefined> = {}): string {
  const named = Object.entries(rest).filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '')
  return `${path}?${new URLSearchParams({ ...rangeParams(range), ...Object.fromEntries(named) })}`
}

/** Reads the address and changes parts of it; an empty value removes a part. Dates change together. */
export function useReportAddress() {
  const [search, setSearch] = useSearchParams()
  const set = (changes: Record<string, string>, options: { replace: boolean } = { replace: true }) =>
    setSearch((last) => {
      const next = new URLSearchParams(last)
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name)
        else next.set(name, value)
      }
      return next
    }, options)
  return {
    search,
    set,
    range: rangeIn(search),
    setRange: (range: ReportRange) => set({ start: '', end: '', span: '', ...rangeParams(range) }),
  }
}
