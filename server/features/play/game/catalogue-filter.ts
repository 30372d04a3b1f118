/** Filters the catalogue (WIR-30), and pages the result. */
import { type GameCategory } from '#contract/game-category.ts'
import { INHOUSE_VENDOR, type GameListQuery } from '#contract/play/game.ts'
import type { CatalogueGame, OfferedGame } from './catalogue.ts'

type GameTypeAsked = NonNullable<GameListQuery['gameType']>
export type GameFilter = Omit<GameListQuery, 'pageNo' | 'pageSize' | 'gameName'>

/** Clients load e-sports and cockfight vendors as SPORTS (SCR-13). */
const LOADED_AS_SPORTS: readonly GameCategory[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT']

const isSame = (a: string, b: string) => a.toUpperCase() === b.toUpperCase()

/**
 * Whether the game matches the requested type and vendor, including aliases: clients also request in-house games as RNG of the
 * in-house vendor.
 */
export function isOfType(game: CatalogueGame, gameType: GameTypeAsked | undefined, vendor: string | undefined): boolean {
  // A tile that opens a vendor's list does not belong in that list.
  if (vendor && (game.isVendorList || !isSame(game.vendorCode, vendor))) return false
  if (gameType === undefined || gameType === 'ALL') return true
  if (gameType === 'HOT') return game.hotRank !== null
  if (gameType === 'INHOUSE') return game.category === 'INHOUSE' || game.vendorCode === INHOUSE_VENDOR
  if (gameType === 'RNG' && vendor && isSame(vendor, INHOUSE_VENDOR)) return true
  if (gameType === 'SPORTS' && vendor) return LOADED_AS_SPORTS.includes(game.category)
  return game.category === gameType
}

function isOfClassify(game: CatalogueGame, classify: string | undefined): boolean {
  if (!classify || isSame(classify, 'ALL')) return true
  return isSame(classify, 'NEW') ? game.isNew : isSame(game.classify, classify)
}

export const byHotRank = (a: CatalogueGame, b: CatalogueGame) => (a.hotRank ?? Infinity) - (b.hotRank ?? Infinity)

/** The games that pass every filter, in the order of the catalogue; hot games hottest first. */
export function filterGames(games: readonly OfferedGame[], filter: GameFilter): readonly OfferedGame[] {
  const { gameType, vassalage, gameClassify, isNew, minBet, minLine } = filter
  const found = games.filter(
    (game) =>
      isOfType(game, gameType, vassalage) &&
      isOfClassify(game, gameClassify) &&
      (!isNew || game.isNew) &&
      (minBet === undefined || game.minBet <= minBet) &&
      (minLine === undefined || game.minLine <= minLine),
  )
  return gameType === 'HOT' ? found.toSorted(byHotRank) : found
}

/** One page of a list; a page beyond the end is empty, with the right totals. */
export function onePage<T>(items: readonly T[], pageNo: number, pageSize: number) {
  const start = (pageNo - 1) * pageSize
  return { items: items.slice(start, start + pageSize), total: items.length, totalPages: Math.ceil(items.length / pageSize) }
}
