import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GameCategory } from '#contract/game-category.ts'
import { GameListing, hasName } from '#client/features/play/game/index.ts'
import { paths } from '#client/lib/paths.ts'
import favouritesArt from '#client/ui/art/favourites.svg'
import gamesArt from '#client/ui/art/games.svg'
import { ButtonLink, EmptyState } from '#client/ui/index.ts'
import { favouriteList } from './favourite.queries.ts'
import { useFavourites } from './use-favourites.ts'

/** The member's favourites, of one category or all, filtered by `name`. */
export function FavouriteList({ category, name = '' }: { category?: GameCategory; name?: string }) {
  const { t } = useTranslation(['favourite', 'common'])
  const favourites = useFavourites()
  const list = useInfiniteQuery(favouriteList(category))
  const games = list.data?.pages.flatMap((page) => page.content) ?? []
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
            art={favouritesArt}
            message={t('empty')}
            action={<ButtonLink to={paths.gameList({ gameType: category })}>{t('find')}</ButtonLink>}
          />
        )
      }
    />
  )
}
