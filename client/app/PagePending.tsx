import { useLocation } from 'react-router-dom'
import { Skeleton } from '#client/ui/index.ts'
import styles from './AppShell.module.css'

/** Home and the pages of games. */
const HAS_TILES = /^\/m\/(home|[\w-]*game|e?lott|slots)/

/** While a page's code and texts load: the shape most pages of its kind have. */
export const PagePending = () => {
  const hasTiles = HAS_TILES.test(useLocation().pathname)
  return (
    <div className={styles.pending}>
      <Skeleton shape="banner" />
      <Skeleton shape={hasTiles ? 'tiles' : 'list'} />
    </div>
  )
}
