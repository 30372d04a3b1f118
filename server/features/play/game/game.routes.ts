import * as gameEndpoints from '#contract/play/game.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { GameService } from './game.service.ts'

export const gameRoutes = (service: GameService): Route[] => [
  handle(gameEndpoints.vendorLanes, ({ merchant }) => service.vendorLanes(merchant.id)),
  handle(gameEndpoints.vendorsByCategory, ({ merchant }) => service.vendorsByCategory(merchant.id)),
  handle(gameEndpoints.list, ({ merchant, language, query }) => service.list(merchant.id, language, query)),
  handle(gameEndpoints.hot, ({ merchant, language, query, body }) => service.hot(merchant.id, language, { ...body, ...query })),
  handle(gameEndpoints.single, ({ merchant, language, query }) => service.single(merchant.id, language, query.nodeId)),
  handle(gameEndpoints.recommended, ({ merchant, language }) => service.recommended(merchant.id, language)),
  handle(gameEndpoints.rankList, ({ merchant, language, query }) => service.rankList(merchant.id, language, query)),
]
