import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GameCategory } from '#contract/game-category.ts'
import { OwnGames } from '#client/features/play/game/index.ts'
import favouritesArt from '#client/ui/art/favourites.svg'
import { favouriteList } from './favourite.queries.ts'
import { useFavourites } from './use-favourites.ts'

/** The member's favourites, of one category or all, filtered by `name`. */
export function FavouriteList({ category, name = '' }: { category?: GameCategory; name?: string }) {
  const { t } = useTranslation('favourite')
  const favourites = useFavourites()
  const list = useInfiniteQuery(favouriteList(category))
  return (
    <OwnGames
      query={list}
      games={list.data?.pages.flatMap((page) => page.content) ?? []}
      favourites={favourites}
      name={name}
      category={category}
      none={{ art: favouritesArt, message: t('empty'), toGames: t('find') }}
    />
  )
}
