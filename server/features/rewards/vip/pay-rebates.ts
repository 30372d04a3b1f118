/** Pays automatic rebates: from their hour on, until every member is paid. */
import { isAvailable, type RewardBoard } from '#server/features/rewards/reward/reward-board.ts'
import type { RewardClaim } from '#server/features/rewards/reward/claim-reward.ts'
import type { Campaign, CampaignsOnShow } from '#server/features/rewards/reward/reward-campaign.ts'
import { periodAt } from '#server/features/rewards/reward/reward-period.ts'
import { AppError } from '#server/platform/app-error.ts'
import { clockTime } from '#server/platform/business-day.ts'
import { addDays } from '#server/platform/calendar-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { hasVipRoom } from '#server/platform/merchant/vip-room.ts'
import type { VipRankRepository } from './vip-rank.repository.ts'

interface Deps {
  ranks: Pick<VipRankRepository, 'playersWithout'>
  rewards: CampaignsOnShow
  board: Pick<RewardBoard, 'look'>
  claims: Pick<RewardClaim, 'claim'>
  clock: Clock
  logger: Logger
}

/** The house claims for the member, so there is no address or device. */
const HOUSE = { address: '', device: '' }
/** How many past days of players to look at. */
const PLAYED_DAYS = { DAY: 3, WEEK: 7 } as const
/** Hours during which payment is tried; what is not paid by then is paid on the next day. */
const TRIES = 3

export function createRebatePayment({ ranks, rewards, board, claims, clock, logger }: Deps) {
  async function payOne(memberId: number, campaign: Campaign, merchant: Merchant): Promise<number> {
    const looked = await board.look({ memberId }, merchant, ({ id }) => id === campaign.id)
    let paid = 0
    for (const { tickets } of looked?.seen ?? []) {
      for (const ticket of tickets.filter((one) => isAvailable(one, looked!.person, clock.now()))) {
        // A member who may not claim now can do so in the VIP room, until the ticket expires.
        const isPaid = await claims.claim(ticket.id, { memberId, merchant, place: HOUSE }).then(
          () => true,
          (error: unknown) => {
            if (!(error instanceof AppError)) throw error
            return false
          },
        )
        if (isPaid) paid += 1
      }
    }
    return paid
  }

  async function payCampaign(campaign: Campaign, merchant: Merchant): Promise<number> {
    const { rule } = campaign
    if (rule.template !== 'REBATE') return 0
    const [now, { timezone: zone }, { period, payHour }] = [clock.now(), merchant, rule.options]
    if (payHour === null) return 0
    const hour = Number(clockTime(now, zone).slice(0, 2))
    if (hour < payHour || hour >= payHour + TRIES) return 0
    const own = periodAt(period, now, zone).key
    const players = await ranks.playersWithout(campaign, period === 'WEEK', addDays(own, -PLAYED_DAYS[period]), own)
    let paid = 0
    for (const memberId of players) {
      paid += await payOne(memberId, campaign, merchant).catch((error: unknown) => {
        logger.error({ err: error, memberId, campaignId: campaign.id }, 'paying a rebate failed')
        return 0
      })
    }
    return paid
  }

  /** Returns how many were paid. Never pays a rebate twice. */
  return async function payRebates(merchant: Merchant): Promise<number> {
    if (!hasVipRoom(merchant)) return 0
    let paid = 0
    for (const campaign of await rewards.campaigns(merchant.id, clock.now())) paid += await payCampaign(campaign, merchant)
    return paid
  }
}
