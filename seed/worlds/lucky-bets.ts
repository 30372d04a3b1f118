/** The demo's lucky bets: the bets of the last days and of today, drawn by the job itself. */
import { createHash } from 'node:crypto'
import { createBetDraw } from '#server/features/rewards/lucky-bet/draw-bets.ts'
import { createLuckyBetRepository } from '#server/features/rewards/lucky-bet/lucky-bet.repository.ts'
import { createRewardPersons } from '#server/features/rewards/reward/reward-person.repository.ts'
import { createRewardRepository } from '#server/features/rewards/reward/reward.repository.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { addDays } from '#server/platform/calendar-day.ts'
import { createMerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import { after, type WorldDeps } from './context.ts'

const DAYS = 7
/** The letters of the demo are written elsewhere. */
const LETTERS = { write: () => Promise.resolve(), announce: () => Promise.resolve() }
/** The same bets are lucky in each seed; tomorrow's seed is the job's own. */
const seedOf = (day: string) => createHash('sha256').update(`demo ${day}`).digest('hex')

export async function writeLuckyBets({ database, clock }: WorldDeps, merchantId: number): Promise<void> {
  const merchant = await createMerchantDirectory({ database }).findById(merchantId)
  const row = await database.prisma.rewardCampaign.findFirst({ where: { merchantId, template: 'LUCKY_BET' } })
  if (!merchant || !row) return
  const now = clock.now()
  const luckyBets = createLuckyBetRepository(database)
  const today = businessDay(now, merchant.timezone)
  const days = Array.from({ length: DAYS + 1 }, (_, back) => addDays(today, -back))
  await luckyBets.addSeeds(
    row.id,
    days.map((day) => ({ day, seed: seedOf(day) })),
  )
  await luckyBets.moveTo(row.id, after(now, -DAYS))
  const campaigns = createRewardRepository(database)
  const persons = createRewardPersons(database)
  const inTransaction = createTransactions(database)
  await createBetDraw({ luckyBets, campaigns, persons, letters: LETTERS, inTransaction, clock })(merchant)
}
