import { lazyPart } from '#client/lib/lazy-part.ts'
import { isAskedAboutContracts } from '#client/lib/member-type.ts'
import { useSession } from '#client/lib/session.ts'
import { Optional } from '#client/ui/index.ts'

const WaitingContracts = lazyPart(() => import('./WaitingContracts.tsx'), 'WaitingContracts')

/**
 * In a member's menu: a way back to a contract that was postponed on the home page. For the member types that are asked (AGT-09).
 */
export function WaitingContractRows({ onSelect }: { onSelect?: (() => void) | undefined }) {
  const session = useSession()
  if (!session || !isAskedAboutContracts(session.type)) return null
  return (
    <Optional>
      <WaitingContracts onSelect={onSelect} />
    </Optional>
  )
}
