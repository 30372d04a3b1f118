import { useLocation } from 'react-router-dom'
import { Skeleton } from '#client/ui/index.ts'
import styles from './AppShell.module.css'

const HOME = /^\/m\/home/
const GAMES = /^\/m\/([\w-]*game|e?lott|slots)/
/** A member's favourite or recent games, of all categories: tiles only. */
const OWN = /^\?type=/

/** Shown while a page's code and texts load: the shape that most pages of its kind have. */
export const PagePending = () => {
  const { pathname, search } = useLocation()
  const isGames = GAMES.test(pathname)
  return (
    <div className={styles.pending}>
      {!(isGames && OWN.test(search)) && <Skeleton shape={isGames ? 'compactRail' : 'banner'} />}
      <Skeleton shape={isGames || HOME.test(pathname) ? 'tiles' : 'list'} />
    </div>
  )
}
