import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFlag, useSite } from '#client/lib/site.ts'
import { openedAs } from '#client/lib/opened-as.ts'
import { showOverlay } from '#client/lib/overlay.ts'
import { Button, IconButton } from '#client/ui/index.ts'
import { AppIcon } from './AppIcon.tsx'
import { AppRating } from './AppRating.tsx'
import { isCardShown } from './card.ts'
import styles from './DownloadCard.module.css'
import { hideCard, useCardHidden } from './hidden-card.ts'
import { useAppLinks, useDownload } from './use-download.ts'

/** The offer of the app, in the home page between its blocks, until it is closed (SCR-43). */
export function DownloadCard() {
  const { t } = useTranslation('home')
  const site = useSite()
  const isShown = isCardShown({
    openedAs: openedAs(),
    isOffered: useFlag('APPWINDOW3'),
    isHidden: useCardHidden(),
    link: useDownload(),
    iosLink: useAppLinks().ios,
  })
  if (!isShown) return null
  return (
    <aside aria-label={t('app_title')} className={styles.card}>
      <AppIcon size={40} />
      <div className={styles.words}>
        <p className={styles.name}>{site?.siteName}</p>
        <AppRating />
      </div>
      <Button size="small" aria-haspopup="dialog" onClick={() => showOverlay('download')}>
        {t('app_open')}
      </Button>
      <IconButton label={t('app_hide')} icon={<X size={18} />} className={styles.close} onClick={hideCard} />
    </aside>
  )
}
