import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '#client/lib/use-online.ts'
import styles from './Offline.module.css'

export function Offline() {
  const { t } = useTranslation('shell')
  const isOnline = useOnline()
  return (
    <output className={styles.host}>
      {!isOnline && (
        <span className={styles.pill}>
          <WifiOff size={16} aria-hidden="true" />
          {t('offline')}
        </span>
      )}
    </output>
  )
}
