import { Skeleton } from '#client/ui/index.ts'
import styles from './AppShell.module.css'

/** While a page's code and texts load: the shape most pages have. */
export const PagePending = () => (
  <div className={styles.pending}>
    <Skeleton shape="banner" />
    <Skeleton shape="tiles" />
  </div>
)
