import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { systemState, systemStatus } from '#client/lib/site.ts'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { ErrorBoundary } from '#client/ui/index.ts'
import { PageFailed } from './PageFailed.tsx'

const ClosedScreen = lazyPart(() => import('./ClosedScreen.tsx'), 'ClosedScreen')

/** A closed site checks whether it is open again; an open one checks, less often, whether it was closed. */
const LOOK_AGAIN_MS = 30_000
const LOOK_MS = 60_000

/** Under maintenance or from a blocked address, only this screen is shown (SCR-42). */
export function SystemGate({ children }: { children: ReactNode }) {
  const { data, refetch, isFetching } = useQuery({
    ...systemStatus(),
    refetchInterval: ({ state: { data: status } }) => (status && systemState(status) !== 'normal' ? LOOK_AGAIN_MS : LOOK_MS),
  })
  if (!data || systemState(data) === 'normal') return children
  return (
    <ErrorBoundary fallback={<PageFailed />}>
      <Suspense fallback={null}>
        <ClosedScreen status={data} isLooking={isFetching} onLookAgain={() => void refetch()} />
      </Suspense>
    </ErrorBoundary>
  )
}
