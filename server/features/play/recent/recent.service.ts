import type { Value } from '#contract/endpoint.ts'
import type * as recentEndpoints from '#contract/play/recent.ts'
import { RECENT_KEPT, type RecentKey, type RecentQuery } from '#contract/play/recent.ts'
import type { Language } from '#contract/wire.ts'
import { type GameService, isOfType, onePage, playingFirst, toGameCard } from '#server/features/play/game/game.service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { RecentRepository } from './recent.repository.ts'

interface Deps {
  recents: RecentRepository
  games: GameService
  clock: Clock
}

interface Owner {
  memberId: number
  merchantId: number
}

/** Our own ids fit a Postgres `int`. */
const OWN_ID = /^\d{1,9}$/

export function createRecentService({ recents, games, clock }: Deps) {
  const remember = (memberId: number, gameId: number) => recents.add(memberId, gameId, clock.now(), RECENT_KEPT)

  return {
    /** For features that open games. */
    remember,

    /** Throws `request.param.err` if neither id is given, `no.data` if the merchant has no such game. */
    async add({ memberId, merchantId }: Owner, { nodeId, gameId }: RecentKey): Promise<void> {
      if (!nodeId && !gameId)
        throw new AppError('request.param.err', { fields: [{ path: 'nodeId', message: 'nodeId or gameId is required' }] })
      const byNode = nodeId ? await games.find(merchantId, { nodeId }) : undefined
      const game = byNode ?? (gameId && OWN_ID.test(gameId) ? await games.find(merchantId, { id: Number(gameId) }) : undefined)
      if (!game) throw new AppError('no.data', { nodeId, gameId })
      await remember(memberId, game.id)
    },

    async list(
      { memberId, merchantId }: Owner,
      language: Language,
      query: RecentQuery,
    ): Promise<Value<typeof recentEndpoints.list>> {
      const [ids, find] = await Promise.all([recents.gameIds(memberId), games.finder(merchantId)])
      const known = ids.flatMap((id) => find(id) ?? [])
      const ofType = playingFirst(known.filter((game) => isOfType(game, query.gameType, query.vassalage)))
      const { items, total, totalPages } = onePage(ofType, query.page, query.pageSize)
      return { list: items.map((game) => toGameCard(game, language)), total, totalPages }
    },
  }
}
export type RecentService = ReturnType<typeof createRecentService>
