import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { siteDoor } from './site-settings.queries.ts'
import styles from './SiteSettings.module.css'

/** Across the back office while the site is closed, so that no one forgets it. */
export function ClosedRibbon() {
  const { t } = useTranslation('site-settings')
  const { data } = useQuery(siteDoor())
  return (
    <output className={styles.ribbonPlace}>
      {data?.isUnderMaintenance && (
        <span className={styles.ribbon}>
          <TriangleAlert size={18} aria-hidden="true" />
          {t('door_ribbon')}
        </span>
      )}
    </output>
  )
}
