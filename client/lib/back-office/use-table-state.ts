import { useLocation, useSearchParams } from 'react-router-dom'

/** A table's page and filters, kept in the address, so that links and Back restore them. */
export function useTableState() {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const page = Math.max(1, Number(params.get('page')) || 1)
  /** Changing a filter goes back to the first page; an empty filter is removed. */
  const set = (name: string, value: string) => {
    // While the next page loads, this one is still shown: a change here would bring it back.
    if (window.location.pathname !== pathname) return
    // If nothing changes, do not navigate: it would cancel a navigation under way.
    if (value === (params.get(name) ?? '') && (name === 'page' || page === 1)) return
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    if (name !== 'page') next.delete('page')
    setParams(next, { replace: name !== 'page' })
  }
  return {
    page,
    get: (name: string) => params.get(name) ?? '',
    set,
    setPage: (to: number) => set('page', to > 1 ? String(to) : ''),
  }
}
