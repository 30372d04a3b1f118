import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '#client/lib/languages.ts'
import styles from './AppRating.module.css'

/** Spec §2: 5.0 and five stars. */
const RATING = 5
const STARS = [1, 2, 3, 4, 5]

export function AppRating() {
  const { t, i18n } = useTranslation('download')
  const rating = new Intl.NumberFormat(localeOf(i18n.language), { minimumFractionDigits: 1 }).format(RATING)
  return (
    <span className={styles.rating}>
      <span className="visually-hidden">{t('rating', { rating })}</span>
      <b aria-hidden="true">{rating}</b>
      {STARS.map((star) => (
        <Star key={star} size={13} fill="currentColor" strokeWidth={0} aria-hidden="true" />
      ))}
    </span>
  )
}
