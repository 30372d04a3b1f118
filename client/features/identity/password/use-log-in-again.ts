import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useLogin } from '#client/features/identity/session/index.ts'
import { toast } from '#client/lib/notices.ts'
import { paths } from '#client/lib/paths.ts'
import { rememberedLogin, rememberLogin } from '#client/lib/remember-login.ts'

/** A login remembered on this device must not keep the old password. */
export function updateRememberedPassword(username: string, password: string): void {
  const kept = rememberedLogin()
  if (kept?.type === 'username' && kept.username.toLowerCase() === username.toLowerCase()) rememberLogin({ ...kept, password })
}

/** Logs in with the new password (SCR-30); if that takes more than a password, goes to the login page. */
export function useLogInAgain(): (username: string, password: string) => Promise<void> {
  const { t } = useTranslation('password')
  const navigate = useNavigate()
  const login = useLogin()
  return async (username, password) => {
    updateRememberedPassword(username, password)
    const isIn = await login.mutateAsync({ type: 'username', username, password }).then(
      () => true,
      () => false,
    )
    toast.success(t('changed'))
    void navigate(isIn ? paths.home : paths.login, { replace: true })
  }
}
