import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import styles from './ComingSoon.module.css'

/** Over the art of a tile that doesn't play yet (SCR-17); the names on it stay readable. */
export function ComingSoon({ isWide }: { isWide?: boolean }) {
  const { t } = useTranslation('common')
  return (
    <span className={cx(styles.shade, isWide && styles.wide)}>
      <span className={styles.band}>{t('coming_soon')}</span>
    </span>
  )
}
