import { useTranslation } from 'react-i18next'
import type { GameCard } from '#contract/play/game.ts'
import type { GameCategory } from '#contract/game-category.ts'
import { paths } from '#client/lib/paths.ts'
import gamesArt from '#client/ui/art/games.svg'
import { ButtonLink, EmptyState } from '#client/ui/index.ts'
import { GameListing, type GamesQuery } from './GameListing.tsx'
import type { Favourites } from './GameGrid.tsx'
import { hasName } from './has-name.ts'

interface Props {
  query: GamesQuery
  games: readonly GameCard[]
  favourites: Favourites
  /** Filters by name. */
  name: string
  category: GameCategory | undefined
  /** Shown if there are none at all: a picture, a text, and a link to games of the category. */
  none: { art: string; message: string; toGames: string }
}

/** The games a member has collected or played. */
export function OwnGames({ query, games, favourites, name, category, none: { art, message, toGames } }: Props) {
  const { t } = useTranslation('common')
  return (
    <GameListing
      query={query}
      games={games.filter((game) => hasName(game, name))}
      favourites={favourites}
      empty={
        games.length > 0 ? (
          <EmptyState art={gamesArt} message={t('nothing_found')} />
        ) : (
          <EmptyState
            art={art}
            message={message}
            action={<ButtonLink to={paths.gameList({ gameType: category })}>{toGames}</ButtonLink>}
          />
        )
      }
    />
  )
}
