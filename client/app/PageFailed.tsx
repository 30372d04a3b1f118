import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { dropFirstPicture } from '#client/lib/first-picture.ts'
import { Button } from '#client/ui/index.ts'
import styles from './PageFailed.module.css'

/** Shown in place of a page that threw: header and menus stay, with a button to reload the site. */
export function PageFailed() {
  const { t } = useTranslation('shell')
  useEffect(dropFirstPicture, [])
  return (
    <div role="alert" className={styles.failed}>
      <CloudOff size={48} strokeWidth={1.5} aria-hidden="true" />
      <p>{t('app_unavailable')}</p>
      <Button variant="secondary" onClick={() => location.reload()}>
        {t('app_unavailable_action')}
      </Button>
    </div>
  )
}
