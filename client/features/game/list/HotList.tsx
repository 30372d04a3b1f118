import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GameCategory } from '#contract/game.ts'
import { useFavourites } from '#client/features/favourite/index.ts'
import gamesArt from '#client/ui/art/games.svg'
import { EmptyState } from '#client/ui/index.ts'
import { hotGames } from '../game.queries.ts'
import { HOTTEST } from '../GameGrid.tsx'
import { GameListing } from '../GameListing.tsx'
import { hasName } from '../has-name.ts'

/** Tab "hot": the hot games of a category whose name has `name` in it. */
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
