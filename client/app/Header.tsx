import { Bell, Download, Menu } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useInboxUnread } from '#client/features/inbox/index.ts'
import { useDownload, useFlag } from '#client/features/system/index.ts'
import { BalancePill } from '#client/features/wallet/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { useSession } from '#client/lib/session.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { Button, GlassHeader, IconButton, Logo, Link } from '#client/ui/index.ts'
import styles from './Header.module.css'
import { paths } from './paths.ts'

/** Opens the inbox; a trial account is told why it has none. */
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

/** The merchant's app, where it has one for this phone (spec §2). */
function DownloadButton() {
  const { t } = useTranslation('shell')
  const isOffered = useFlag('APPWINDOW3')
  const download = useDownload()
  if (!isOffered || !download) return null
  return (
    <a href={download} target="_blank" rel="noopener noreferrer" aria-label={t('download')} className={styles.download}>
      <Download size={22} aria-hidden="true" />
    </a>
  )
}

export function Header({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation('shell')
  const session = useSession()
  return (
    <GlassHeader className={styles.header}>
      <h1 className="visually-hidden">palaro</h1>
      <IconButton label={t('menu')} icon={<Menu size={24} />} aria-haspopup="dialog" onClick={onMenu} />
      <Link to={paths.home} aria-label={`palaro, ${t('home')}`} className={styles.logo}>
        <Logo />
      </Link>
      <div className={styles.right}>
        <DownloadButton />
        {session ? (
          <>
            <BellButton />
            <BalancePill />
          </>
        ) : (
          <GuestButtons />
        )}
      </div>
    </GlassHeader>
  )
}
