import { ContractPromptHost } from '#client/features/agents/agent-contracts/index.ts'
import { useSetInboxUnread } from '#client/features/content/inbox/index.ts'
import { TermsDialog, useAccountLanguage } from '#client/features/identity/member/index.ts'
import { LimitPrompt, RealityCheckDialog } from '#client/features/identity/responsible-play/index.ts'
import { useSignOut } from '#client/features/identity/session/index.ts'
import { useLiveBalance } from '#client/features/money/wallet/index.ts'
import { useLiveEvent } from '#client/lib/live.ts'
import { Late } from './Late.tsx'

/** A member's live updates, and the dialogs that open by themselves. */
export function MemberBackground() {
  const signOut = useSignOut({ isSure: true })
  const setInboxUnread = useSetInboxUnread()
  useAccountLanguage()
  useLiveEvent('inbox.unread', ({ unreadCount }) => setInboxUnread(unreadCount))
  useLiveBalance()
  return (
    <>
      <Late>
        <RealityCheckDialog onLeave={() => void signOut()} />
        <LimitPrompt />
      </Late>
      <Late>
        <TermsDialog />
      </Late>
      <ContractPromptHost />
    </>
  )
}
