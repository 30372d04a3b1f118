import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useInboxUnread } from '#client/features/content/inbox/index.ts'
import { BalancePill } from '#client/features/money/wallet/index.ts'
import { showOverlay } from '#client/lib/overlay.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { IconButton } from '#client/ui/index.ts'

/** The member's side of the header. The bell opens the inbox, and tells trial accounts why they have none. */
export function MemberButtons() {
  const { t } = useTranslation('shell')
  const open = useOpenScreen()
  return (
    <>
      <IconButton label={t('inbox')} icon={<Bell size={22} />} count={useInboxUnread()} onClick={() => open('inbox')} />
      <BalancePill onOpen={() => showOverlay('wallet')} />
    </>
  )
}
