import { useQuery } from '@tanstack/react-query'
import { Coins, Gamepad2, Hourglass, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { systemStatus, useFlag } from '#client/lib/site.ts'
import { paths } from '#client/lib/paths.ts'
import { Button, ButtonLink, Card, EmptyState, ErrorState, Skeleton, Sun } from '#client/ui/index.ts'
import styles from './TrialPage.module.css'
import { useFreeTrial } from './use-free-trial.ts'

const POINTS: readonly { icon: LucideIcon; text: 'trial_point_money' | 'trial_point_games' | 'trial_point_end' }[] = [
  { icon: Coins, text: 'trial_point_money' },
  { icon: Gamepad2, text: 'trial_point_games' },
  { icon: Hourglass, text: 'trial_point_end' },
]

/** Free play: what it is, and a button to start (SCR-32). On success the guard around this page goes home. */
export function TrialPage() {
  const { t } = useTranslation('session')
  const { isPending, data: site, error, refetch } = useQuery(systemStatus())
  const isOffered = useFlag('FREEPLAY3')
  const trial = useFreeTrial()
  if (isPending) return <Skeleton shape="list" rows={4} />
  if (!site) return <ErrorState error={error} onRetry={refetch} />
  if (!isOffered)
    return <EmptyState message={t('trial_closed')} action={<ButtonLink to={paths.register}>{t('register')}</ButtonLink>} />
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Sun size={84} />
        <h2 className={styles.title}>{t('trial_title')}</h2>
        <p>{t('trial_intro')}</p>
      </div>
      <Card isList>
        {POINTS.map(({ icon: Icon, text }) => (
          <p key={text} className={styles.point}>
            <Icon size={22} aria-hidden="true" />
            <span>{t(text)}</span>
          </p>
        ))}
      </Card>
      <Button isWide isLoading={trial.isPending} onClick={trial.start}>
        {t('trial_start')}
      </Button>
      <ButtonLink to={paths.register} variant="secondary" isWide>
        {t('trial_register')}
      </ButtonLink>
    </div>
  )
}
