import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from './Link.tsx'
import styles from './BlockHead.module.css'

interface Props {
  icon: ReactNode
  title: string
  /** Where "all" leads; no link without it. */
  to?: string
  /** Replaces `to`: what "all" does. */
  onAll?: () => void
  /** Replaces the word "all". */
  allText?: string
}

export function BlockHead({ icon, title, to, onAll, allText }: Props) {
  const { t } = useTranslation('common')
  const label = allText ? `${allText}: ${title}` : t('all_of', { title })
  const all = (
    <>
      {allText ?? t('all')}
      <ChevronRight size={16} aria-hidden="true" />
    </>
  )
  return (
    <header className={styles.head}>
      <span className={styles.icon}>{icon}</span>
      <h2 className={styles.title}>{title}</h2>
      {to && (
        <Link to={to} className={styles.all} aria-label={label}>
          {all}
        </Link>
      )}
      {onAll && (
        <button type="button" onClick={onAll} className={styles.all} aria-label={label}>
          {all}
        </button>
      )}
    </header>
  )
}

/** The heading of a screen whose back bar does not show one. */
export const PageTitle = ({ children }: { children: ReactNode }) => <h1 className={styles.page}>{children}</h1>
