import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GameCategory } from '#contract/game-category.ts'
import { categoryLabel, categoryPage, gameList } from '#client/features/play/game/index.ts'
import { Link } from '#client/ui/index.ts'
import styles from './GameList.module.css'
import { withName } from './use-list-state.ts'

const LABEL = 'also-in'

/** The other categories with games of this name: a search covers all games, wherever it started. */
export function AlsoIn({ name, category }: { name: string; category: GameCategory }) {
  const { t } = useTranslation(['game', 'common'])
  // The same search as on the hot page. If it fails, the list is still right.
  const { data } = useInfiniteQuery({ ...gameList({ category: 'ALL', name }), retry: false })
  const best = data?.pages[0]?.games ?? []
  const others = new Set(best.map(({ gameCategory }) => gameCategory).filter((other) => other !== category))
  if (others.size === 0) return null
  return (
    <nav aria-labelledby={LABEL} className={styles.also}>
      <span id={LABEL}>{t('also_in')}</span>
      {[...others].map((other) => (
        <Link key={other} to={withName(categoryPage(other), name)} replace className={styles.other}>
          {t(categoryLabel(other))}
        </Link>
      ))}
    </nav>
  )
}
