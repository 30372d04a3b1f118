import { useTranslation } from 'react-i18next'
import { cx } from '#client/lib/class-names.ts'
import styles from './Skeleton.module.css'

export type SkeletonShape = 'tiles' | 'wideTiles' | 'list' | 'text' | 'banner' | 'rail' | 'compactRail'
interface Props {
  /** The shape of the content it replaces. */
  shape?: SkeletonShape
  /** Tiles, list rows or text lines. */
  rows?: number
  className?: string
}

const ROWS: Record<SkeletonShape, number> = { tiles: 6, wideTiles: 4, list: 4, text: 3, banner: 1, rail: 5, compactRail: 5 }

export function Skeleton({ shape = 'list', rows = ROWS[shape], className }: Props) {
  const { t } = useTranslation('common')
  return (
    <output aria-label={t('loading')} className={cx(styles[shape], className)}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.bone} />
      ))}
    </output>
  )
}
