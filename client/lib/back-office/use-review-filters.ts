import { useTableState } from './use-table-state.ts'

/** A queue's filters, kept in the address. `firstState` is shown until another is chosen; ALL for no state. */
export function useReviewFilters(firstState: string) {
  const { page, get, set, setPage } = useTableState()
  const shown = { state: get('state') || firstState, member: get('member'), startDate: get('from'), endDate: get('to') }
  const { member, startDate, endDate } = shown
  return {
    page,
    set,
    setPage,
    shown,
    /** As a query: empty filters are left out. The state is the page's own to read. */
    asked: { ...(member && { member }), ...(startDate && { startDate }), ...(endDate && { endDate }) },
  }
}
export type ReviewFilters = ReturnType<typeof useReviewFilters>
