import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { canDeposit, canUseInbox } from './member-type.ts'
import { confirm, toast } from './notices.ts'
import { flagOf, isOpen, paths, SCREENS, type ScreenName } from './paths.ts'
import { currentSession } from './session.ts'
import { useSite } from './site.ts'
import { TOAST_MS } from './timings.ts'

const MEMBERS_ONLY: readonly ScreenName[] = [
  'deposit',
  'withdraw',
  'myAccount',
  'inbox',
  'betRecord',
  'transactions',
  'changePassword',
  'securityCentre',
]

/** Whether the merchant has switched the page on, where it can. */
export function useIsOffered(): (screen: ScreenName) => boolean {
  const flags = useSite()?.whitelabelVal ?? {}
  return (screen) => {
    const flag = flagOf(screen)
    return flag === undefined || flags[flag] === true
  }
}

/** Opens a screen by name, or tells why not: a guest, a trial account, a page that comes later (SCR-33). */
export function useOpenScreen(): (screen: ScreenName, search?: string) => void {
  const { t } = useTranslation('common')
  const navigate = useNavigate()
  const isOffered = useIsOffered()
  const askToJoin = async () => {
    const isJoining = await confirm({
      title: t('member_centre_ask'),
      body: t('member_centre_why'),
      submit: t('sign_up'),
      cancel: t('cancel'),
    })
    if (isJoining) void navigate(paths.register)
  }
  return (screen, search = '') => {
    const session = currentSession()
    if (!session && screen === 'memberCentre') return void askToJoin()
    if (!session && MEMBERS_ONLY.includes(screen))
      return void navigate(paths.login, { state: { from: SCREENS[screen].path + search } })
    if (session && screen === 'deposit' && !canDeposit(session.type)) return void toast.info(t('real_account_needed'))
    if (session && screen === 'inbox' && !canUseInbox(session.type)) return void toast.info(t('free_reject'))
    if (!isOpen(screen) || !isOffered(screen)) return void toast.info(t('coming_soon'), TOAST_MS.brief)
    return void navigate(SCREENS[screen].path + search)
  }
}
