import * as vipRankEndpoints from '#contract/rewards/vip/vip-rank.ts'
import * as vipEndpoints from '#contract/rewards/vip/vip.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { VipRankService } from './vip-rank.service.ts'
import type { VipService } from './vip.service.ts'

export const vipRoutes = (service: VipService, ranks: VipRankService): Route[] => [
  handle(vipEndpoints.room, ({ caller, merchant, language }) => service.room({ caller, merchant, language })),
  handle(vipRankEndpoints.progress, (context) => ranks.progress(context)),
  handle(vipRankEndpoints.groupLevels, (context) => ranks.groupLevels(context)),
  handle(vipRankEndpoints.rule, (context) => ranks.rule(context)),
  handle(vipRankEndpoints.clubBenefit, (context) => ranks.clubBenefit(context)),
  handle(vipRankEndpoints.customerRank, (context) => ranks.customerRank(context)),
  handle(vipRankEndpoints.salaryDetail, (context) => ranks.salaryDetail(context)),
  handle(vipRankEndpoints.salaryHistory, ({ query, ...context }) => ranks.salaryHistory(context, query)),
]
