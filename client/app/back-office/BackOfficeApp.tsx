/** The back office: a login, then pages with a side menu. Its code is loaded on the first visit only. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { Suspense, use, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import type { Permission } from '#contract/operator-roles.ts'
import { ReconciliationAlarm } from '#client/features/back-office/reconciliation/index.ts'
import { me, OperatorLogin, useOperatorLogout } from '#client/features/back-office/operator/index.ts'
import { BACK_OFFICE_KEY } from '#client/lib/back-office/back-office-api.ts'
import { adoptedOperator, useMay, useOperatorSession } from '#client/lib/back-office/operator-session.ts'
import { ClosedRibbon } from '#client/features/back-office/site-settings/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { currentLanguage } from '#client/lib/i18n.ts'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { useDocumentTitle } from '#client/lib/page-title.ts'
import { useInSight } from '#client/lib/use-in-sight.ts'
import { EmptyState, ErrorBoundary, IconButton, Link, Logo, Skeleton } from '#client/ui/index.ts'
import { DialogHost } from '#client/ui/DialogHost.tsx'
import { ToastHost } from '#client/ui/ToastHost.tsx'
import { PageFailed } from '../PageFailed.tsx'
import { BACK_OFFICE_PAGES, type BackOfficePage, MENU } from './back-office-pages.ts'
import styles from './BackOfficeApp.module.css'

const OwnAccountPage = lazyPart(() => import('#client/features/back-office/operator/OwnAccountPage.tsx'), 'OwnAccountPage')
const DutyPage = lazyPart(() => import('#client/features/back-office/operator/DutyPage.tsx'), 'DutyPage')

/** Tells operators that they lack the permission; the server refuses in any case. */
function Allowed({ permission, children }: { permission: Permission; children: ReactNode }) {
  const { t } = useTranslation('operator')
  return useMay(permission) ? children : <EmptyState message={t('not_allowed')} />
}

function MenuItem({ page: { path, icon: Icon, permission } }: { page: BackOfficePage }) {
  const { pathname } = useLocation()
  const to = `/operator/${path}`
  const isHere = pathname === to || pathname.startsWith(`${to}/`)
  // On a phone the menu is a single scrolling line.
  const link = useInSight<HTMLAnchorElement>(isHere)
  if (!useMay(permission)) return null
  return (
    <Link ref={link} to={to} aria-current={isHere ? 'page' : undefined} className={cx(styles.item, isHere && styles.here)}>
      <Icon size={20} aria-hidden="true" />
      {MENU[path][currentLanguage()]}
    </Link>
  )
}

function Pages({ permissions }: { permissions: readonly Permission[] }) {
  const { t } = useTranslation('operator')
  const first = BACK_OFFICE_PAGES.find(({ permission }) => permissions.includes(permission))
  return (
    <Routes>
      {BACK_OFFICE_PAGES.flatMap(({ path, at = [path], permission, Page }) =>
        at.map((address) => (
          <Route
            key={address}
            path={address}
            element={
              <Allowed permission={permission}>
                <Page />
              </Allowed>
            }
          />
        )),
      )}
      <Route path="me" element={<OwnAccountPage />} />
      <Route
        path="*"
        element={first ? <Navigate to={`/operator/${first.path}`} replace /> : <EmptyState message={t('not_allowed')} />}
      />
    </Routes>
  )
}

function Inside() {
  const { t } = useTranslation('operator')
  const { operator } = useOperatorSession()!
  const { name, role, owes, permissions } = operator
  const logout = useOperatorLogout()
  useQuery(me())
  return (
    <div className={styles.backOffice}>
      <header className={styles.head}>
        <Logo />
        <Link to="/operator/me" className={styles.who}>
          <span className="visually-hidden">{t('own_account')}</span>
          {name}
          <small>{t(`role_${role}`)}</small>
        </Link>
        <IconButton label={t('log_out')} icon={<LogOut size={20} />} onClick={() => logout.mutate()} />
      </header>
      {useMay('reports.read') && <ReconciliationAlarm />}
      <ClosedRibbon />
      <nav aria-label={t('menu')} className={styles.menu}>
        {!owes && BACK_OFFICE_PAGES.map((page) => <MenuItem key={page.path} page={page} />)}
      </nav>
      <main className={styles.page}>
        <ErrorBoundary fallback={<PageFailed />}>
          <Suspense fallback={<Skeleton shape="list" rows={6} />}>
            {owes ? <DutyPage duty={owes} /> : <Pages permissions={permissions} />}
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  )
}

export function BackOfficeApp() {
  const { t } = useTranslation('operator')
  use(adoptedOperator)
  const session = useOperatorSession()
  const queryClient = useQueryClient()
  useDocumentTitle(t('back_office'))
  // However the session ended, here or in another tab, the next operator must not see this one's data.
  useEffect(() => {
    if (!session) queryClient.removeQueries({ queryKey: [BACK_OFFICE_KEY] })
  }, [session, queryClient])
  return (
    <>
      {session ? <Inside /> : <OperatorLogin />}
      <DialogHost />
      <ToastHost />
    </>
  )
}
