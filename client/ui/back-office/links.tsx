import { ChevronLeft } from 'lucide-react'
import { Link } from '#client/ui/index.ts'
import styles from './Operator.module.css'

/** Links to the page's list, above its title. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={styles.back}>
    <ChevronLeft size={18} aria-hidden="true" />
    {children}
  </Link>
)

/** Links to a member's profile. */
export const MemberLink = ({ memberId, username }: { memberId: number; username: string }) => (
  <Link to={`/operator/members/${memberId}`} className={styles.link}>
    {username}
  </Link>
)
