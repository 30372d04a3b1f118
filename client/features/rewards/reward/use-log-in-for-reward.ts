import { useTranslation } from 'react-i18next'
import { toast } from '#client/lib/notices.ts'
import { useSession } from '#client/lib/session.ts'
import { useLogInFirst } from '#client/lib/use-log-in-first.ts'

/** Guests log in and come back; a trial account learns that it needs a real one. */
export function useLogInForReward(): () => void {
  const { t } = useTranslation('common')
  const session = useSession()
  const logInFirst = useLogInFirst()
  return () => void (session ? toast.info(t('real_account_needed')) : logInFirst())
}
