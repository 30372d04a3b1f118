import * as endpoints from '#contract/back-office/point-order.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { PointOrderService } from './point-order.service.ts'

export const pointOrderRoutes = (service: PointOrderService): Route[] => [
  handle(endpoints.orders, (context) => service.list(context, context.query)),
  handleCsv(endpoints.orderFile, (context) => service.file(context, context.query)),
  handle(endpoints.sendOrder, (context) => service.send(context.body, context)),
  handle(endpoints.refuseOrder, (context) => service.refuse(context.body, context)),
]
