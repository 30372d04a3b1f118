import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#client/lib/format.ts'
import { IconButton } from '#client/ui/index.ts'
import styles from './Operator.module.css'

interface Props {
  page: number
  /** Undefined = not counted: there either is a next page or not. */
  totalPages?: number
  total?: number
  hasMore?: boolean
  onPage: (page: number) => void
}

export function Pager({ page, totalPages, total, hasMore, onPage }: Props) {
  const { t, i18n } = useTranslation('operator')
  const isLast = totalPages === undefined ? !hasMore : page >= totalPages
  const words = (value: number) => formatNumber(value, i18n.language)
  return (
    <div className={styles.foot}>
      <span>{total !== undefined && t('found', { count: total, number: words(total) })}</span>
      <nav aria-label={t('pages')} className={styles.pager}>
        <IconButton
          label={t('page_before')}
          icon={<ChevronLeft size={20} />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <span>
          {totalPages === undefined ? words(page) : t('page_of', { page: words(page), pages: words(Math.max(1, totalPages)) })}
        </span>
        <IconButton
          label={t('page_after')}
          icon={<ChevronRight size={20} />}
          disabled={isLast}
          onClick={() => onPage(page + 1)}
        />
      </nav>
    </div>
  )
}
