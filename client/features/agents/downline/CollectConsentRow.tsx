import { useFlag } from '#client/lib/site.ts'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { isTrialType } from '#client/lib/member-type.ts'
import { useSession } from '#client/lib/session.ts'
import { Optional } from '#client/ui/index.ts'

const CollectConsent = lazyPart(() => import('./CollectConsent.tsx'), 'CollectConsent')

/** In a member's menu, on sites that move money between members. */
export function CollectConsentRow() {
  const session = useSession()
  const mayTransfer = useFlag('AGENTRANSMULTDOWN3')
  if (!session || !mayTransfer || isTrialType(session.type)) return null
  return (
    <Optional>
      <CollectConsent />
    </Optional>
  )
}
