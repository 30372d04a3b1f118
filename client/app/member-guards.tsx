/** Access guards for account pages. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { canDeposit, isTrialType } from '#client/lib/member-type.ts'
import { usePageTitle } from '#client/lib/page-title.ts'
import { useSession } from '#client/lib/session.ts'
import { ButtonLink, EmptyState } from '#client/ui/index.ts'
import type { Origin } from './guards.tsx'
import { layoutOf } from './layout.ts'
import { paths } from './paths.ts'

/** Sends guests to login, and back here afterwards. */
export function MemberOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (!session) return <Navigate to={paths.login} replace state={{ from: pathname + search } satisfies Origin} />
  return children
}

/** The page that would set the title is not shown, so set one here. */
function RealAccountNeeded() {
  const { t } = useTranslation(['common', 'shell'])
  const { pathname } = useLocation()
  usePageTitle(t(`shell:${layoutOf(pathname).title ?? 'title_real_account'}`))
  return <EmptyState message={t('real_account_needed')} action={<ButtonLink to={paths.home}>{t('shell:home')}</ButtonLink>} />
}

/** Like `MemberOnly`; trial accounts are told that the page is for real ones (SCR-33). */
export function RealMemberOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  const isTrial = session !== null && isTrialType(session.type)
  if (!isTrial) return <MemberOnly>{children}</MemberOnly>
  return <RealAccountNeeded />
}

/** For member types 0, 1 and 2 only; others are told so (SCR-33). */
export function DepositorOnly({ children }: { children: ReactNode }) {
  const session = useSession()
  if (!session || canDeposit(session.type)) return <MemberOnly>{children}</MemberOnly>
  return <RealAccountNeeded />
}
