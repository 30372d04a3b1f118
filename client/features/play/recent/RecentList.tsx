import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GameCategory } from '#contract/game-category.ts'
import { useFavourites } from '#client/features/play/favourite/index.ts'
import { OwnGames } from '#client/features/play/game/index.ts'
import recentArt from '#client/ui/art/recent.svg'
import { recentList } from './recent.queries.ts'

/** The member's recent games, of one category or all, filtered by `name`. */
export function RecentList({ category, name = '' }: { category?: GameCategory; name?: string }) {
  const { t } = useTranslation('game')
  const favourites = useFavourites()
  const list = useInfiniteQuery(recentList(category))
  return (
    <OwnGames
      query={list}
      games={list.data?.pages.flatMap((page) => page.list) ?? []}
      favourites={favourites}
      name={name}
      category={category}
      none={{ art: recentArt, message: t('recent_empty'), toGames: t('show_all') }}
    />
  )
}
