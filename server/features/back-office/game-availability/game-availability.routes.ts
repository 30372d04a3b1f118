import * as endpoints from '#contract/back-office/game-availability.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { GameAvailabilityService } from './game-availability.service.ts'

export const gameAvailabilityRoutes = (service: GameAvailabilityService): Route[] => [
  handle(endpoints.categories, (context) => service.categories(context)),
  handle(endpoints.setCategory, (context) => service.setCategory(context.body, context)),
  handle(endpoints.vendors, (context) => service.vendors(context)),
  handle(endpoints.setVendor, (context) => service.setVendor(context.body, context)),
  handle(endpoints.setVendorMaintenance, (context) => service.setVendorMaintenance(context.body, context)),
  handle(endpoints.setVendorAddress, (context) => service.setVendorAddress(context.body, context)),
  handle(endpoints.games, (context) => service.games(context, context.query)),
  handleCsv(endpoints.gamesExported, (context) => service.gamesExported(context, context.query)),
  handle(endpoints.setVendorList, (context) => service.setVendorList(context.body, context)),
  handle(endpoints.setGame, (context) => service.setGame(context.body, context)),
]
