import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './GameList.module.css'

export interface ActiveFilter {
  key: string
  label: string
  onRemove: () => void
}

interface Props {
  filters: readonly ActiveFilter[]
  total: number | undefined
  /** A search or a filter hides games; otherwise the number is for screen readers alone. */
  isNarrowed: boolean
}

/** The active filters, each removable, and how many games are left. */
export function ActiveFilters({ filters, total, isNarrowed }: Props) {
  const { t } = useTranslation('game')
  return (
    <div className={isNarrowed ? styles.active : 'visually-hidden'}>
      {filters.map(({ key, label, onRemove }) => (
        <button
          key={key}
          type="button"
          className={styles.remove}
          aria-label={t('filter_remove', { name: label })}
          onClick={onRemove}
        >
          <span>{label}</span>
          <X size={16} aria-hidden="true" />
        </button>
      ))}
      <output className={styles.total}>{total === undefined ? ' ' : t('list_total', { total })}</output>
    </div>
  )
}
