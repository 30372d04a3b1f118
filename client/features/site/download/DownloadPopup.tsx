import { useTranslation } from 'react-i18next'
import { useSite } from '#client/lib/site.ts'
import { Picture, Sheet } from '#client/ui/index.ts'
import { AppIcon } from './AppIcon.tsx'
import { AppRating } from './AppRating.tsx'
import { DownloadItems } from './DownloadItems.tsx'
import styles from './DownloadPopup.module.css'
import { HomeScreenGuide } from './HomeScreenGuide.tsx'

/** The merchant's own picture and text (template app_background, app_desc, app_desc_font_color). */
function AppHero() {
  const { t } = useTranslation('download')
  const template = useSite()?.mobileTemplate
  return (
    <div className={styles.hero}>
      {template?.app_background && <Picture src={template.app_background} alt="" className={styles.picture} />}
      <AppIcon size={64} />
      <div className={styles.words}>
        <p className={styles.name} style={{ color: template?.app_desc_font_color }}>
          {template?.app_desc}
        </p>
        <AppRating />
        <p className={styles.tagline}>{t('tagline')}</p>
      </div>
    </div>
  )
}

/** How to get the site as an app: the merchant's picture, its app in every form, and the home screen. */
export const DownloadOffer = ({ heading }: { heading: 'h2' | 'h3' }) => (
  <div className={styles.body}>
    <AppHero />
    <DownloadItems />
    <HomeScreenGuide heading={heading} />
  </div>
)

export function DownloadPopup({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('download')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title')}>
      <DownloadOffer heading="h3" />
    </Sheet>
  )
}
