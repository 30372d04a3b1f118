import * as gamePerformanceEndpoints from '#contract/back-office/game-performance.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { GamePerformanceService } from './game-performance.service.ts'

export const gamePerformanceRoutes = (service: GamePerformanceService): Route[] => [
  handle(gamePerformanceEndpoints.games, ({ merchant, query }) => service.games(merchant, query)),
  handleCsv(gamePerformanceEndpoints.gamesFile, ({ merchant, query }) => service.gamesFile(merchant, query)),
  handle(gamePerformanceEndpoints.vendors, () => service.vendors()),
]
