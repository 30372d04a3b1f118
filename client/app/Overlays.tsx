/** Menus, drawers and dialogs: a chunk of their own, kept out of the first page. */
import { Suspense, useEffect, type ReactNode } from 'react'
import { useSignOut } from '#client/features/identity/session/index.ts'
import { ContractPromptHost } from '#client/features/agents/agent-contracts/index.ts'
import { TermsDialog, useAccountLanguage, useChooseLanguage } from '#client/features/identity/member/index.ts'
import { DialogHost } from '#client/ui/DialogHost.tsx'
import { LimitPrompt, RealityCheckDialog } from '#client/features/identity/responsible-play/index.ts'
import { i18n } from '#client/lib/i18n.ts'
import { registerServiceWorker } from '#client/lib/service-worker.ts'
import { useKeepAnswers } from '#client/lib/keep-answers.ts'
import { LanguagePicker } from '#client/ui/index.ts'
import { useSite } from '#client/lib/site.ts'
import { DownloadPopup } from '#client/features/site/download/index.ts'
import { useSetInboxUnread } from '#client/features/content/inbox/index.ts'
import { useLiveBalance } from '#client/features/money/wallet/index.ts'
import { useLiveEvent } from '#client/lib/live.ts'
import { Contact } from './Contact.tsx'
import { FloatingStrip } from './FloatingStrip.tsx'
import { MemberDrawer } from './MemberDrawer.tsx'
import type { Overlay } from '#client/lib/overlay.ts'
import { SideMenu } from './SideMenu.tsx'
import { WalletSheet } from './WalletSheet.tsx'

/** Has texts of its own: the menus neither wait for them nor disappear when they load. */
const Late = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>

export function Overlays({ overlay, onShow }: { overlay: Overlay | null; onShow: (overlay: Overlay | null) => void }) {
  const close = () => onShow(null)
  const signOut = useSignOut({ isSure: true })
  const setInboxUnread = useSetInboxUnread()
  const choose = useChooseLanguage()
  useAccountLanguage()
  // The first page has settled by the time this loads.
  useKeepAnswers()
  useEffect(registerServiceWorker, [])
  // A later failure may also be a lost connection: load the error texts ahead.
  useEffect(() => void i18n.loadNamespaces('errors'), [])
  useLiveEvent('inbox.unread', ({ unreadCount }) => setInboxUnread(unreadCount))
  useLiveBalance()
  return (
    <>
      <FloatingStrip />
      <SideMenu isOpen={overlay === 'menu'} onClose={close} onShow={onShow} />
      <MemberDrawer isOpen={overlay === 'member'} onClose={close} />
      <LanguagePicker isOpen={overlay === 'language'} onClose={close} onChoose={choose} languages={useSite()?.languages} />
      <Contact isOpen={overlay === 'contact'} onClose={close} />
      <Late>
        <DownloadPopup isOpen={overlay === 'download'} onClose={close} />
      </Late>
      <Late>
        <WalletSheet isOpen={overlay === 'wallet'} onClose={close} />
      </Late>
      <Late>
        <RealityCheckDialog onLeave={() => void signOut()} />
        <LimitPrompt />
      </Late>
      <Late>
        <TermsDialog />
      </Late>
      <ContractPromptHost />
      <DialogHost />
    </>
  )
}
