/** The endpoints of the area, by feature. */
import { endpointsOf } from '../endpoint.ts'
import * as leaderboardEndpoints from './leaderboard/leaderboard.ts'
import * as rankBoardEndpoints from './leaderboard/rank-board.ts'
import * as luckyBetEndpoints from './lucky-bet/lucky-bet.ts'
import * as pointOrderEndpoints from './points/point-order.ts'
import * as pointRecordEndpoints from './points/point-records.ts'
import * as pointEndpoints from './points/points.ts'
import * as rainEndpoints from './rain/rain.ts'
import * as rainRaffleEndpoints from './rain/rain-raffle.ts'
import * as achievementEndpoints from './referral/achievement.ts'
import * as referralEndpoints from './referral/referral.ts'
import * as referralRecordEndpoints from './referral/referral-records.ts'
import * as appDownloadEndpoints from './reward/app-download.ts'
import * as missionEndpoints from './reward/mission.ts'
import * as promotionListEndpoints from './reward/promotion-lists.ts'
import * as questEndpoints from './reward/quest.ts'
import * as rewardEndpoints from './reward/reward.ts'
import * as rewardByKindEndpoints from './reward/reward-by-kind.ts'
import * as rewardTicketEndpoints from './reward/reward-ticket.ts'
import * as spinEndpoints from './spin/spin.ts'
import * as spinByKindEndpoints from './spin/spin-by-kind.ts'
import * as vipRankEndpoints from './vip/vip-rank.ts'
import * as vipEndpoints from './vip/vip.ts'

export const rewardsArea = {
  reward: {
    ...endpointsOf(rewardEndpoints),
    ...endpointsOf(rewardTicketEndpoints),
    ...endpointsOf(rewardByKindEndpoints),
    ...endpointsOf(appDownloadEndpoints),
    ...endpointsOf(missionEndpoints),
    ...endpointsOf(questEndpoints),
    ...endpointsOf(promotionListEndpoints),
  },
  leaderboard: { ...endpointsOf(leaderboardEndpoints), ...endpointsOf(rankBoardEndpoints) },
  'lucky-bet': endpointsOf(luckyBetEndpoints),
  points: { ...endpointsOf(pointEndpoints), ...endpointsOf(pointOrderEndpoints), ...endpointsOf(pointRecordEndpoints) },
  rain: { ...endpointsOf(rainEndpoints), ...endpointsOf(rainRaffleEndpoints) },
  referral: {
    ...endpointsOf(referralEndpoints),
    ...endpointsOf(referralRecordEndpoints),
    ...endpointsOf(achievementEndpoints),
  },
  spin: { ...endpointsOf(spinEndpoints), ...endpointsOf(spinByKindEndpoints) },
  vip: { ...endpointsOf(vipEndpoints), ...endpointsOf(vipRankEndpoints) },
}
