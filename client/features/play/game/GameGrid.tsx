import type { GameCard } from '#contract/play/game.ts'
import styles from './GameGrid.module.css'
import { GameTile } from './GameTile.tsx'

/** Which games are favourites; the `favourite` feature provides it. */
export interface Favourites {
  has(game: GameCard): boolean
  toggle(game: GameCard): void
}

/** How many games of a hot list get the HOT tag. */
export const HOTTEST = 3

interface Props {
  games: readonly GameCard[]
  favourites: Favourites
  /** How many tiles load their art at once. */
  eager?: number
  /** How many of the first tiles may have the HOT tag; all, in mixed lists. */
  hotTags?: number
}

/** A few posters, three per row. */
export const GameGrid = ({ games, favourites, eager = 0, hotTags = games.length }: Props) => (
  <div className={styles.grid}>
    {games.map((game, index) => (
      <GameTile
        key={`${game.vassalage}/${game.nodeId}`}
        game={game}
        isFavourite={favourites.has(game)}
        onToggleFavourite={favourites.toggle}
        hasHotTag={index < hotTags}
        isEager={index < eager}
      />
    ))}
  </div>
)
