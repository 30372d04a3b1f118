/** Finds games by name: exact matches first, and if there are none, similar names (spec §5, wire §4.6). */
import type { GameListQuery } from '#contract/play/game.ts'
import type { Catalogue, OfferedGame } from './catalogue.ts'
import { filterGames } from './catalogue-filter.ts'
import { foldText } from './fold-text.ts'

/** Ids of games with similar names, most similar first. */
export type SearchLike = (text: string) => Promise<readonly number[]>
type Question = Omit<GameListQuery, 'pageNo' | 'pageSize'>

/** The games of the filter in order; with a name, those whose names begin with it first. */
export async function searchGames(
  { games, byId, names }: Pick<Catalogue, 'games' | 'byId' | 'names'>,
  { gameName, ...filter }: Question,
  searchLike: SearchLike,
): Promise<readonly OfferedGame[]> {
  const text = gameName && foldText(gameName)
  if (!text) return filterGames(games, filter)
  const nearestFirst = names.find(text).toSorted((a, b) => a.nearness - b.nearness)
  const found = filterGames(
    nearestFirst.map(({ game }) => game),
    filter,
  )
  if (found.length > 0) return found
  const like = (await searchLike(text)).map((id) => byId.get(id)).filter((game) => game !== undefined)
  return filterGames(like, filter)
}
