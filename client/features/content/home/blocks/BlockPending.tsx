import { Skeleton, type SkeletonShape } from '#client/ui/index.ts'
import styles from './blocks.module.css'

/** A block that is loading: its head and the shape of its content. */
export const BlockPending = ({ shape, rows }: { shape: SkeletonShape; rows?: number }) => (
  <div className={styles.block}>
    <div className={styles.headPending} />
    <Skeleton shape={shape} rows={rows} />
  </div>
)
