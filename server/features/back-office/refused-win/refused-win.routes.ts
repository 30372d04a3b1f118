import * as refusedWinEndpoints from '#contract/back-office/refused-win.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { RefusedWinService } from './refused-win.service.ts'

export const refusedWinRoutes = (service: RefusedWinService): Route[] => [
  handle(refusedWinEndpoints.list, (context) => service.list(context, context.query)),
  handle(refusedWinEndpoints.markDone, (context) => service.markDone(context.body, context)),
]
