/** Makes the rewards area: what members are given, and how they claim it. */
import type { Core } from '#server/container/core.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Money, Wallets } from '#server/features/money/money.container.ts'
import type { Identity } from '#server/features/identity/identity.container.ts'
import { createBoardKeeper } from './leaderboard/keep-boards.ts'
import { createLeaderboardRepository } from './leaderboard/leaderboard.repository.ts'
import { leaderboardRoutes } from './leaderboard/leaderboard.routes.ts'
import { createLeaderboardService } from './leaderboard/leaderboard.service.ts'
import { createRankBoardService } from './leaderboard/rank-board.service.ts'
import { createBetDraw } from './lucky-bet/draw-bets.ts'
import { createLuckyBetRepository } from './lucky-bet/lucky-bet.repository.ts'
import { luckyBetRoutes } from './lucky-bet/lucky-bet.routes.ts'
import { createLuckyBetService } from './lucky-bet/lucky-bet.service.ts'
import { createPointOrderRepository } from './points/point-order.repository.ts'
import { createPointOrders } from './points/point-orders.ts'
import { createPointAddition } from './points/add-up-points.ts'
import { createPointRecordService } from './points/point-records.service.ts'
import { createPointsRepository } from './points/points.repository.ts'
import { pointRoutes } from './points/points.routes.ts'
import { createPointsService } from './points/points.service.ts'
import { createPerformCatches } from './rain/perform-catches.ts'
import { createRainPlan } from './rain/plan-rains.ts'
import { createRainCatchRepository } from './rain/rain-catch.repository.ts'
import { createRainRaffleService } from './rain/rain-raffle.service.ts'
import { createRainWaiting } from './rain/rain-waiting.ts'
import { createRainRepository } from './rain/rain.repository.ts'
import { rainRoutes } from './rain/rain.routes.ts'
import { createRainService } from './rain/rain.service.ts'
import { createIncomeAddition } from './referral/add-up-income.ts'
import { createAchievementService } from './referral/achievement.service.ts'
import { createInvitedFriendRepository } from './referral/invited-friend.repository.ts'
import { createInvitations, type MemberInvitations } from './referral/invitations.ts'
import { createReferralIncomeRepository } from './referral/referral-income.repository.ts'
import { createReferralRecordService } from './referral/referral-records.service.ts'
import { createReferralRepository } from './referral/referral.repository.ts'
import { referralRoutes } from './referral/referral.routes.ts'
import { createReferralService } from './referral/referral.service.ts'
import { createQuestService } from './reward/quest.service.ts'
import { createMissionService } from './reward/mission.service.ts'
import { createPromotionListService } from './reward/promotion-lists.service.ts'
import { createRewardClaim } from './reward/claim-reward.ts'
import { createTicketGiveUp } from './reward/give-up-ticket.ts'
import { createRewardBoard } from './reward/reward-board.ts'
import { createRewardPersons } from './reward/reward-person.repository.ts'
import type { CampaignBudgets } from './reward/reward-campaign.ts'
import { createRewardByKindService } from './reward/reward-by-kind.service.ts'
import { createRewardTicketService } from './reward/reward-ticket.service.ts'
import { createRewardRepository } from './reward/reward.repository.ts'
import { rewardRoutes } from './reward/reward.routes.ts'
import { createRewardService } from './reward/reward.service.ts'
import type { NewTickets } from './reward/ticket.ts'
import { createSpinByKindService } from './spin/spin-by-kind.service.ts'
import { createSpinRepository } from './spin/spin.repository.ts'
import { spinRoutes } from './spin/spin.routes.ts'
import { createSpinService } from './spin/spin.service.ts'
import { createRebatePayment } from './vip/pay-rebates.ts'
import { createRankBook } from './vip/rank-book.ts'
import { createVipRankRepository } from './vip/vip-rank.repository.ts'
import { createVipRankService } from './vip/vip-rank.service.ts'
import { vipRoutes } from './vip/vip.routes.ts'
import { createVipService } from './vip/vip.service.ts'

interface Deps {
  identity: Pick<Identity, 'passwordCheck' | 'noteAppOpening'>
  money: Money
  wallets: Wallets
  invitations: MemberInvitations
}

/** Registration uses them to find out who invited a member. */
export const createMemberInvitations = ({ database, clock }: Core) =>
  createInvitations({ referrals: createReferralRepository(database), clock })

