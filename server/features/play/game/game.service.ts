/** The catalogue as players see it, and the winners' board. Other features find their games here. */
import type { Query, Value } from '#contract/endpoint.ts'
import type * as gameEndpoints from '#contract/play/game.ts'
import type { GameList, GameListQuery } from '#contract/play/game.ts'
import type { Language } from '#contract/wire.ts'
import type { KnownVendors } from '#server/features/money/wallet/known-vendors.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { createNextRead } from '#server/platform/next-read.ts'
import { createHeld, type Freshness, HOUSE_FRESHNESS } from '#server/platform/held.ts'
import { findGame, type GameKey, type OfferedGame } from './catalogue.ts'
import { createCatalogueSnapshots } from './catalogue-snapshots.ts'
import { byHotRank, isOfType, onePage } from './catalogue-filter.ts'
import { nameOf, toGameCard } from './game-card.ts'
import type { GameRepository } from './game.repository.ts'
import { searchGames } from './game-search.ts'
import { vendorLanes } from './vendor-lanes.ts'
import { createWinnerBoard } from './winner-board.ts'

export { nameOf, toGameCard, toGameLinkage } from './game-card.ts'
export { isOfType, onePage } from './catalogue-filter.ts'
export { launchUrlOf, playingFirst, plays, playsFor, SIMULATOR_PATH } from './plays.ts'
export { type GameKey, isUnderMaintenance, type OfferedGame } from './catalogue.ts'
export type { LaunchFacts } from './game.repository.ts'

const RECOMMENDED_GAMES = 12

interface Deps {
  games: GameRepository
  clock: Clock
  /** For lists; a launch reads Postgres itself. */
  freshness?: Freshness | undefined
}

export function createGameService({ games, clock, freshness }: Deps) {
  const board = createWinnerBoard({ games, clock, freshness })
  const snapshots = createCatalogueSnapshots({ games, clock })
  const held = createHeld(snapshots.read, freshness ?? HOUSE_FRESHNESS)
  const readNow = createNextRead(snapshots.read)

  const catalogueOf = async (merchantId: number) => (await held.get()).of(merchantId)
  const find = async (merchantId: number, key: GameKey) => findGame(await catalogueOf(merchantId), key)

  return {
    /** A game the merchant offers, whether it plays or not. */
    find,

    /** The same with the current switches instead of the cached ones. `isOpen`: the game takes bets (ACC-09). */
    async findForBet(merchantId: number, key: GameKey): Promise<{ game: OfferedGame | undefined; isOpen: boolean }> {
      const { of, isSiteClosed } = await readNow()
      const game = findGame(of(merchantId), key)
      return { game, isOpen: game?.isAvailable === true && !isSiteClosed(merchantId) }
    },

    /** Looks up the merchant's games by our own id, for long lists. */
    async finder(merchantId: number): Promise<(gameId: number) => OfferedGame | undefined> {
      const { byId } = await catalogueOf(merchantId)
      return (gameId) => byId.get(gameId)
    },

    /** All vendors, with whether the merchant has them switched on, and the vendor of a game. */
    async vendors(merchantId: number): Promise<KnownVendors> {
      const { everyVendor, byCode } = await catalogueOf(merchantId)
      return { all: everyVendor, ofGame: (gameCode) => byCode.get(gameCode)?.vendorCode }
    },

    exists: async (merchantId: number, key: GameKey): Promise<boolean> => (await find(merchantId, key)) !== undefined,

    /** Any game, with everything that could prevent opening it; never cached. */
    findForLaunch: (merchantId: number, key: GameKey) => games.findForLaunch(merchantId, key),

    async list(merchantId: number, language: Language, query: GameListQuery): Promise<GameList> {
      const { pageNo, pageSize, ...filter } = query
      const found = await searchGames(await catalogueOf(merchantId), filter, (text) => games.searchLike(text))
      const { items, total, totalPages } = onePage(found, pageNo, pageSize)
      return { games: items.map((game) => toGameCard(game, language)), pageNum: pageNo, totalPages, totalCount: total }
    },

    async hot(merchantId: number, language: Language, { gameType, pageSize }: Query<typeof gameEndpoints.hot>) {
      const { games: offered } = await catalogueOf(merchantId)
      const hot = offered.filter((game) => game.hotRank !== null && isOfType(game, gameType, undefined)).toSorted(byHotRank)
      return { list: hot.slice(0, pageSize).map((game) => toGameCard(game, language)) }
    },

    async single(merchantId: number, language: Language, nodeId: string) {
      const game = await find(merchantId, { nodeId })
      if (!game) throw new AppError('no.data', { nodeId })
      return toGameCard(game, language)
    },

    async recommended(merchantId: number, language: Language) {
      const { games: offered } = await catalogueOf(merchantId)
      const best = offered
        .filter(({ isVendorList, isAvailable }) => isAvailable && !isVendorList)
        .toSorted(byHotRank)
        .slice(0, RECOMMENDED_GAMES)
      return { list: best.map((game) => toGameCard(game, language)) }
    },

    async vendorLanes(merchantId: number): Promise<Value<typeof gameEndpoints.vendorLanes>> {
      return { data: { lanes: vendorLanes(await catalogueOf(merchantId)) } }
    },

    /** `{RNG: {JL: []}}`: the inner lists are empty in real answers too (WIR-30). */
    async vendorsByCategory(merchantId: number): Promise<Value<typeof gameEndpoints.vendorsByCategory>> {
      const lanes = vendorLanes(await catalogueOf(merchantId))
      const vendorsOf = (cards: (typeof lanes)[number]['cards']) => cards.map(({ accountTypeName }) => [accountTypeName, []])
      return { content: Object.fromEntries(lanes.map(({ title, cards }) => [title, Object.fromEntries(vendorsOf(cards))])) }
    },

    async rankList(merchantId: number, language: Language, query: Query<typeof gameEndpoints.rankList>) {
      const { games: offered, byCode } = await catalogueOf(merchantId)
      const codesOf = async () =>
        offered.filter((game) => game.plays && isOfType(game, query.gameCategory, undefined)).map(({ gameCode }) => gameCode)
      const wins = await board.wins(merchantId, query.gameCategory, codesOf)
      const list = wins.flatMap(({ gameCode, username, payout, settledAt }) => {
        const game = byCode.get(gameCode)
        if (!game) return []
        const vo = {
          winAmount: payout,
          customerName: username,
          gameName: nameOf(game, language),
          iconUrl: game.iconUrl,
          wonAt: settledAt.getTime(),
        }
        return [{ vo }]
      })
      return { list: list.slice(0, query.limitNum) }
    },
  }
}
export type GameService = ReturnType<typeof createGameService>
