import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { openInApp } from '#client/lib/external-link.ts'
import { toast } from '#client/lib/notices.ts'
import { OPENED_HERE } from './opened-here.ts'

/** Opens an address from the server: our own pages with the router, others in a new window. */
export function useOpenAddress(): (address: string) => void {
  const { t } = useTranslation('launch')
  const navigate = useNavigate()
  return (address) => {
    const url = new URL(address, location.href)
    if (url.origin === location.origin) return void navigate(url.pathname + url.search + url.hash, { state: OPENED_HERE })
    if (!/^https?:$/.test(url.protocol)) return undefined
    if (openInApp(url.href)) return undefined
    const opened = window.open(url, '_blank')
    if (!opened) return void toast.error(t('popup_blocked'))
    opened.opener = null
    return undefined
  }
}
