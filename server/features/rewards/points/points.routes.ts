import * as orderEndpoints from '#contract/rewards/points/point-order.ts'
import * as recordEndpoints from '#contract/rewards/points/point-records.ts'
import * as pointEndpoints from '#contract/rewards/points/points.ts'
import { claimPlace } from '#server/features/rewards/reward/claim-place.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { PointOrders } from './point-orders.ts'
import type { PointRecordService } from './point-records.service.ts'
import type { PointsService } from './points.service.ts'

export const pointRoutes = (service: PointsService, orders: PointOrders, records: PointRecordService): Route[] => [
  handle(pointEndpoints.room, ({ caller, merchant, language }) => service.room({ caller, merchant, language })),
  handle(pointEndpoints.entries, ({ query, ...context }) => service.entries(context, query)),
  handle(pointEndpoints.exchange, ({ body, ...context }) => service.exchange(body, { ...context, place: claimPlace(context) })),
  handle(orderEndpoints.cancelOrder, ({ body, ...context }) => orders.cancel(body, context)),
  handle(recordEndpoints.balance, (context) => records.balance(context)),
  handle(recordEndpoints.rewards, (context) => records.rewards(context)),
  handle(recordEndpoints.conversionTypes, (context) => records.conversionTypes(context)),
  handle(recordEndpoints.redeemList, ({ query, ...context }) => records.redeemList(context, query)),
  handle(recordEndpoints.config, (context) => records.config(context)),
  handle(recordEndpoints.redeem, ({ body, ...context }) => records.redeem(body, { ...context, place: claimPlace(context) })),
  handle(recordEndpoints.convert, ({ body, ...context }) => records.convert(body, { ...context, place: claimPlace(context) })),
]
