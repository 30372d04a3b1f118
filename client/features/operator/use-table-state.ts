import { useSearchParams } from 'react-router-dom'

/** A table's page and filters, in the address: a link shows what one saw, and back goes back. */
export function useTableState() {
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Number(params.get('page')) || 1)
  /** A filter that changes begins at the first page; an empty one is gone. */
  const set = (name: string, value: string) => {
    // Where nothing changes nobody is led anywhere: not off a page that is on its way.
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
