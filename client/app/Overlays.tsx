/** Menus, drawers and dialogs that a tap opens: a chunk of their own, kept out of the first page. */
import { useEffect } from 'react'
import { DownloadPopup } from '#client/features/site/download/index.ts'
import { useChooseLanguage } from '#client/features/identity/member/index.ts'
import { i18n } from '#client/lib/i18n.ts'
import type { Overlay } from '#client/lib/overlay.ts'
import { useSite } from '#client/lib/site.ts'
import { DialogHost } from '#client/ui/DialogHost.tsx'
import { LanguagePicker } from '#client/ui/index.ts'
import { Contact } from './Contact.tsx'
import { Late } from './Late.tsx'
import { MemberDrawer } from './MemberDrawer.tsx'
import { SideMenu } from './SideMenu.tsx'
import { WalletSheet } from './WalletSheet.tsx'

export function Overlays({ overlay, onShow }: { overlay: Overlay | null; onShow: (overlay: Overlay | null) => void }) {
  const close = () => onShow(null)
  const choose = useChooseLanguage()
  // A later failure may also be a lost connection: load the error texts ahead.
  useEffect(() => void i18n.loadNamespaces('errors'), [])
  return (
    <>
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
      <DialogHost />
    </>
  )
}
