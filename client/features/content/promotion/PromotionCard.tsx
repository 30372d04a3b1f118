import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Announcement } from '#contract/content/announcement/announcement.ts'
import { paths } from '#client/lib/paths.ts'
import { GameArt, Link } from '#client/ui/index.ts'
import styles from './PromotionCard.module.css'
import { mainImage, PROMOTION_RATIO, promotionDates } from './promotion-parts.ts'

/** Picture, title, dates and "read more"; the whole card links to the detail, and Back returns here. */
export function PromotionCard({ promotion, isFirst }: { promotion: Announcement; isFirst: boolean }) {
  const { t } = useTranslation('promotion')
  return (
    <article className={styles.card}>
      <GameArt src={mainImage(promotion)} alt="" ratio={PROMOTION_RATIO} isEager={isFirst} className={styles.art} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={paths.promotion(promotion.id)} className={styles.link}>
            {promotion.title}
          </Link>
        </h2>
        <p className={styles.foot}>
          <span className={styles.dates}>{promotionDates(promotion, t('long_term'))}</span>
          <span className={styles.more} aria-hidden="true">
            {t('read_more')}
            <ChevronRight size={16} />
          </span>
        </p>
      </div>
    </article>
  )
}
