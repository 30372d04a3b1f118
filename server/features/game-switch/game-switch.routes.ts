import { gameSwitchEndpoints as endpoints } from '#contract/game-switch.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { GameSwitchService } from './game-switch.service.ts'

export const gameSwitchRoutes = (service: GameSwitchService): Route[] => [
  handle(endpoints.categories, (context) => service.categories(context)),
  handle(endpoints.setCategory, (context) => service.setCategory(context.body, context)),
  handle(endpoints.vendors, (context) => service.vendors(context)),
  handle(endpoints.setVendor, (context) => service.setVendor(context.body, context)),
  handle(endpoints.setVendorMaintenance, (context) => service.setVendorMaintenance(context.body, context)),
  handle(endpoints.games, (context) => service.games(context, context.query)),
  handleCsv(endpoints.gamesExported, (context) => service.gamesExported(context, context.query)),
  handle(endpoints.setGame, (context) => service.setGame(context.body, context)),
]
