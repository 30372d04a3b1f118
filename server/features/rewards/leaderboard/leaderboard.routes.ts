import * as leaderboardEndpoints from '#contract/rewards/leaderboard/leaderboard.ts'
import * as rankBoardEndpoints from '#contract/rewards/leaderboard/rank-board.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { LeaderboardService } from './leaderboard.service.ts'
import type { RankBoardService } from './rank-board.service.ts'

export const leaderboardRoutes = (service: LeaderboardService, boards: RankBoardService): Route[] => [
  handle(leaderboardEndpoints.room, ({ caller, merchant, language }) => service.room({ caller, merchant, language })),
  handle(rankBoardEndpoints.rankBoards, (context) => boards.rankBoards(context)),
  handle(rankBoardEndpoints.ownRankBoards, (context) => boards.ownRankBoards(context)),
  handle(rankBoardEndpoints.rankBoard, ({ query, ...context }) => boards.rankBoard(context, query)),
  handle(rankBoardEndpoints.rankBoardRules, ({ query, ...context }) => boards.rankBoardRules(context, query)),
  handle(rankBoardEndpoints.rankBoardRewards, ({ query, ...context }) => boards.rankBoardRewards(context, query)),
]
