import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useFlag, useSite } from '#client/lib/site.ts'
import { openedAs } from '#client/lib/opened-as.ts'
import { paths } from '#client/lib/paths.ts'
import { Button, IconButton } from '#client/ui/index.ts'
import { AppIcon } from './AppIcon.tsx'
import { AppRating } from './AppRating.tsx'
import { isBarShown } from './bar.ts'
import styles from './DownloadBar.module.css'
import { hideBar, useBarHidden } from './hidden-bar.ts'
import { useAppLinks, useDownload } from './use-download.ts'

interface Props {
  onOpen: () => void
}

/** Overlays the home page next to the help button, so that nothing moves when it comes or goes. */
export function DownloadBar({ onOpen }: Props) {
  const isHome = useLocation().pathname === paths.home
  const isShown = isBarShown({
    openedAs: openedAs(),
    isOffered: useFlag('APPWINDOW3'),
    isHidden: useBarHidden(),
    link: useDownload(),
    iosLink: useAppLinks().ios,
  })
  return isHome && isShown ? <Bar onOpen={onOpen} /> : null
}

function Bar({ onOpen }: Props) {
  const { t } = useTranslation('download')
  const site = useSite()
  return (
    <aside aria-label={t('title')} className={styles.bar}>
      <AppIcon size={40} />
      <div className={styles.words}>
        <p className={styles.name}>{site?.siteName}</p>
        <AppRating />
      </div>
      <Button size="small" onClick={onOpen}>
        {t('open')}
      </Button>
      <IconButton label={t('hide')} icon={<X size={18} />} className={styles.close} onClick={hideBar} />
    </aside>
  )
}
