import * as appDownloadEndpoints from '#contract/rewards/reward/app-download.ts'
import * as missionEndpoints from '#contract/rewards/reward/mission.ts'
import * as promotionListEndpoints from '#contract/rewards/reward/promotion-lists.ts'
import * as questEndpoints from '#contract/rewards/reward/quest.ts'
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import * as rewardByKindEndpoints from '#contract/rewards/reward/reward-by-kind.ts'
import * as rewardTicketEndpoints from '#contract/rewards/reward/reward-ticket.ts'
import type { AppOpening } from '#server/features/identity/member/app-opening.ts'
import { handle, type Route } from '#server/http/handle.ts'
import { claimPlace } from './claim-place.ts'
import type { MissionService } from './mission.service.ts'
import type { PromotionListService } from './promotion-lists.service.ts'
import type { QuestService } from './quest.service.ts'
import type { RewardByKindService } from './reward-by-kind.service.ts'
import type { RewardTicketService } from './reward-ticket.service.ts'
import type { RewardService } from './reward.service.ts'

interface Services {
  service: RewardService
  tickets: RewardTicketService
  kinds: RewardByKindService
  missions: MissionService
  quests: QuestService
  lists: PromotionListService
  noteAppOpening: AppOpening
}

export const rewardRoutes = ({ service, tickets, kinds, missions, quests, lists, noteAppOpening }: Services): Route[] => [
  handle(rewardEndpoints.list, async ({ caller, merchant, language, ...request }) => {
    if (caller.kind === 'member') await noteAppOpening({ ...request, caller })
    return service.list({ caller, merchant, language })
  }),
  handle(rewardEndpoints.claim, ({ body, ...context }) => service.claim(body, { ...context, place: claimPlace(context) })),
  handle(rewardEndpoints.claimCode, ({ body, ...context }) =>
    service.claimCode(body, { ...context, place: claimPlace(context) }),
  ),
  handle(appDownloadEndpoints.claimAppDownload, async ({ body, ...context }) => {
    await noteAppOpening(context, body.isApp)
    return kinds.claimAppDownload({ ...context, place: claimPlace(context) })
  }),
  handle(rewardTicketEndpoints.tickets, async ({ query, ...context }) => {
    await noteAppOpening(context, query.isApp)
    return tickets.tickets(context, query)
  }),
  handle(rewardTicketEndpoints.ticketConfig, (context) => tickets.config(context)),
  handle(rewardTicketEndpoints.history, ({ query, ...context }) => tickets.history(context, query)),
  handle(rewardTicketEndpoints.codes, (context) => tickets.codes(context)),
  handle(rewardTicketEndpoints.issued, ({ query, ...context }) => tickets.issued(context, query)),
  handle(rewardTicketEndpoints.claimIssued, ({ body, ...context }) =>
    tickets.claimIssued(body, { ...context, place: claimPlace(context) }),
  ),
  handle(rewardTicketEndpoints.cancelTicket, ({ body, ...context }) => tickets.cancel(context, body)),
  handle(rewardTicketEndpoints.claimStatus, ({ body, ...context }) => tickets.claimStatus(context, body)),
  handle(rewardByKindEndpoints.loginPromotion, (context) => kinds.loginPromotion(context)),
  handle(rewardByKindEndpoints.claimLogin, ({ body, ...context }) =>
    kinds.claimLogin(body, { ...context, place: claimPlace(context) }),
  ),
  handle(rewardByKindEndpoints.registerPromotions, (context) => kinds.registerPromotions(context)),
  handle(rewardByKindEndpoints.claimRegister, ({ body, ...context }) =>
    kinds.claimRegister(body, { ...context, place: claimPlace(context) }),
  ),
  handle(rewardByKindEndpoints.promotions, (context) => kinds.promotions(context)),
  handle(rewardByKindEndpoints.saviorPromotions, (context) => kinds.saviorPromotions(context)),
  handle(rewardByKindEndpoints.claimPromotion, ({ body, ...context }) =>
    kinds.claimPromotion(body, { ...context, place: claimPlace(context) }),
  ),
  handle(rewardByKindEndpoints.codeEnabled, (context) => kinds.codeEnabled(context)),
  handle(missionEndpoints.missions, ({ query, ...context }) => missions.page(context, query)),
  handle(missionEndpoints.missionRules, (context) => missions.rules(context)),
  handle(missionEndpoints.missionMilestones, (context) => missions.milestones(context)),
  handle(missionEndpoints.claimMission, ({ body, ...context }) =>
    missions.claim(body, { ...context, place: claimPlace(context) }),
  ),
  handle(questEndpoints.quests, (context) => quests.quests(context)),
  handle(questEndpoints.unclaimedQuests, (context) => quests.unclaimed(context)),
  handle(questEndpoints.claimQuest, ({ body, ...context }) =>
    quests.claimQuest(body, { ...context, place: claimPlace(context) }),
  ),
  handle(questEndpoints.achievements, (context) => quests.achievements(context)),
  handle(questEndpoints.claimAchieved, ({ body, ...context }) =>
    quests.claimAchieved(body, { ...context, place: claimPlace(context) }),
  ),
  handle(questEndpoints.dailyVisit, (context) => quests.visit(context)),
  handle(promotionListEndpoints.discountTickets, (context) => lists.discountTickets(context)),
  handle(promotionListEndpoints.promotionRewards, ({ query, ...context }) => lists.promotionRewards(context, query)),
  handle(promotionListEndpoints.promotionLayout, (context) => lists.promotionLayout(context)),
]
