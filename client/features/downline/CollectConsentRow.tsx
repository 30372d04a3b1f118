import { Suspense } from 'react'
import { useFlag } from '#client/features/system/index.ts'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { useSession } from '#client/lib/session.ts'
import { ErrorBoundary } from '#client/ui/index.ts'

const CollectConsent = lazyPart(() => import('./CollectConsent.tsx'), 'CollectConsent')

/** Among a member's own rows, where the site moves money between members. */
export function CollectConsentRow() {
  const session = useSession()
  const mayTransfer = useFlag('AGENTRANSMULTDOWN3')
  if (!session || !mayTransfer || isTrialType(session.type)) return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <CollectConsent />
      </Suspense>
    </ErrorBoundary>
  )
}
