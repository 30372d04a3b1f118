import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#client/ui/index.ts'
import styles from './DrawerHead.module.css'

/** The top line of a drawer, with its close button. */
export function DrawerHead({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <div className={styles.head}>
      {children}
      <IconButton label={t('close')} icon={<X size={22} />} onClick={onClose} />
    </div>
  )
}
