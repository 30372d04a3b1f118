import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GameCategory } from '#contract/game-category.ts'
import { useFavourites } from '#client/features/play/favourite/index.ts'
import { GameListing, hasName } from '#client/features/play/game/index.ts'
import { paths } from '#client/lib/paths.ts'
import gamesArt from '#client/ui/art/games.svg'
import recentArt from '#client/ui/art/recent.svg'
import { ButtonLink, EmptyState } from '#client/ui/index.ts'
import { recentList } from './recent.queries.ts'

/** The member's recent games, of one category or all, filtered by `name`. */
export function RecentList({ category, name = '' }: { category?: GameCategory; name?: string }) {
  const { t } = useTranslation(['game', 'common'])
  const favourites = useFavourites()
  const list = useInfiniteQuery(recentList(category))
  const games = list.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <GameListing
      query={list}
      games={games.filter((game) => hasName(game, name))}
      favourites={favourites}
      empty={
        games.length > 0 ? (
          <EmptyState art={gamesArt} message={t('common:nothing_found')} />
        ) : (
          <EmptyState
            art={recentArt}
            message={t('recent_empty')}
            action={<ButtonLink to={paths.gameList({ gameType: category })}>{t('show_all')}</ButtonLink>}
          />
        )
      }
    />
  )
}
