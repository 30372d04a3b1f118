import { memberCareEndpoints as endpoints } from '#contract/member-care.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { MemberCareService } from './member-care.service.ts'

export const memberCareRoutes = (service: MemberCareService): Route[] => [
  handle(endpoints.limits, (context) => service.limits(context.query, context)),
  handle(endpoints.money, (context) => service.money(context.query, context)),
]
