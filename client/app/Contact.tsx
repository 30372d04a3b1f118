import { useEffect, useEffectEvent } from 'react'
import { useCanChat, useOpenChat } from '#client/features/content/chat/index.ts'
import { ContactSheet } from './ContactSheet.tsx'

/** Customer service: live chat for members if the site has it, otherwise the sheet of channels. */
export function Contact({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const canChat = useCanChat()
  const openChat = useOpenChat()
  const goToChat = useEffectEvent(() => {
    onClose()
    void openChat()
  })
  useEffect(() => {
    if (isOpen && canChat) goToChat()
  }, [isOpen, canChat])
  return <ContactSheet isOpen={isOpen && !canChat} onClose={onClose} />
}
