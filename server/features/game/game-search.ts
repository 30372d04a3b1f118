/** Finding games by name: as it is written, and where no name holds it so, by what is likest (spec §5, wire §4.6). */
import type { OfferedGame } from './catalogue.ts'
import { filterGames, type GameFilter } from './catalogue-filter.ts'
import { foldText } from './fold-text.ts'

/** Ids of games whose names are like the text, the likest first. */
export type SearchLike = (text: string) => Promise<readonly number[]>

/** 0 = a name begins with it, 1 = a word does, 2 = it stands within one. */
function nearness({ searchText }: OfferedGame, text: string): number {
  if (searchText.startsWith(text) || searchText.includes(`\n${text}`)) return 0
  return searchText.includes(` ${text}`) ? 1 : 2
}

/** The games of the filter in their order; with a name, those whose names begin with it first. */
export async function searchGames(
  games: readonly OfferedGame[],
  filter: GameFilter,
  searchLike: SearchLike,
): Promise<readonly OfferedGame[]> {
  const found = filterGames(games, filter)
  const text = filter.gameName && foldText(filter.gameName)
  if (!text) return found
  if (found.length > 0) return found.toSorted((a, b) => nearness(a, text) - nearness(b, text))
  const { gameName: _, ...rest } = filter
  const places = new Map((await searchLike(text)).map((id, place) => [id, place]))
  const placeOf = ({ id }: OfferedGame) => places.get(id) ?? Infinity
  return filterGames(games, rest)
    .filter(({ id }) => places.has(id))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
}
