/** The endpoints of the area, by feature. */
import { endpointsOf } from '../endpoint.ts'
import * as adjustmentEndpoints from './adjustment.ts'
import * as auditEndpoints from './audit.ts'
import * as betCorrectionEndpoints from './bet-correction.ts'
import * as contentManagementAnnouncementEndpoints from './content-management/content-management-announcement.ts'
import * as contentManagementBannerEndpoints from './content-management/content-management-banner.ts'
import * as contentManagementCampaignEndpoints from './content-management/content-management-campaign.ts'
import * as contentManagementEndpoints from './content-management/content-management.ts'
import * as depositWaysEndpoints from './deposit-ways.ts'
import * as gameAvailabilityEndpoints from './game-availability.ts'
import * as gamePerformanceEndpoints from './game-performance.ts'
import * as houseReportEndpoints from './house-report.ts'
import * as operatorPeopleEndpoints from './operator/operator-people.ts'
import * as operatorEndpoints from './operator/operator.ts'
import * as playerCareEndpoints from './player-profile/player-care.ts'
import * as playerLockEndpoints from './player-profile/player-lock.ts'
import * as playerNoteEndpoints from './player-profile/player-note.ts'
import * as playerProfileEndpoints from './player-profile/player-profile.ts'
import * as pointOrderEndpoints from './point-order.ts'
import * as reconciliationEndpoints from './reconciliation.ts'
import * as refusedWinEndpoints from './refused-win.ts'
import * as rewardCampaignsEndpoints from './reward-campaigns.ts'
import * as rewardGrantEndpoints from './reward-grant.ts'
import * as siteSettingsEndpoints from './site-settings/site-settings.ts'
import * as vipRanksEndpoints from './vip-ranks.ts'

export const backOfficeArea = {
  'content-management': {
    ...endpointsOf(contentManagementEndpoints),
    ...endpointsOf(contentManagementAnnouncementEndpoints),
    ...endpointsOf(contentManagementBannerEndpoints),
    ...endpointsOf(contentManagementCampaignEndpoints),
  },
  operator: { ...endpointsOf(operatorEndpoints), ...endpointsOf(operatorPeopleEndpoints) },
  audit: endpointsOf(auditEndpoints),
  'bet-correction': endpointsOf(betCorrectionEndpoints),
  'player-profile': {
    ...endpointsOf(playerProfileEndpoints),
    ...endpointsOf(playerLockEndpoints),
    ...endpointsOf(playerNoteEndpoints),
    ...endpointsOf(playerCareEndpoints),
  },
  adjustment: endpointsOf(adjustmentEndpoints),
  'game-performance': endpointsOf(gamePerformanceEndpoints),
  'house-report': endpointsOf(houseReportEndpoints),
  reconciliation: endpointsOf(reconciliationEndpoints),
  'refused-win': endpointsOf(refusedWinEndpoints),
  'site-settings': endpointsOf(siteSettingsEndpoints),
  'deposit-ways': endpointsOf(depositWaysEndpoints),
  'game-availability': endpointsOf(gameAvailabilityEndpoints),
  'reward-campaigns': endpointsOf(rewardCampaignsEndpoints),
  'point-order': endpointsOf(pointOrderEndpoints),
  'reward-grant': endpointsOf(rewardGrantEndpoints),
  'vip-ranks': endpointsOf(vipRanksEndpoints),
}
