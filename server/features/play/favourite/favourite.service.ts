import type { Query, Value } from '#contract/endpoint.ts'
import type * as favouriteEndpoints from '#contract/play/favourite.ts'
import type { FavouriteKey, FavouriteQuery } from '#contract/play/favourite.ts'
import type { Language } from '#contract/wire.ts'
import { type GameService, isOfType, onePage, playingFirst, toGameCard } from '#server/features/play/game/game.service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { FavouriteRepository } from './favourite.repository.ts'

interface Deps {
  favourites: FavouriteRepository
  games: GameService
  clock: Clock
}

interface Owner {
  memberId: number
  merchantId: number
}

export function createFavouriteService({ favourites, games, clock }: Deps) {
  /** Favourites the merchant still offers, newest first. */
  async function gamesOf({ memberId, merchantId }: Owner) {
    const [ids, find] = await Promise.all([favourites.gameIds(memberId), games.finder(merchantId)])
    return ids.flatMap((id) => find(id) ?? [])
  }

  return {
    async ids(owner: Owner, { pageNo, pageSize }: Query<typeof favouriteEndpoints.ids>): Promise<string[]> {
      return onePage(await gamesOf(owner), pageNo, pageSize).items.map(({ nodeId }) => nodeId)
    },

    async list(owner: Owner, language: Language, query: FavouriteQuery): Promise<Value<typeof favouriteEndpoints.list>> {
      const ofType = playingFirst((await gamesOf(owner)).filter((game) => isOfType(game, query.gameType, undefined)))
      const { items, totalPages } = onePage(ofType, query.pageNo, query.pageSize)
      return { content: items.map((game) => toGameCard(game, language)), pageNum: query.pageNo, totalPages }
    },

    /** Throws `no.data` if the merchant has no such game of that vendor, `game.opens.list` for a tile that is not a game. */
    async add({ memberId, merchantId }: Owner, key: FavouriteKey) {
      const game = await games.find(merchantId, key)
      if (!game) throw new AppError('no.data', key)
      if (game.isVendorList) throw new AppError('game.opens.list', { gameType: game.category, vassalage: game.vendorCode })
      return { added: await favourites.addIfAbsent(memberId, game.id, clock.now()) }
    },

    /** Removing a game that is not a favourite is not an error; `removed` says whether anything changed. */
    async remove({ memberId }: Owner, key: FavouriteKey) {
      return { removed: await favourites.remove(memberId, key) }
    },
  }
}
export type FavouriteService = ReturnType<typeof createFavouriteService>
