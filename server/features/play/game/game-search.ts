/** Finds games by name: exactly as typed, then allowing a typo, then by similar names (SCR-15, WIR-30). */
import type { GameListQuery } from '#contract/play/game.ts'
import type { Catalogue, OfferedGame } from './catalogue.ts'
import { filterGames } from './catalogue-filter.ts'
import { foldText } from './fold-text.ts'
import { playingFirst } from './plays.ts'

/** Ids of games with similar names, most similar first. */
export type SearchLike = (text: string) => Promise<readonly number[]>
const WITHIN_A_WORD = 2
type Question = Omit<GameListQuery, 'pageNo' | 'pageSize'>

/**
 * The games that pass the filter, in order. With a name: if any game has a word that begins with it, all games that contain it;
 * otherwise games with a word close to it, then those that contain it anywhere; otherwise games with similar names. Games that play
 * come first.
 */
export async function searchGames(
  catalogue: Pick<Catalogue, 'games' | 'byId' | 'names'>,
  { gameName, ...filter }: Question,
  searchLike: SearchLike,
): Promise<readonly OfferedGame[]> {
  const text = gameName && foldText(gameName)
  // The catalogue already lists games that play first.
  if (!text) return filterGames(catalogue.games, filter)
  return playingFirst(await findByName(catalogue, text, filter, searchLike))
}

async function findByName(
  { byId, names }: Pick<Catalogue, 'byId' | 'names'>,
  text: string,
  filter: Omit<Question, 'gameName'>,
  searchLike: SearchLike,
): Promise<readonly OfferedGame[]> {
  const found = names.find(text).toSorted((a, b) => a.nearness - b.nearness)
  const filtered = filterGames(
    found.map(({ game }) => game),
    filter,
  )
  const beginning = new Set(found.filter(({ nearness }) => nearness < WITHIN_A_WORD).map(({ game }) => game))
  if (filtered.some((game) => beginning.has(game))) return filtered
  const close = filterGames(names.findClose(text), filter)
  if (close.length + filtered.length > 0) return [...new Set([...close, ...filtered])]
  const like = (await searchLike(text)).map((id) => byId.get(id)).filter((game) => game !== undefined)
  return filterGames(like, filter)
}
