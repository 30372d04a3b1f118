import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { Announcement } from '#contract/content/announcement/announcement.ts'
import { paths } from '#client/lib/paths.ts'
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '#client/ui/index.ts'
import { ALL, CategoryMenu } from './CategoryMenu.tsx'
import { promotionCategories, promotions } from './promotion.queries.ts'
import { PromotionCard } from './PromotionCard.tsx'
import styles from './PromotionsPage.module.css'

const PARAM = 'category'
const PANEL = 'promotions'

function Cards({ shown }: { shown: readonly Announcement[] }) {
  return (
    <ul className={styles.list}>
      {shown.map((promotion, index) => (
        <li key={promotion.id}>
          <PromotionCard promotion={promotion} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  )
}

/** The list and its menu; the selected category is in the address, so that Back from a promotion restores it. */
function Promotions() {
  const { t } = useTranslation(['promotion', 'common'])
  const [search, setSearch] = useSearchParams()
  const { data: list, isPending, error, refetch } = useQuery(promotions())
  const categories = useQuery(promotionCategories())

  if (isPending || categories.isPending)
    return (
      <div className={styles.page}>
        <Skeleton shape="rail" />
        <Skeleton rows={3} className={styles.pending} />
      </div>
    )
  if (!list) return <ErrorState error={error} onRetry={refetch} />
  if (list.length === 0)
    return <EmptyState message={t('empty')} action={<ButtonLink to={paths.home}>{t('to_games')}</ButtonLink>} />

  // The list works without the menu.
  const known = categories.data ?? []
  const category = known.find(({ code }) => code === search.get(PARAM))
  const shown = category ? list.filter(({ promoAnnouncementCategoryIds: ids }) => ids.includes(category.id)) : list
  const choose = (code: string) => setSearch(code === ALL ? {} : { [PARAM]: code }, { replace: true })
  return (
    <div className={styles.page}>
      {known.length > 0 && <CategoryMenu categories={known} value={category?.code ?? ALL} onChange={choose} panelId={PANEL} />}
      <div id={PANEL} role={known.length > 0 ? 'tabpanel' : undefined} aria-label={category?.name ?? t('all_promotions')}>
        {shown.length > 0 ? <Cards shown={shown} /> : <EmptyState message={t('empty_category')} />}
      </div>
    </div>
  )
}

/** Current promotions (spec §2, promotions page); `?id=` opens one of them. */
export function PromotionsPage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return id ? <Navigate to={paths.promotion(id)} replace /> : <Promotions />
}
