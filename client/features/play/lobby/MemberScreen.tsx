import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#client/lib/notices.ts'
import { useSession } from '#client/lib/session.ts'
import { TOAST_MS } from '#client/lib/timings.ts'
import { useLogInFirst } from '#client/lib/use-log-in-first.ts'

interface Props {
  /** For favourites, a guest is told why they have to log in. */
  isFavourites: boolean
  children: ReactNode
}

/** Favourites and recent games need a login; guests come back here afterwards (SCR-16). */
export function MemberScreen({ isFavourites, children }: Props) {
  const { t } = useTranslation('common')
  const session = useSession()
  const logInFirst = useLogInFirst()
  const isGuest = session === null
  const leave = useEffectEvent(() => {
    toast.info(t(isFavourites ? 'in_logged_login' : 'please_log_in'), TOAST_MS.reject)
    logInFirst({ replace: true })
  })
  useEffect(() => {
    if (isGuest) leave()
  }, [isGuest])
  return isGuest ? null : children
}
