import * as endpoints from '#contract/back-office/player-profile/player-care.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { PlayerCareService } from './player-care.service.ts'

export const playerCareRoutes = (service: PlayerCareService): Route[] => [
  handle(endpoints.limits, (context) => service.limits(context.query, context)),
  handle(endpoints.money, (context) => service.money(context.query, context)),
  handle(endpoints.invitations, (context) => service.invitations(context.query, context)),
  handle(endpoints.points, (context) => service.points(context.query, context)),
]
