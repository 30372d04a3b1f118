import * as promotionEndpoints from '#contract/content/promotion.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { PromotionService } from './promotion.service.ts'

export const promotionRoutes = (service: PromotionService): Route[] => [
  handle(promotionEndpoints.categories, ({ query, ...viewer }) => service.categories(viewer, query)),
  handle(promotionEndpoints.list, ({ query, ...viewer }) => service.list(viewer, query)),
  handle(promotionEndpoints.available, ({ caller, merchant }) => service.available(caller, merchant)),
  handle(promotionEndpoints.merchantAvailable, ({ merchant }) => service.merchantAvailable(merchant)),
]
