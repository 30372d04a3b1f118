import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { editorFacts } from '#client/features/back-office/content-management/index.ts'
import { ErrorState, Link, PageTitle, Skeleton } from '#client/ui/index.ts'
import { RanksForm } from './RanksForm.tsx'
import { vipRanks } from './vip-ranks.queries.ts'
import styles from './VipRanks.module.css'

function Ranks() {
  const facts = useQuery(editorFacts())
  const ladder = useQuery({ ...vipRanks(), refetchOnWindowFocus: false })
  const error = facts.error ?? ladder.error
  if (error && !(facts.data && ladder.data))
    return <ErrorState error={error} onRetry={() => Promise.all([facts.refetch(), ladder.refetch()])} />
  if (!facts.data || !ladder.data) return <Skeleton shape="text" rows={8} />
  return <RanksForm main={facts.data.defaultLanguage} ladder={ladder.data} onReload={() => ladder.refetch()} />
}

/** The ladder of the VIP room: each rank's thresholds, limits and costs. */
export function VipRanksPage() {
  const { t } = useTranslation('vip-ranks')
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className={styles.hint}>{t('intro')}</p>
      <p className={styles.hint}>{t('limits_hint')}</p>
      <Link to="/operator/rewards" className={styles.link}>
        {t('to_rewards')}
        <ChevronRight size={18} aria-hidden="true" />
      </Link>
      <Ranks />
    </>
  )
}
