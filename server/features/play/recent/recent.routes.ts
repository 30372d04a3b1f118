import * as recentEndpoints from '#contract/play/recent.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { RecentService } from './recent.service.ts'

export const recentRoutes = (service: RecentService): Route[] => [
  handle(recentEndpoints.add, ({ caller, query, body }) => service.add(caller, { ...body, ...query })),
  handle(recentEndpoints.list, ({ caller, language, query }) => service.list(caller, language, query)),
]
