/** The demo's leaderboard: last week closed, and this week as it stands, both by the job itself. */
import { createBoardKeeper } from '#server/features/rewards/leaderboard/keep-boards.ts'
import { createLeaderboardRepository } from '#server/features/rewards/leaderboard/leaderboard.repository.ts'
import { createRewardRepository } from '#server/features/rewards/reward/reward.repository.ts'
import { createMerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import { after, type WorldDeps } from './context.ts'

const WEEK_DAYS = 7
/** The letters of the demo are written elsewhere. */
const LETTERS = { write: () => Promise.resolve(), announce: () => Promise.resolve() }

export async function writeLeaderboards({ database, clock }: WorldDeps, merchantId: number): Promise<void> {
  const merchant = await createMerchantDirectory({ database }).findById(merchantId)
  if (!merchant) return
  const now = clock.now()
  const inTransaction = createTransactions(database)
  const keepAt = (at: Date) =>
    createBoardKeeper({
      boards: createLeaderboardRepository(database),
      campaigns: createRewardRepository(database),
      letters: LETTERS,
      inTransaction,
      clock: { ...clock, now: () => at },
    })(merchant)
  await keepAt(after(now, -WEEK_DAYS))
  await keepAt(now)
}
