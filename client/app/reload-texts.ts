import type { Query, QueryClient } from '@tanstack/react-query'
import { DEBOUNCE_MS, HOME_LIST_DELAY_MS } from '#client/lib/timings.ts'

const isHomeList = ({ meta }: Query) => meta?.isHomeList === true

/**
 * Names and texts come from the server in the chosen language. 250 ms after the last change everything is loaded again, the home
 * page's game lists one after another, 400 ms apart (spec §4). Returns the function to call on a change of language.
 */
export function createTextReload(queryClient: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  function reloadInTurn([next, ...rest]: Query[]) {
    if (!next) return
    void queryClient.invalidateQueries({ queryKey: next.queryKey, exact: true })
    timer = setTimeout(() => reloadInTurn(rest), HOME_LIST_DELAY_MS)
  }
  function reload() {
    void queryClient.invalidateQueries({ predicate: (query) => !isHomeList(query) })
    // Mark all as stale: a list that is mounted again meanwhile need not wait for its turn.
    void queryClient.invalidateQueries({ predicate: isHomeList, refetchType: 'none' })
    reloadInTurn(queryClient.getQueryCache().findAll({ predicate: isHomeList, type: 'active' }))
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(reload, DEBOUNCE_MS.language)
  }
}
