import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { ApiError } from '#client/lib/api-error.ts'
import { i18n } from '#client/lib/i18n.ts'
import { restoreKept } from '#client/lib/kept-answers.ts'
import { onSessionChange } from '#client/lib/session.ts'
import { createTextReload } from './reload-texts.ts'

const RETRIES = 2
const STALE_MS = 30_000

/** Retry only when there was no answer or the server failed, and not while offline. A refusal stays a refusal. */
const isWorthRetrying = (error: unknown) =>
  navigator.onLine && error instanceof ApiError && error.code !== 'answer.invalid' && (error.status === 0 || error.status >= 500)

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < RETRIES && isWorthRetrying(error),
      staleTime: STALE_MS,
      // Offline, a page says so at once instead of showing its skeleton, even if the connection dropped before a retry. Back
      // online, it loads again by itself.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

restoreKept(queryClient)

/**
 * One member's data must not be shown to the next: when the session changes, drop everything but public data and load it again.
 */
const dropPrivateData = () => void queryClient.resetQueries({ predicate: ({ meta }) => meta?.isPublic !== true })
const reloadTexts = createTextReload(queryClient)

export function Providers({ children }: { children: ReactNode }) {
  useEffect(() => onSessionChange(dropPrivateData), [])
  useEffect(() => {
    i18n.on('languageChanged', reloadTexts)
    return () => i18n.off('languageChanged', reloadTexts)
  }, [])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
