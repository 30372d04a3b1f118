/** Leaderboards in the format of older clients (WIR-43). */
import type { Query, Value } from '#contract/endpoint.ts'
import type { Leaderboard } from '#contract/rewards/leaderboard/leaderboard.ts'
import type * as rankBoardEndpoints from '#contract/rewards/leaderboard/rank-board.ts'
import type { LeaderboardService } from './leaderboard.service.ts'

interface Deps {
  service: LeaderboardService
}
type Asking = Parameters<LeaderboardService['room']>[0]
type Endpoints = typeof rankBoardEndpoints
type Named = Query<Endpoints['rankBoard']>

const headOf = ({ reward, startsAt, endsAt, pool }: Leaderboard) => ({
  rankBoardId: reward.campaignId,
  name: reward.title,
  startTime: startsAt,
  endTime: endsAt,
  totalAmount: pool,
})
const NO_PLACE = { rank: null, amount: 0n, reward: 0n }
const ownOf = ({ own }: Leaderboard) => (own ? { rank: own.place, amount: own.score, reward: own.amount } : NO_PLACE)

export function createRankBoardService({ service }: Deps) {
  const all = async (asking: Asking): Promise<Leaderboard[]> => (await service.room(asking)).boards
  /** The leaderboard with the given id, or the first one. */
  async function one(asking: Asking, { promotionId, rankBoardId }: Named): Promise<Leaderboard | undefined> {
    const id = rankBoardId ?? promotionId
    return (await all(asking)).find(({ reward }) => id === undefined || reward.campaignId === id)
  }
  return {
    rankBoards: async (asking: Asking): Promise<Value<Endpoints['rankBoards']>> => (await all(asking)).map(headOf),
    ownRankBoards: async (asking: Asking): Promise<Value<Endpoints['ownRankBoards']>> =>
      (await all(asking)).map((board) => ({ ...headOf(board), ...ownOf(board) })),
    async rankBoard(asking: Asking, named: Named): Promise<Value<Endpoints['rankBoard']>> {
      const board = await one(asking, named)
      return {
        content: (board?.rows ?? []).map(({ place, name, score, amount }) => ({
          rank: place,
          playerName: name,
          amount: score,
          reward: amount,
        })),
        footer: board ? ownOf(board) : NO_PLACE,
      }
    },
    async rankBoardRules(asking: Asking, named: Named): Promise<Value<Endpoints['rankBoardRules']>> {
      const board = await one(asking, named)
      if (!board) return null
      return { ...headOf(board), minAmount: board.least, gameTypes: board.categories, description: board.reward.note }
    },
    rankBoardRewards: async (asking: Asking, named: Named): Promise<Value<Endpoints['rankBoardRewards']>> =>
      ((await one(asking, named))?.prizes ?? []).map(({ from, to, amount }) => ({ fromRank: from, toRank: to, reward: amount })),
  }
}
export type RankBoardService = ReturnType<typeof createRankBoardService>
