import { Bell, Menu } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useInboxUnread } from '#client/features/content/inbox/index.ts'
import { BalancePill } from '#client/features/money/wallet/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { lazyPart } from '#client/lib/lazy-part.ts'
import { showOverlay } from '#client/lib/overlay.ts'
import { useSession } from '#client/lib/session.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { useSettled } from '#client/lib/use-settled.ts'
import { Button, ErrorBoundary, GlassHeader, IconButton, Logo, Link } from '#client/ui/index.ts'
import styles from './Header.module.css'
import { paths } from './paths.ts'

/** Opens the inbox; tells trial accounts why they have none. */
function BellButton() {
  const { t } = useTranslation('shell')
  const open = useOpenScreen()
  return <IconButton label={t('inbox')} icon={<Bell size={22} />} count={useInboxUnread()} onClick={() => open('inbox')} />
}

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
      <div className={styles.right}>
        {/* Nothing waits for it, and it moves nothing when it arrives late. */}
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>{isSettled && <DownloadButton />}</Suspense>
        </ErrorBoundary>
        {session ? (
          <>
            <BellButton />
            <BalancePill onOpen={() => showOverlay('wallet')} />
          </>
        ) : (
          <GuestButtons />
        )}
      </div>
    </GlassHeader>
  )
}
