import { Gift, MessageCircle, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useResource } from '#client/lib/site.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { ExternalLink, IconButton } from '#client/ui/index.ts'
import styles from './FloatingStrip.module.css'
import { paths } from './paths.ts'

function Strip() {
  const { t } = useTranslation('shell')
  const open = useOpenScreen()
  const [telegram, facebook] = [useResource('TELEGRAM'), useResource('FACEBOOK')]
  const social = telegram ?? facebook
  return (
    <aside aria-label={t('shortcuts')} className={styles.strip}>
      <IconButton
        label={t('title_activity')}
        icon={<Gift size={22} />}
        className={styles.button}
        onClick={() => open('promotions')}
      />
      {social && (
        <ExternalLink href={social} className={styles.link}>
          {telegram ? <Send size={21} aria-hidden="true" /> : <MessageCircle size={21} aria-hidden="true" />}
          <span className="visually-hidden">{telegram ? 'Telegram' : 'Facebook'}</span>
        </ExternalLink>
      )}
    </aside>
  )
}

/** Promotions and a social link, above customer service (SCR-23), where there is room: phones have both in the bar and in HelpButton.tsx. */
export const FloatingStrip = () => (useLocation().pathname === paths.home ? <Strip /> : null)
