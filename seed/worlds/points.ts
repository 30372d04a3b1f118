/** Points of the demo members: from the world's own bets, by the job itself, and member01's earlier ones. */
import { createPointOrder } from '#seed/builders/point-order.ts'
import { createPoints } from '#seed/builders/points.ts'
import { createPointAddition, lastDayOf } from '#server/features/rewards/points/add-up-points.ts'
import { createPointsRepository } from '#server/features/rewards/points/points.repository.ts'
import { readCampaign } from '#server/features/rewards/reward/reward-campaign.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { addDays, addMonths, firstOfMonth } from '#server/platform/calendar-day.ts'
import { createMerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import type { WorldDeps } from './context.ts'
import type { Resident } from './people.ts'

const DAYS = 31
/** From bets before the history of the world; the older ones expire at the end of this month. */
const EARLIER = [
  { monthsAgo: 12, points: 320 },
  { monthsAgo: 3, points: 18_320 },
] as const

const RECIPIENTS = [
  {
    username: 'member03',
    name: 'Dolores Ramos',
    phone: '0917 555 0103',
    address: '45 Rizal Avenue, Barangay Poblacion, Makati City',
  },
  { username: 'member05', name: 'Andres Lim', phone: '0918 555 0105', address: 'Unit 7B, 210 Osmeña Boulevard, Cebu City' },
] as const

/** Two caps that wait to be sent. */
async function writeOrders(deps: WorldDeps, merchantId: number, residents: ReadonlyMap<string, Resident>): Promise<void> {
  const offers = await deps.database.prisma.rewardCampaign.findMany({
    where: { merchantId, template: 'POINTS' },
    orderBy: { id: 'asc' },
  })
  const cap = offers.find((row) => readCampaign(row).delivery === 'POST')
  if (!cap) return
  for (const { username, ...recipient } of RECIPIENTS)
    await createPointOrder(deps, { member: { id: residents.get(username)!.memberId, merchantId }, campaign: cap, recipient })
}

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
  await writeOrders(deps, merchantId, residents)
}
