import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query'
import { DEBOUNCE_MS, HOME_LIST_DELAY_MS } from '#client/lib/timings.ts'

const isHomeList = ({ meta }: Query) => meta?.isHomeList === true

/** A request that an invalidation does not cancel: a query's first load, or a load that no open page uses. */
const isLeftRunning = (query: Query) =>
  query.state.fetchStatus !== 'idle' && (query.state.data === undefined || !query.isActive())

/**
 * Names and texts come from the server in the chosen language. 250 ms after the last change everything is loaded again, the home
 * page's game lists one after another, 400 ms apart (SCR-35). The old texts stay until the new ones are there, so that a form
 * keeps what was typed: no query has the language in its key. Returns the function to call on a change of language.
 */
export function createTextReload(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function invalidate(filters: QueryFilters) {
    const running = queryClient.getQueryCache().findAll(filters).filter(isLeftRunning)
    void queryClient.invalidateQueries(filters)
    for (const { promise, queryKey } of running)
      promise?.then(
        () => queryClient.invalidateQueries({ queryKey, exact: true }),
        // A retry asks in the new language.
        () => undefined,
      )
  }
  function reloadInTurn([next, ...rest]: Query[]) {
    if (!next) return
    invalidate({ queryKey: next.queryKey, exact: true })
    timer = setTimeout(() => reloadInTurn(rest), HOME_LIST_DELAY_MS)
  }
  function reload() {
    invalidate({ predicate: (query) => !isHomeList(query) })
    // Mark all as stale: a list that is mounted again meanwhile need not wait for its turn.
    void queryClient.invalidateQueries({ predicate: isHomeList, refetchType: 'none' })
    reloadInTurn(queryClient.getQueryCache().findAll({ predicate: isHomeList, type: 'active' }))
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(reload, DEBOUNCE_MS.language)
  }
}
