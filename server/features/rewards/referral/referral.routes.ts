import * as registerEndpoints from '#contract/identity/register.ts'
import * as achievementEndpoints from '#contract/rewards/referral/achievement.ts'
import * as recordEndpoints from '#contract/rewards/referral/referral-records.ts'
import * as referralEndpoints from '#contract/rewards/referral/referral.ts'
import { handle, type Route } from '#server/http/handle.ts'
import { claimPlace } from '#server/features/rewards/reward/claim-place.ts'
import type { AchievementService } from './achievement.service.ts'
import type { ReferralRecordService } from './referral-records.service.ts'
import type { ReferralService } from './referral.service.ts'

export const referralRoutes = (
  service: ReferralService,
  records: ReferralRecordService,
  achievements: AchievementService,
): Route[] => [
  handle(referralEndpoints.room, ({ caller, merchant, language, origin }) =>
    service.room({ caller, merchant, language, origin }),
  ),
  handle(referralEndpoints.invitees, ({ query, ...context }) => service.invitees(context, query)),
  handle(registerEndpoints.inviter, ({ query, ...context }) => service.inviter(context, query.code)),
  handle(recordEndpoints.details, (context) => records.details(context)),
  handle(recordEndpoints.referralList, ({ query, ...context }) => records.list(context, query)),
  handle(recordEndpoints.rules, (context) => records.rules(context)),
  handle(recordEndpoints.myIncome, ({ query, ...context }) => records.myIncome(context, query)),
  handle(recordEndpoints.myIncomeOverview, (context) => records.overview(context)),
  handle(recordEndpoints.incomeOverviewBeforeLogin, (context) => records.overviewOfGuests(context)),
  handle(recordEndpoints.ranking, (context) => records.ranking(context)),
  handle(recordEndpoints.rankingBeforeLogin, (context) => records.rankingOfGuests(context)),
  handle(recordEndpoints.inviteDisplay, (context) => records.inviteDisplay(context)),
  handle(achievementEndpoints.achievementConfig, (context) => achievements.config(context)),
  handle(achievementEndpoints.claimAchievement, ({ body, ...context }) =>
    achievements.claim(body, { ...context, place: claimPlace(context) }),
  ),
]