export function createRewards(core: Core, { identity, money, wallets: { wallet }, invitations }: Deps) {
  const { turnover, asksForBonus, depositBonuses } = money
  const { database, ledger, letters, inTransaction, clock, logger, merchants } = core
  const rows = { rewards: createRewardRepository(database), persons: createRewardPersons(database) }
  const ranks = createVipRankRepository(database)
  const book = createRankBook({ ...rows, ranks, letters, inTransaction, clock })
  const incomes = createReferralIncomeRepository(database)
  const friends = { ...incomes, ...createInvitedFriendRepository(database) }
  const board = createRewardBoard({ ...rows, ranks: book, referrals: friends, turnover, asksForBonus, inTransaction, clock })
  const claims = createRewardClaim({ ...rows, asksForBonus, turnover, wallet, letters, ledger, inTransaction, clock })
  const service = createRewardService({ ...rows, board, claims, depositBonuses, clock })
  const giveUp = createTicketGiveUp({ ...rows, inTransaction })
  const tickets = createRewardTicketService({ ...rows, board, service, giveUp, clock })
  const kinds = createRewardByKindService({ service })
  const missions = createMissionService({ kinds })
  const quests = createQuestService({ kinds })
  const lists = createPromotionListService({ service, kinds })
  const vip = createVipService({ ...rows, ranks, book, service, clock })
  const referrals = createReferralRepository(database)
  const invited = { referrals, incomes, invitations, board, clock }
  const referral = createReferralService({ ...rows, ...invited, service })
  const records = createReferralRecordService({ ...invited, service: referral })
  const addUpIncome = createIncomeAddition({ ...rows, incomes, inTransaction, clock })
  const points = createPointsRepository(database)
  const { passwordCheck } = identity
  const orders = createPointOrders({ ...rows, rows: createPointOrderRepository(database), points, letters, inTransaction, clock })
  const centre = createPointsService({ ...rows, points, claims, turnover, asksForBonus, orders, passwordCheck, clock })
  const pointAddition = createPointAddition({ points, inTransaction, clock })
  const rains = createRainRepository(database)
  const waiting = createRainWaiting({ redis: core.redis, logger })
  const rainDeps = { rains, campaigns: rows.rewards, persons: rows.persons, ledger, clock }
  const perform = createPerformCatches({ rows: createRainCatchRepository(), persons: rows.persons, ledger })
  const rain = createRainService({ ...rainDeps, perform, waiting })
  const keepRains = createRainPlan({ ...rainDeps, waiting, letters, wallet, inTransaction })
  const spin = createSpinService({ ...rows, spins: createSpinRepository(database), board, claims, clock })
  const boards = createLeaderboardRepository(database)
  const boardDeps = { boards, campaigns: rows.rewards, clock }
  const leaderboards = createLeaderboardService({ ...boardDeps, board })
  const keepBoards = createBoardKeeper({ ...boardDeps, letters, inTransaction })
  const luckyBets = createLuckyBetRepository(database)
  const luckyBet = createLuckyBetService({ ...rows, luckyBets, board, clock })
  const drawBets = createBetDraw({ luckyBets, campaigns: rows.rewards, persons: rows.persons, letters, inTransaction, clock })
  const payRebates = createRebatePayment({ ...rows, ranks, board, claims, clock, logger })
  /** A failure at one merchant does not stop the others. */
  async function forAll(work: (merchant: Merchant) => Promise<number>): Promise<number> {
    let done = 0
    for (const merchant of await merchants.all()) {
      done += await work(merchant).catch((error: unknown) => {
        logger.error({ err: error, merchant: merchant.code }, 'a job of the rewards failed')
        return 0
      })
    }
    return done
  }
  return {
    /** For gifts, which operators give. */
    campaigns: rows.rewards as CampaignBudgets & NewTickets,
    /** For operators, who send them. */
    orders,
    /** How many addresses of orders were erased. */
    forgetOrders: orders.forget,
    /** How many members' ranks were looked at. */
    followRanks: () => forAll(book.followAll),
    /** How many rebates were paid. */
    payRebates: () => forAll(payRebates),
    /** How many rows of income were written. */
    addUpIncome: () => forAll(addUpIncome),
    /** How many times members got points. */
    addUpPoints: () => forAll((merchant) => pointAddition.addUp(merchant)),
    /** How many lots of points expired. */
    expirePoints: () => forAll(pointAddition.expire),
    /** How many rains are planned. */
    keepRains: () => forAll(keepRains),
    /** How many periods of leaderboards run. */
    keepBoards: () => forAll(keepBoards),
    /** How many bets were lucky. */
    drawBets: () => forAll(drawBets),
    /** How many tickets ran out. */
    expireRewards: () => rows.rewards.expire(clock.now()),
    routes: [
      ...rewardRoutes({ service, tickets, kinds, missions, quests, lists, noteAppOpening: identity.noteAppOpening }),
      ...vipRoutes(vip, createVipRankService({ ranks, book, vip, service, tickets })),
      ...pointRoutes(centre, orders, createPointRecordService({ service: centre })),
      ...rainRoutes(rain, createRainRaffleService({ service: rain, tickets: rows.rewards })),
      ...leaderboardRoutes(leaderboards, createRankBoardService({ service: leaderboards })),
      ...luckyBetRoutes(luckyBet),
      ...spinRoutes(spin, createSpinByKindService({ service: spin, rewards: service })),
      ...referralRoutes(referral, records, createAchievementService({ service })),
    ],
  }
}
