import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './AppRating.module.css'

const STARS = [1, 2, 3, 4, 5]

/** SCR-43: 5.0 and five stars. */
export function AppRating() {
  const { t } = useTranslation('home')
  return (
    <span className={styles.rating}>
      <span className="visually-hidden">{t('app_rating')}</span>
      <b aria-hidden="true">{t('app_rating_value')}</b>
      {STARS.map((star) => (
        <Star key={star} size={13} fill="currentColor" strokeWidth={0} aria-hidden="true" />
      ))}
    </span>
  )
}
