/**
 * The picture in the served page (server/http/first-page.ts). It stays until the page has its own or nothing left to wait for.
 */
import type { QueryClient } from '@tanstack/react-query'

/** Longer than the gap between one answer and the next request. */
const QUIET_MS = 400

const find = () => document.querySelector('.first-picture')

let served: string | undefined
/** Whether the page was served with this picture, even if it has been removed since. */
export function isFirstPicture(src: string): boolean {
  served ??= find()?.querySelector('img')?.getAttribute('src') ?? ''
  return served === src
}

export const dropFirstPicture = (): void => find()?.remove()

/**
 * Call it once the page is mounted. Removes the picture when no request is running, whether or not they succeeded. Returns a
 * function that removes it at once, for when the page changes.
 */
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
