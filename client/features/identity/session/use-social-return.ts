import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { toastError } from '#client/lib/error-text.ts'
import { toast } from '#client/lib/notices.ts'
import { openedAs } from '#client/lib/opened-as.ts'
import { paths } from '#client/lib/paths.ts'
import { dropInvitation, isInvitationRefused, refuseInvitation } from './invitation.ts'
import { useSocialLogin } from './session.queries.ts'
import { readReturn, takeTrace, type SocialReturn } from './social-return.ts'
import { refusalOf, type LoginAttempt } from './use-login-attempt.ts'
import { useWelcome } from './use-welcome.ts'

/** A code works once: remove it from the address before using it, and never read it twice. */
let lastTaken = ''

type Origin = ReturnType<typeof takeTrace>
type Answer = Exclude<SocialReturn, { error: string }>

/** Completes a login that another site vouched for; the guard around the page moves on. */
export function useSocialReturn(refuse: LoginAttempt['refuse']): void {
  const { t } = useTranslation(['session', 'common'])
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const welcome = useWelcome()
  const login = useSocialLogin()

  async function finish(returned: Answer, origin: Origin) {
    const done = toast.loading(t('common:in_please_wait'))
    const { affiliateCode, referralCode, registerUrl } = origin
    try {
      const { lastLoginTime } = await login.mutateAsync({
        ...returned,
        affiliateCode,
        referralCode,
        registerUrl,
        registerMethod: openedAs(),
      })
      dropInvitation()
      done()
      welcome(lastLoginTime)
    } catch (error) {
      done()
      if (isInvitationRefused(error)) refuseInvitation()
      if (refusalOf(error)?.challenge) refuse(error, welcome)
      else void toastError(error)
    }
  }

  /** Waits until the address says where the member was going: the guard reads it as soon as the login is answered. */
  const waiting = useRef<() => Promise<void>>(undefined)
  const comeBack = useEffectEvent((address: { search: string; hash: string }) => {
    const returned = readReturn(address)
    const key = address.search + address.hash
    if (!returned) {
      void waiting.current?.()
      waiting.current = undefined
      return
    }
    if (lastTaken === key) return
    lastTaken = key
    const trace = takeTrace()
    if (!('error' in returned)) waiting.current = () => finish(returned, trace)
    void navigate(paths.login, { replace: true, state: trace.state })
    if ('error' in returned && returned.error === 'failed') toast.error(t('social_failed'))
  })
  useEffect(() => comeBack({ search, hash }), [search, hash])
}
