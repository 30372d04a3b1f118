import * as endpoints from '#contract/back-office/deposit-ways.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { DepositWaysService } from './deposit-ways.service.ts'
import type { WayRequestsService } from './way-requests.service.ts'

export const depositWaysRoutes = (service: DepositWaysService, requests: WayRequestsService): Route[] => [
  handle(endpoints.list, (context) => service.list(context)),
  handle(endpoints.save, (context) => service.save(context.body, context)),
  handle(endpoints.confirm, (context) => requests.confirm(context.body, context)),
  handle(endpoints.reject, (context) => requests.reject(context.body, context)),
  handle(endpoints.setOn, (context) => service.setOn(context.body, context)),
  handle(endpoints.reorder, (context) => service.reorder(context.body, context)),
]
