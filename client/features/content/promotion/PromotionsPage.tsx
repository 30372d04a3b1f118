import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { Announcement } from '#contract/content/announcement/announcement.ts'
import { Rewards, RewardsFailed, useRewards } from '#client/features/rewards/reward/index.ts'
import { paths } from '#client/lib/paths.ts'
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { CategoryMenu } from './CategoryMenu.tsx'
import { artsOf } from './promotion-parts.ts'
import { ALL, selectionOf } from './promotion-selection.ts'
import { promotionCategories, promotions } from './promotion.queries.ts'
import { PromotionCard } from './PromotionCard.tsx'
import styles from './PromotionsPage.module.css'

const PARAM = 'category'
const PANEL = 'promotions'

function Cards({ shown, isFirst }: { shown: readonly Announcement[]; isFirst: boolean }) {
  return (
    <ul className={styles.list}>
      {shown.map((promotion, index) => (
        <li key={promotion.id}>
          <PromotionCard promotion={promotion} isFirst={isFirst && index === 0} />
        </li>
      ))}
    </ul>
  )
}

/**
 * Rewards, promotions and their menu; the selected category is in the address, so that Back from a promotion restores it. If
 * promotions fail to load, that is an error; rewards and the menu are left out.
 */
function Promotions() {
  const { t } = useTranslation(['promotion', 'common', 'reward'])
  const [search, setSearch] = useSearchParams()
  const { data: list, isPending, error, refetch } = useQuery(promotions())
  const categories = useQuery(promotionCategories())
  const offers = useRewards(list !== undefined && !categories.isPending)

  if (isPending || categories.isPending || offers.isPending)
    return (
      <div className={styles.page}>
        <Skeleton shape="compactRail" />
        <Skeleton rows={3} className={styles.pending} />
      </div>
    )
  if (!list) return <ErrorState error={error} onRetry={() => (offers.retry(), refetch())} />
  const hasRewards = offers.rewards.length > 0 || offers.depositOffers.length > 0 || offers.hasCodes
  if (list.length === 0 && !hasRewards && !offers.hasFailed)
    return <EmptyState message={t('empty')} action={<ButtonLink to={paths.home}>{t('to_games')}</ButtonLink>} />

  const known = categories.data ?? []
  const shown = selectionOf(search.get(PARAM), { promotions: list, categories: known, ...offers })
  const { claimable } = shown
  const hasMenu = known.length > 0 || claimable > 0
  const isAll = shown.key === ALL
  const depositOffers = isAll ? offers.depositOffers : []
  const choose = (code: string) => setSearch(code === ALL ? {} : { [PARAM]: code }, { replace: true })
  const label = shown.category?.name ?? (isAll ? t('all_promotions') : t('reward:claimable', { number: claimable }))
  return (
    <div className={styles.page}>
      {hasMenu && <CategoryMenu categories={known} claimable={claimable} value={shown.key} onChange={choose} panelId={PANEL} />}
      <div id={PANEL} role={hasMenu ? 'tabpanel' : undefined} aria-label={label} className={styles.panel}>
        {isAll && offers.hasFailed && <RewardsFailed isLoading={offers.isFetching} onRetry={offers.retry} />}
        <Rewards rewards={shown.rewards} depositOffers={depositOffers} hasCodes={isAll && offers.hasCodes} arts={artsOf(list)} />
        {shown.promotions.length > 0 && (
          <Cards shown={shown.promotions} isFirst={shown.rewards.length + depositOffers.length === 0} />
        )}
        {shown.category && shown.promotions.length === 0 && <EmptyState message={t('empty_category')} />}
      </div>
    </div>
  )
}

/** Current promotions (SCR-18); `?id=` opens one of them. */
export function PromotionsPage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return id ? <Navigate to={paths.promotion(id)} replace /> : <Promotions />
}
