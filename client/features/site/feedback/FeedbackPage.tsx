import { HeartHandshake } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#client/lib/site.ts'
import { usePageTitle } from '#client/lib/page-title.ts'
import { paths } from '#client/lib/paths.ts'
import { useTopOfView } from '#client/lib/use-top-of-view.ts'
import { Button, ButtonLink, EmptyState, Skeleton } from '#client/ui/index.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import styles from './FeedbackPage.module.css'

const FLAG = 'FEEDBACK3'

function Thanks({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('feedback')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.thanks}>
      <span className={styles.art}>
        <HeartHandshake size={40} aria-hidden="true" />
      </span>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('thanks')}
      </h2>
      <p className={styles.words}>{t('thanks_text')}</p>
      <ButtonLink to={paths.home} isWide>
        {t('home')}
      </ButtonLink>
      <Button variant="secondary" isWide onClick={onAnother}>
        {t('another')}
      </Button>
    </section>
  )
}

/** Feedback from a player or guest (SCR-24: 140 characters, up to three pictures). */
export function FeedbackPage() {
  const { t } = useTranslation('feedback')
  const site = useSite()
  const [isSent, setSent] = useState(false)
  usePageTitle(t('title'))
  useTopOfView(isSent ? 'thanks' : 'form')
  if (!site) return <Skeleton rows={3} />
  if (!site.whitelabelVal[FLAG])
    return <EmptyState message={t('off')} action={<ButtonLink to={paths.home}>{t('home')}</ButtonLink>} />
  return isSent ? <Thanks onAnother={() => setSent(false)} /> : <FeedbackForm onSent={() => setSent(true)} />
}
