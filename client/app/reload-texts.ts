import type { Query, QueryClient } from '@tanstack/react-query'
import { DEBOUNCE_MS, HOME_LIST_DELAY_MS } from '#client/lib/timings.ts'

const isHomeList = ({ meta }: Query) => meta?.isHomeList === true

/**
 * Names and texts come from the server in the chosen language. 250 ms after the last change everything is loaded anew,
 * the home page's game lists one after another, 400 ms apart (spec §4). Answers what to call on a change of language.
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
    // All are stale from now on: a list that is drawn anew meanwhile need not wait for its turn.
    void queryClient.invalidateQueries({ predicate: isHomeList, refetchType: 'none' })
    reloadInTurn(queryClient.getQueryCache().findAll({ predicate: isHomeList, type: 'active' }))
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(reload, DEBOUNCE_MS.language)
  }
}
