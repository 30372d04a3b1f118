import { cx } from '#client/lib/class-names.ts'
import { UNREAD_CAP } from '#client/lib/timings.ts'
import styles from './Badge.module.css'

/** The text for a count. */
export const badgeText = (count: number) => (count > UNREAD_CAP ? `${UNREAD_CAP}+` : String(count))

/** A count on a coral dot, "99+" above the cap; nothing for zero. */
export function Badge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null
  return <span className={cx(styles.badge, className)}>{badgeText(count)}</span>
}
