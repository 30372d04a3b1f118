import { HeartHandshake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SCREENS } from '#client/lib/paths.ts'
import { ButtonLink, Card } from '#client/ui/index.ts'
import styles from './BreakCard.module.css'

/** Replaces the rewards while the member takes a break: nothing is promised. */
export function BreakCard({ text }: { text: string }) {
  const { t } = useTranslation('reward')
  return (
    <Card className={styles.break}>
      <HeartHandshake size={28} aria-hidden="true" />
      <p>{text}</p>
      <ButtonLink to={SCREENS.responsiblePlay.path} size="small" variant="secondary">
        {t('mend_break')}
      </ButtonLink>
    </Card>
  )
}
