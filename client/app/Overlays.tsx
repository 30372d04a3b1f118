/** Menus, drawers and dialogs: their own chunk, out of the way of the first page. */
import { DialogHost } from '#client/ui/DialogHost.tsx'
import { LanguagePicker } from './LanguagePicker.tsx'
import { MemberDrawer } from './MemberDrawer.tsx'
import type { Overlay } from './overlay.ts'
import { SideMenu } from './SideMenu.tsx'

export function Overlays({ overlay, onShow }: { overlay: Overlay | null; onShow: (overlay: Overlay | null) => void }) {
  const close = () => onShow(null)
  return (
    <>
      <SideMenu isOpen={overlay === 'menu'} onClose={close} onLanguage={() => onShow('language')} />
      <MemberDrawer isOpen={overlay === 'member'} onClose={close} />
      <LanguagePicker isOpen={overlay === 'language'} onClose={close} />
      <DialogHost />
    </>
  )
}
