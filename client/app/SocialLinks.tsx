import { MessageCircle, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useResource } from '#client/features/system/index.ts'
import styles from './SocialLinks.module.css'

/** The merchant's official channels, where it has them. */
export function SocialLinks() {
  const { t } = useTranslation('shell')
  const links = [
    { name: 'Facebook', url: useResource('FACEBOOK'), icon: <MessageCircle size={20} aria-hidden="true" /> },
    { name: 'Telegram', url: useResource('TELEGRAM'), icon: <Send size={20} aria-hidden="true" /> },
  ]
  return (
    <section aria-label={t('social')} className={styles.links}>
      {links.map(
        ({ name, url, icon }) =>
          url && (
            <a key={name} href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
              {icon}
              {name}
            </a>
          ),
      )}
    </section>
  )
}
