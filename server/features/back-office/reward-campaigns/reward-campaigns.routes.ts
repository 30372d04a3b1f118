import * as rewardCampaignsEndpoints from '#contract/back-office/reward-campaigns.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { RewardCampaignsService } from './reward-campaigns.service.ts'

export const rewardCampaignsRoutes = (service: RewardCampaignsService): Route[] => [
  handle(rewardCampaignsEndpoints.rewardCampaigns, (context) => service.list(context)),
  handle(rewardCampaignsEndpoints.previewReward, ({ body, ...context }) => service.preview(body, context)),
  handle(rewardCampaignsEndpoints.saveRewardCampaign, ({ body, ...context }) => service.save(context, body)),
  handle(rewardCampaignsEndpoints.rewardClaims, ({ query, ...context }) => service.claims(context, query)),
  handle(rewardCampaignsEndpoints.rewardRains, ({ query, ...context }) => service.rains(context, query)),
]
