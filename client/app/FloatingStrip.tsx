import { Gift, MessageCircle, Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useResource } from '#client/lib/site.ts'
import { cx } from '#client/lib/class-names.ts'
import { useOpenScreen } from '#client/lib/use-open-screen.ts'
import { ExternalLink, IconButton } from '#client/ui/index.ts'
import styles from './FloatingStrip.module.css'
import { paths } from './paths.ts'

function Strip() {
  const { t } = useTranslation('shell')
  const open = useOpenScreen()
  const [telegram, facebook] = [useResource('TELEGRAM'), useResource('FACEBOOK')]
  const social = telegram ?? facebook
  const top = useRef<HTMLDivElement>(null)
  const [isAtTop, setAtTop] = useState(true)
  // Hides once the page is scrolled, to uncover the posters. Reading the scroll position would force a layout.
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setAtTop(entry?.isIntersecting ?? true))
    if (top.current) watcher.observe(top.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <>
      <div ref={top} className={styles.top} />
      <aside aria-label={t('shortcuts')} className={cx(styles.strip, !isAtTop && styles.away)}>
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
    </>
  )
}

/** The home page's floating strip (spec §2): promotions and a social link, above customer service (HelpButton.tsx). */
export const FloatingStrip = () => (useLocation().pathname === paths.home ? <Strip /> : null)
