import { Menu } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { cx } from '#client/lib/class-names.ts'
import { lazyPart, preloadedPart } from '#client/lib/lazy-part.ts'
import { currentSession, useSession } from '#client/lib/session.ts'
import { useSettled } from '#client/lib/use-settled.ts'
import { Button, ErrorBoundary, GlassHeader, IconButton, Logo, Link, Optional } from '#client/ui/index.ts'
import styles from './Header.module.css'
import { paths } from './paths.ts'

function GuestButtons() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  return (
    <>
      <Button variant="secondary" size="small" className={styles.guest} onClick={() => void navigate(paths.login)}>
        {t('log_in')}
      </Button>
      <Button size="small" className={cx(styles.guest, styles.register)} onClick={() => void navigate(paths.register)}>
        {t('register')}
      </Button>
    </>
  )
}

const { Part: MemberButtons, preload: loadMemberButtons } = preloadedPart(() => import('./MemberButtons.tsx'), 'MemberButtons')
/** Only for members: their page waits for it before it is first rendered. */
export const preloadHeader = async (): Promise<void> => {
  if (currentSession()) await loadMemberButtons().catch(() => undefined)
}

const DownloadButton = lazyPart(() => import('#client/features/site/download/DownloadButton.tsx'), 'DownloadButton')

export function Header({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation('shell')
  const session = useSession()
  const isSettled = useSettled()
  return (
    <GlassHeader className={styles.header}>
      <h1 className="visually-hidden">palaro</h1>
      <IconButton label={t('menu')} icon={<Menu size={24} />} aria-haspopup="dialog" onClick={onMenu} />
      <Link to={paths.home} aria-label={`palaro, ${t('home')}`} className={styles.logo}>
        <Logo />
      </Link>
      {/* Nothing waits for it, and nothing moves when it appears. */}
      <div className={styles.spare}>
        <div className={styles.download}>
          <Optional>{isSettled && <DownloadButton />}</Optional>
        </div>
      </div>
      <div className={styles.right}>
        {session ? (
          <ErrorBoundary fallback={null}>
            <Suspense fallback={<span className={styles.pending} />}>
              <MemberButtons />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <GuestButtons />
        )}
      </div>
    </GlassHeader>
  )
}
