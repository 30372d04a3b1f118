import * as endpoints from '#contract/back-office/reward-grant.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { RewardGrantService } from './reward-grant.service.ts'

export const rewardGrantRoutes = (service: RewardGrantService): Route[] => [
  handle(endpoints.grants, (context) => service.list(context, context.query)),
  handle(endpoints.oneGrant, (context) => service.one(context, context.query)),
  handle(endpoints.grantLines, (context) => service.lines(context, context.query)),
  handleCsv(endpoints.grantFile, (context) => service.file(context, context.query)),
  handle(endpoints.giftCampaigns, (context) => service.campaigns(context)),
  handle(endpoints.forecastGrant, (context) => service.forecast(context, context.body)),
  handle(endpoints.proposeGrant, (context) => service.propose(context.body, context)),
  handle(endpoints.confirmGrant, (context) => service.confirm(context.body, context)),
  handle(endpoints.rejectGrant, (context) => service.reject(context.body, context)),
  handle(endpoints.stopGrant, (context) => service.stop(context.body, context)),
]
