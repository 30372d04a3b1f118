import { Gift, MessageCircle, Send } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useResource } from '#client/features/system/index.ts'
import { cx } from '#client/lib/class-names.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { IconButton } from '#client/ui/index.ts'
import styles from './FloatingStrip.module.css'
import { paths } from './paths.ts'

/** How far down the page the strip gives the posters their room back. */
const TOP_PX = 40

function onScroll(notice: () => void) {
  addEventListener('scroll', notice, { passive: true })
  return () => removeEventListener('scroll', notice)
}
const isAtTop = () => scrollY < TOP_PX

function Strip() {
  const { t } = useTranslation('shell')
  const open = useOpenScreen()
  const [telegram, facebook] = [useResource('TELEGRAM'), useResource('FACEBOOK')]
  const social = telegram ?? facebook
  const isShown = useSyncExternalStore(onScroll, isAtTop)
  return (
    <aside aria-label={t('shortcuts')} className={cx(styles.strip, !isShown && styles.away)}>
      <IconButton
        label={t('title_activity')}
        icon={<Gift size={22} />}
        className={styles.button}
        onClick={() => open('promotions')}
      />
      {social && (
        <a href={social} target="_blank" rel="noopener noreferrer" className={styles.link}>
          {telegram ? <Send size={21} aria-hidden="true" /> : <MessageCircle size={21} aria-hidden="true" />}
          <span className="visually-hidden">{telegram ? 'Telegram' : 'Facebook'}</span>
        </a>
      )}
    </aside>
  )
}

/** The home page's floating strip (spec §2): promotions and a social link, above customer service (HelpButton.tsx). */
export const FloatingStrip = () => (useLocation().pathname === paths.home ? <Strip /> : null)
