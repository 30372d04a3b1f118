import * as vipRanksEndpoints from '#contract/back-office/vip-ranks.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { VipRanksService } from './vip-ranks.service.ts'

export const vipRanksRoutes = (service: VipRanksService): Route[] => [
  handle(vipRanksEndpoints.vipRanks, (context) => service.list(context)),
  handle(vipRanksEndpoints.saveVipRanks, ({ body, ...context }) => service.save(context, body)),
]
