/** Periods of leaderboards, with the scores of members; closed ones with the tickets of their winners. */
import { boardAt } from '#server/features/rewards/leaderboard/keep-boards.ts'
import { createLeaderboardRepository } from '#server/features/rewards/leaderboard/leaderboard.repository.ts'
import { isLeaderboardCampaign, readCampaign } from '#server/features/rewards/reward/reward-campaign.ts'
import { createRewardRepository } from '#server/features/rewards/reward/reward.repository.ts'
import type { Database } from '#server/platform/database.ts'
import { storedDay } from '#server/platform/calendar-day.ts'

export interface LeaderboardDetails {
  /** Of the template LEADERBOARD. */
  campaign: { id: number }
  /** The best first. */
  scores: readonly { member: { id: number }; score: bigint }[]
  /** The period before the one that runs. */
  isClosed?: boolean
}

const DAY_MS = 86_400_000
/** Tests do not care when a week ends. */
const LASTS_DAYS = 3

export async function createLeaderboard(database: Database, details: LeaderboardDetails, now: Date): Promise<void> {
  const { prisma } = database
  const { campaign: asked, scores, isClosed = false } = details
  const row = await prisma.rewardCampaign.findUniqueOrThrow({ where: { id: asked.id } })
  const { timezone } = await prisma.merchant.findUniqueOrThrow({ where: { id: row.merchantId } })
  const campaign = readCampaign(row)
  if (!isLeaderboardCampaign(campaign)) throw new Error(`campaign ${campaign.id} is of the template ${campaign.template}`)
  const { amounts, days, period } = campaign.rule.options
  const at = isClosed ? new Date(now.getTime() - (period === 'WEEK' ? 7 : 1) * DAY_MS) : now
  const board = boardAt(campaign, at, timezone)
  const [boards, rewards] = [createLeaderboardRepository(database), createRewardRepository(database)]
  const won = isClosed ? scores.slice(0, amounts.length) : []
  const pool = isClosed ? amounts.slice(0, won.length).reduce((sum, amount) => sum + amount, 0n) : board.pool
  const endsAt = isClosed ? board.endsAt : new Date(now.getTime() + LASTS_DAYS * DAY_MS)
  await prisma.$transaction(async (tx) => {
    await boards.begin(tx, campaign, { ...board, endsAt, pool })
    await rewards.promiseMore(tx, campaign.id, pool)
    const of = { campaignId: campaign.id, period: storedDay(board.period) }
    await tx.leaderboardScore.createMany({
      data: scores.map(({ member, score }) => ({ ...of, memberId: member.id, score, reachedAt: at })),
    })
    const expiresAt = new Date(now.getTime() + days * DAY_MS)
    for (const [index, { member }] of won.entries()) {
      const due = { period: board.period, step: index + 1, amount: amounts[index]!, since: board.startsAt, expiresAt }
      await rewards.add(tx, campaign, member.id, due, now)
    }
    if (isClosed) await tx.leaderboardPeriod.update({ where: { campaignId_period: of }, data: { state: 'CLOSED' } })
  })
}
