import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/lib/api-error.ts'
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { BackLink, PageHead } from '#client/ui/back-office/index.ts'
import { GrantActions } from './GrantActions.tsx'
import { GrantFacts } from './GrantFacts.tsx'
import { GrantLines } from './GrantLines.tsx'
import { GrantProgress } from './GrantProgress.tsx'
import { GrantState } from './GrantState.tsx'
import styles from './RewardGrant.module.css'
import { grantById } from './reward-grant.queries.ts'

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'no.data'

/** One gift to many members: details, progress, members, and allowed actions. */
export function OneGrant({ grantId }: { grantId: string }) {
  const { t } = useTranslation('reward-grant')
  const { data: grant, error, refetch } = useQuery(grantById(grantId))
  if (!grant && (isGone(error) || !/^\d{1,18}$/.test(grantId)))
    return <EmptyState message={t('gone')} action={<ButtonLink to="/operator/gifts">{t('title')}</ButtonLink>} />
  if (error && !grant) return <ErrorState error={error} onRetry={refetch} />
  if (!grant) return <Skeleton shape="text" rows={8} />
  return (
    <>
      <BackLink to="/operator/gifts">{t('title')}</BackLink>
      <PageHead title={grant.title}>
        <GrantState grant={grant} />
      </PageHead>
      {grant.state === 'PROPOSED' && (
        <p className={styles.hint}>{t(grant.canDecide ? 'proposed_by_other' : 'proposed_by_you', { name: grant.proposedBy })}</p>
      )}
      <GrantActions grant={grant} />
      <GrantFacts grant={grant} />
      <GrantProgress grant={grant} />
      <GrantLines grant={grant} />
    </>
  )
}
