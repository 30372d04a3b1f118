/** Points of the demo members: of the world's own bets, by the job itself; and what member01 has from before. */
import { createPoints } from '#seed/builders/points.ts'
import { createPointAddition, lastDayOf } from '#server/features/rewards/points/add-up-points.ts'
import { createPointsRepository } from '#server/features/rewards/points/points.repository.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { addDays, addMonths, firstOfMonth } from '#server/platform/calendar-day.ts'
import { createMerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import type { WorldDeps } from './context.ts'
import type { Resident } from './people.ts'

const DAYS = 31
/** Of bets before the history of the world; the older ones expire at the end of this month. */
const EARLIER = [
  { monthsAgo: 12, points: 320 },
  { monthsAgo: 3, points: 18_320 },
] as const

export async function writePoints(deps: WorldDeps, merchantId: number, residents: ReadonlyMap<string, Resident>): Promise<void> {
  const { database, clock } = deps
  const merchant = await createMerchantDirectory({ database }).findById(merchantId)
  if (!merchant) return
  const today = businessDay(clock.now(), merchant.timezone)
  const member = { id: residents.get('member01')!.memberId, merchantId }
  for (const { monthsAgo, points } of EARLIER) {
    const day = addDays(addMonths(firstOfMonth(today), -monthsAgo), 9)
    const lastDay = lastDayOf(day, merchant.settings.points.validMonths)
    await createPoints(database, { member, points, day, lastDay, at: new Date(`${day}T17:00:00Z`) }, clock.now())
  }
  const points = createPointsRepository(database)
  const addition = createPointAddition({ points, inTransaction: createTransactions(database), clock })
  await addition.addUp(merchant, addDays(today, -DAYS))
}
