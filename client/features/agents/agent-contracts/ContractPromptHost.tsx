import { useLocation } from 'react-router-dom'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { isAskedAboutContracts } from '#client/lib/member-type.ts'
import { paths } from '#client/lib/paths.ts'
import { useSession } from '#client/lib/session.ts'
import { Optional } from '#client/ui/index.ts'

const ContractPrompt = lazyPart(() => import('./ContractPrompt.tsx'), 'ContractPrompt')

/**
 * The home page's dialogs about pending contracts, for the member types that are asked (SCR-12, AGT-09); no one else loads their
 * code.
 */
export function ContractPromptHost() {
  const session = useSession()
  const { pathname } = useLocation()
  if (!session || !isAskedAboutContracts(session.type) || pathname !== paths.home) return null
  return (
    <Optional>
      <ContractPrompt key={session.token} token={session.token} />
    </Optional>
  )
}
