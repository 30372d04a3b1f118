/** The picture a served page begins with (server/http/first-page.ts): it stays until the page has its own to show, or nothing to wait for. */
import type { QueryClient } from '@tanstack/react-query'

/** Longer than the pause between one answer and the next question. */
const QUIET_MS = 400

const find = () => document.querySelector('.first-picture')

export const dropFirstPicture = (): void => find()?.remove()

/** From when the page is there: however its first answers turn out. Returns what ends it at once, for another page has another picture. */
export function endFirstPicture(queryClient: QueryClient): () => void {
  if (!find()) return () => undefined
  let quiet: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(quiet)
    if (queryClient.isFetching() === 0) quiet = setTimeout(end, QUIET_MS)
  }
  const unsubscribe = queryClient.getQueryCache().subscribe(look)
  function end() {
    clearTimeout(quiet)
    unsubscribe()
    dropFirstPicture()
  }
  look()
  return end
}
