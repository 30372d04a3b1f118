import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Announcement } from '#contract/content/announcement/announcement.ts'
import { LeadButton } from '#client/features/content/announcement/index.ts'
import { GameSheetHost } from '#client/features/play/launch/index.ts'
import { Rewards, useRewards } from '#client/features/rewards/reward/index.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { ButtonLink, EmptyState, ErrorState, GameArt, loadSanitiser, SafeHtml, Skeleton } from '#client/ui/index.ts'
import { promotions } from './promotion.queries.ts'
import styles from './PromotionPage.module.css'
import { artsOf, mainImage, PROMOTION_RATIO, promotionDates } from './promotion-parts.ts'

/** The main picture, the dates, the text as written, and its link. */
function Detail({ promotion }: { promotion: Announcement }) {
  const { t } = useTranslation('promotion')
  return (
    <article className={styles.card}>
      <GameArt src={mainImage(promotion)} alt="" ratio={PROMOTION_RATIO} isEager className={styles.art} />
      <div className={styles.words}>
        <h2 className={styles.title}>{promotion.title}</h2>
        <p className={styles.dates}>{promotionDates(promotion, t('long_term'))}</p>
        <SafeHtml html={promotion.content} />
        <LeadButton lead={promotion} isWide className={styles.act} />
      </div>
    </article>
  )
}

/** One promotion, and above it its reward (SCR-18). Back leads to where it was opened, or to the list if the visit started here. */
export function PromotionPage() {
  const { t } = useTranslation('promotion')
  const [search] = useSearchParams()
  const { data, isPending, error, refetch } = useQuery(promotions())
  const offers = useRewards(data !== undefined)
  useEffect(() => void loadSanitiser().catch(() => undefined), [])

  if (isPending || offers.isPending)
    return (
      <div className={styles.pending}>
        <Skeleton shape="banner" />
        <Skeleton shape="text" rows={6} />
      </div>
    )
  if (!data) return <ErrorState error={error} onRetry={() => (offers.retry(), refetch())} />
  const promotion = data.find(({ id }) => id === Number(search.get('id')))
  if (!promotion)
    return <EmptyState message={t('gone')} action={<ButtonLink to={SCREENS.promotions.path}>{t('see_all')}</ButtonLink>} />
  const isTold = ({ announcementId }: { announcementId: number | null }) => announcementId === promotion.id
  return (
    <div className={styles.page}>
      <Rewards
        rewards={offers.rewards.filter(isTold)}
        depositOffers={offers.depositOffers.filter(isTold)}
        hasCodes={false}
        arts={artsOf([promotion])}
        isOnPage
      />
      <Detail promotion={promotion} />
      <GameSheetHost />
    </div>
  )
}
