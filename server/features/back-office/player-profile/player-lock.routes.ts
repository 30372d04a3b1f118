import * as endpoints from '#contract/back-office/player-profile/player-lock.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { PlayerLockService } from './player-lock.service.ts'

export const playerLockRoutes = (service: PlayerLockService): Route[] => [
  handle(endpoints.lock, (context) => service.lock(context.body, context)),
  handle(endpoints.unlock, (context) => service.unlock(context.body, context)),
]
