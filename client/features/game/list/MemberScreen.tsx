import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#client/lib/notices.ts'
import { useSession } from '#client/lib/session.ts'
import { TOAST_MS } from '#client/lib/timings.ts'
import { useLogInFirst } from '#client/lib/use-log-in-first.ts'

interface Props {
  /** Favourites tell a guest why they are asked to log in. */
  isFavourites: boolean
  children: ReactNode
}

/** Favourites and recent games are a member's; a guest logs in and comes back here (spec §6). */
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
