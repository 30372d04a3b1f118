import * as endpoints from '#contract/back-office/reward-grant.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { GrantRecords } from './grant-records.service.ts'
import type { RewardGrantService } from './reward-grant.service.ts'

export const rewardGrantRoutes = (service: RewardGrantService, records: GrantRecords): Route[] => [
  handle(endpoints.grants, (context) => records.list(context, context.query)),
  handle(endpoints.oneGrant, (context) => records.one(context, context.query)),
  handle(endpoints.grantLines, (context) => records.lines(context, context.query)),
  handleCsv(endpoints.grantFile, (context) => records.file(context, context.query)),
  handle(endpoints.giftCampaigns, (context) => service.campaigns(context)),
  handle(endpoints.forecastGrant, (context) => service.forecast(context, context.body)),
  handle(endpoints.proposeGrant, (context) => service.propose(context.body, context)),
  handle(endpoints.confirmGrant, (context) => service.confirm(context.body, context)),
  handle(endpoints.rejectGrant, (context) => service.reject(context.body, context)),
  handle(endpoints.stopGrant, (context) => service.stop(context.body, context)),
]
