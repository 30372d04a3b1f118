import { MessageCircle, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './SocialLinks.module.css'
import { useResource } from './system.queries.ts'

/** The merchant's official channels; nothing where it has none. */
export function SocialLinks() {
  const { t } = useTranslation('shell')
  const links = [
    { name: 'Facebook', url: useResource('FACEBOOK'), icon: <MessageCircle size={20} aria-hidden="true" /> },
    { name: 'Telegram', url: useResource('TELEGRAM'), icon: <Send size={20} aria-hidden="true" /> },
  ].filter(({ url }) => url)
  if (links.length === 0) return null
  return (
    <section aria-label={t('social')} className={styles.links}>
      {links.map(({ name, url, icon }) => (
        <a key={name} href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
          {icon}
          {name}
        </a>
      ))}
    </section>
  )
}
