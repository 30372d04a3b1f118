import { useTranslation } from 'react-i18next'
import { FormError } from '#client/ui/index.ts'
import styles from './ContentManagement.module.css'

interface Props {
  /** Undefined while the terms are invalid. */
  words: string | undefined
  /** How it is calculated. */
  why: string
  isOver: boolean
}

/** BON-06: what a claim costs under the typed terms, and whether that is more than its budget. */
export function ClaimWorth({ words, why, isOver }: Props) {
  const { t } = useTranslation('content-management')
  return (
    <div className={styles.worth} aria-live="polite">
      <p className={styles.worthLine}>
        <span>{t('campaign_worth')}</span>
        <strong>{words ?? '—'}</strong>
      </p>
      <p className={styles.hint}>{why}</p>
      <FormError>{isOver && t('campaign_over')}</FormError>
    </div>
  )
}
