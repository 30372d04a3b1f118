import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useLogout } from './session.queries.ts'
import { confirm, toast } from '#client/lib/notices.ts'
import { paths } from '#client/lib/paths.ts'

/** Asks (unless already confirmed), waits, signs out and goes home (SCR-07). */
export function useSignOut({ isSure: isAsked = false } = {}): () => Promise<void> {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const logout = useLogout()
  return async () => {
    const isSure =
      isAsked ||
      (await confirm({
        title: t('log_out_sure'),
        submit: t('log_out'),
        cancel: t('log_out_cancel'),
        isDangerous: true,
      }))
    if (!isSure) return
    const done = toast.loading(t('log_out_wait'))
    // Always end the local session: an unreachable server must not keep someone signed in.
    await logout.mutateAsync().catch(() => undefined)
    done()
    void navigate(paths.home, { replace: true })
  }
}
