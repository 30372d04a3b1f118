import { useTranslation } from 'react-i18next'
import { formatDate } from '#client/lib/format.ts'
import { toast } from '#client/lib/notices.ts'
import { TOAST_MS } from '#client/lib/timings.ts'

/** Shows when the previous session started (ACC-07). */
export function useWelcome(): (lastLoginTime: number | null) => void {
  const { t, i18n } = useTranslation('session')
  return (lastLoginTime) => {
    if (lastLoginTime === null) return
    const time = formatDate(lastLoginTime, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
    toast.info(t('last_login', { time }), TOAST_MS.short)
  }
}
