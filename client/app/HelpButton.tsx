import { Headset } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#client/ui/index.ts'
import styles from './HelpButton.module.css'

/** The home page's floating customer service button (SCR-23). */
export function HelpButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <IconButton
      label={t('contact')}
      icon={<Headset size={22} />}
      aria-haspopup="dialog"
      look="surface"
      className={styles.float}
      onClick={onOpen}
    />
  )
}
