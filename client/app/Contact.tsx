import { useEffect, useEffectEvent } from 'react'
import { useCanChat, useOpenChat } from '#client/features/chat/index.ts'
import { ContactSheet } from './ContactSheet.tsx'

/** Customer service: a member's live chat, where the site has one; the sheet of channels for everybody else. */
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
