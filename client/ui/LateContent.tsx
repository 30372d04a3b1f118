import { Suspense, type ReactNode } from 'react'
import { ApiError } from '#client/lib/api-error.ts'
import { askForFreshPage } from '#client/lib/lazy-part.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Skeleton } from './Skeleton.tsx'

/** Content of a sheet whose code loads when it first opens: the sheet itself answers the tap. */
export const LateContent = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={<ErrorState error={new ApiError('network.timeout')} onRetry={askForFreshPage} />}>
    <Suspense fallback={<Skeleton shape="text" rows={6} />}>{children}</Suspense>
  </ErrorBoundary>
)
