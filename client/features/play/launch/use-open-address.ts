import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isServerPage, leaveFor, openBeside, ownPage } from '#client/lib/external-link.ts'
import { toast } from '#client/lib/notices.ts'
import { OPENED_HERE } from './opened-here.ts'

/** Opens an address from the server: our own pages with the router, the server's in this window, others in a new one. */
export function useOpenAddress(): (address: string) => void {
  const { t } = useTranslation('launch')
  const navigate = useNavigate()
  return (address) => {
    const page = ownPage(address)
    if (page !== undefined) void navigate(page, { state: OPENED_HERE })
    else if (isServerPage(address)) leaveFor(address)
    else if (!openBeside(address)) toast.error(t('popup_blocked'))
  }
}
