import { cx } from '#client/lib/class-names.ts'
import { UNREAD_CAP } from '#client/lib/timings.ts'
import styles from './Badge.module.css'

/** A count on a coral dot, "99+" above the cap; nothing at zero. */
export function Badge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null
  return <span className={cx(styles.badge, className)}>{count > UNREAD_CAP ? `${UNREAD_CAP}+` : count}</span>
}
