/** The demo's lucky bets: the bets of the last days and of today, drawn by the job itself. */
import { createHash } from 'node:crypto'
import { drawOf, luckyText, type LuckyPrize, prizeAt } from '#contract/rewards/lucky-bet/lucky-sums.ts'
import { createBetDraw } from '#server/features/rewards/lucky-bet/draw-bets.ts'
import { createLuckyBetRepository } from '#server/features/rewards/lucky-bet/lucky-bet.repository.ts'
import { isLuckyBetCampaign, readCampaign } from '#server/features/rewards/reward/reward-campaign.ts'
import { createRewardPersons } from '#server/features/rewards/reward/reward-person.repository.ts'
import { createRewardRepository } from '#server/features/rewards/reward/reward.repository.ts'
import { businessDay, dayStart } from '#server/platform/business-day.ts'
import { addDays } from '#server/platform/calendar-day.ts'
import { createMerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import { after, type WorldDeps } from './context.ts'

const DAYS = 7
/** The letters of the demo are written elsewhere. */
const LETTERS = { write: () => Promise.resolve(), announce: () => Promise.resolve() }
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const MOST_TRIED = 300

/** The first seed that makes one of the day's bets lucky, because a demo has few bets. The same in each run. The job makes tomorrow's seed. */
function seedOf(day: string, roundIds: readonly bigint[], prizes: readonly LuckyPrize[]): string {
  const seeds = Array.from({ length: MOST_TRIED }, (_, tried) => hashOf(`demo ${day} ${tried}`))
  const isLucky = (seed: string) => roundIds.some((id) => prizeAt(drawOf(hashOf(luckyText(seed, String(id)))), prizes) >= 0)
  return seeds.find(isLucky) ?? seeds[0]!
}

export async function writeLuckyBets({ database, clock }: WorldDeps, merchantId: number): Promise<void> {
  const merchant = await createMerchantDirectory({ database }).findById(merchantId)
  const row = await database.prisma.rewardCampaign.findFirst({ where: { merchantId, template: 'LUCKY_BET' } })
  if (!merchant || !row) return
  const now = clock.now()
  const luckyBets = createLuckyBetRepository(database)
  const today = businessDay(now, merchant.timezone)
  const days = Array.from({ length: DAYS + 1 }, (_, back) => addDays(today, -back))
  const campaign = readCampaign(row)
  if (!isLuckyBetCampaign(campaign)) return
  const { prizes, least } = campaign.rule.options
  const seeds: { day: string; seed: string }[] = []
  for (const day of days) {
    const rounds = await database.prisma.gameRound.findMany({
      where: {
        merchantId,
        createdAt: { gte: dayStart(day, merchant.timezone), lt: dayStart(addDays(day, 1), merchant.timezone) },
        stake: { gte: least },
      },
      select: { id: true },
      orderBy: { id: 'asc' },
    })
    seeds.push({
      day,
      seed: seedOf(
        day,
        rounds.map(({ id }) => id),
        prizes,
      ),
    })
  }
  await luckyBets.addSeeds(row.id, seeds)
  await luckyBets.moveTo(row.id, after(now, -DAYS))
  const campaigns = createRewardRepository(database)
  const persons = createRewardPersons(database)
  const inTransaction = createTransactions(database)
  await createBetDraw({ luckyBets, campaigns, persons, letters: LETTERS, inTransaction, clock })(merchant)
}
