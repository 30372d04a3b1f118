import { MessageCircle, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ExternalLink } from '#client/ui/index.ts'
import styles from './SocialLinks.module.css'
import { useResource } from '#client/lib/site.ts'

/** The merchant's official channels; nothing if it has none. */
export function SocialLinks() {
  const { t } = useTranslation('shell')
  const links = [
    { name: 'Facebook', url: useResource('FACEBOOK') ?? '', icon: <MessageCircle size={20} aria-hidden="true" /> },
    { name: 'Telegram', url: useResource('TELEGRAM') ?? '', icon: <Send size={20} aria-hidden="true" /> },
  ].filter(({ url }) => url !== '')
  if (links.length === 0) return null
  return (
    <section aria-label={t('social')} className={styles.links}>
      {links.map(({ name, url, icon }) => (
        <ExternalLink key={name} href={url} className={styles.link}>
          {icon}
          {name}
        </ExternalLink>
      ))}
    </section>
  )
}
