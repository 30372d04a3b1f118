/** A bet that was lucky: its ticket, as the draw issues it. */
import { topPrize } from '#contract/rewards/spin/spin-sums.ts'
import { luckyPeriod } from '#server/features/rewards/lucky-bet/draw-bets.ts'
import { isLuckyBetCampaign, readCampaign } from '#server/features/rewards/reward/reward-campaign.ts'
import { createRewardRepository } from '#server/features/rewards/reward/reward.repository.ts'
import { businessDay } from '#server/platform/business-day.ts'
import type { Database } from '#server/platform/database.ts'

export interface LuckyBetDetails {
  member: { id: number }
  /** Of the template LUCKY_BET. */
  campaign: { id: number }
  round: { id: bigint }
  /** The index of its prize. */
  prize?: number
}
const DAY_MS = 86_400_000

export async function createLuckyBet(database: Database, details: LuckyBetDetails, now: Date): Promise<void> {
  const { prisma } = database
  const { member, campaign: asked, round, prize: step = 0 } = details
  const row = await prisma.rewardCampaign.findUniqueOrThrow({ where: { id: asked.id } })
  const { timezone } = await prisma.merchant.findUniqueOrThrow({ where: { id: row.merchantId } })
  const campaign = readCampaign(row)
  if (!isLuckyBetCampaign(campaign)) throw new Error(`campaign ${campaign.id} is of the template ${campaign.template}`)
  const { prizes, days } = campaign.rule.options
  const { amount } = prizes[step]!
  const rewards = createRewardRepository(database)
  await prisma.$transaction(async (tx) => {
    const period = luckyPeriod(businessDay(now, timezone), round.id)
    const due = { period, step, amount, since: now, expiresAt: new Date(now.getTime() + days * DAY_MS) }
    await rewards.add(tx, campaign, member.id, due, now)
    await rewards.promiseMore(tx, campaign.id, amount, topPrize(prizes))
  })
}
