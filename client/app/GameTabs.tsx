import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { categoryPage, menuLanes, vendorLanes } from '#client/features/play/game/index.ts'
import { useSession } from '#client/lib/session.ts'
import { CategoryIcon, Link, type CategoryKey } from '#client/ui/index.ts'
import { paths } from './paths.ts'
import styles from './GameTabs.module.css'

/** SCR-06: HOME, HOT, then FAV and RECENT for members, then the categories in this order, then any others. */
const FIRST = ['HOME', 'HOT'] as const
const MEMBER_TABS = ['FAV', 'RECENT'] as const
const CATEGORIES = ['RNG', 'INHOUSE', 'FISH', 'LIVE', 'PVP', 'COCKFIGHT', 'SPORTS', 'ESPORTS'] as const

function addressOf(tab: CategoryKey): string {
  if (tab === 'HOME') return paths.home
  if (tab === 'FAV') return paths.favourites
  if (tab === 'RECENT') return paths.gameList({ type: 'recent' })
  return categoryPage(tab)
}

/** The categories the merchant has vendors for; until those are known, the usual ones. */
function useCategories(): readonly CategoryKey[] {
  const { data: lanes } = useQuery(vendorLanes())
  if (!lanes) return CATEGORIES
  const known = menuLanes(lanes).map(({ title }) => title)
  return [...known, ...lanes.map(({ title }) => title).filter((title) => !known.includes(title))]
}

/** The menu's column of categories. */
export function GameTabs({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common'])
  const session = useSession()
  const tabs = [...FIRST, ...(session ? MEMBER_TABS : []), ...useCategories()]
  return (
    <nav aria-label={t('games')} className={styles.tabs}>
      {tabs.map((tab) => (
        <Link key={tab} to={addressOf(tab)} onClick={onClose} className={styles.tab}>
          <CategoryIcon category={tab} size={20} />
          <span>{t(`common:category_${tab}`)}</span>
        </Link>
      ))}
    </nav>
  )
}
