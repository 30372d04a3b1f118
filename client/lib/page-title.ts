import { useEffect } from 'react'
import { createStore } from './store.ts'

const SITE = 'palaro'
const store = createStore<string | null>(null)
export const useGivenPageTitle = store.useValue

/** Names the page in the back bar and the browser tab while it is shown; the shell has a default by path. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    store.set(title)
    return () => store.set(null)
  }, [title])
}

export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${SITE}` : SITE
  }, [title])
}
