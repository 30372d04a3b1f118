import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GameCategory } from '#contract/game-category.ts'
import { useFavourites } from '#client/features/play/favourite/index.ts'
import gamesArt from '#client/ui/art/games.svg'
import { EmptyState } from '#client/ui/index.ts'
import { hotGames, HOTTEST, GameListing, hasName } from '#client/features/play/game/index.ts'

/** Tab "hot": the hot games of a category, filtered by `name`. */
export function HotList({ category, name }: { category: GameCategory; name: string }) {
  const { t } = useTranslation('game')
  const favourites = useFavourites()
  const hot = useQuery(hotGames(category))
  const games = hot.data?.filter((game) => hasName(game, name)) ?? []
  return (
    <GameListing
      query={hot}
      games={games}
      favourites={favourites}
      hotTags={HOTTEST}
      empty={<EmptyState art={gamesArt} message={t(name ? 'search_empty' : 'list_empty')} />}
    />
  )
}
