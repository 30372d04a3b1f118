/** QA members of the reward centre: with points to spend, with too few, and with points that expire this month. */
import type { createBuilders, MemberRecord } from '#seed/builders/index.ts'
import type { MemberDetails } from '#seed/builders/member.ts'
import { readCampaign } from '#server/features/rewards/reward/reward-campaign.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { addDays, addMonths, firstOfMonth } from '#server/platform/calendar-day.ts'
import type { WorldDeps } from './context.ts'

type Builders = ReturnType<typeof createBuilders>

const ZONE = 'Asia/Manila'
const MANY = 250_000
const FEW = 1_200

/** The first offer of goods that are sent. */
async function thingOf(prisma: WorldDeps['database']['prisma'], merchantId: number) {
  const offers = await prisma.rewardCampaign.findMany({ where: { merchantId, template: 'POINTS' }, orderBy: { id: 'asc' } })
  return offers.find((row) => readCampaign(row).delivery === 'POST')!
}

export async function writePointStates(
  { clock, database: { prisma } }: WorldDeps,
  given: Builders,
  member: (username: string, details: Pick<MemberDetails, 'paymentPassword'>) => Promise<MemberRecord>,
): Promise<void> {
  const month = firstOfMonth(businessDay(clock.now(), ZONE))
  const endOf = (months: number) => addDays(addMonths(month, months + 1), -1)
  const rich = await member('qapoints', { paymentPassword: '123456' })
  await given.points({ member: rich, points: MANY, lastDay: endOf(6), day: addDays(month, -20) })
  await given.points({ member: rich, points: FEW, lastDay: endOf(0), day: addDays(month, -40) })
  const orders = await member('qaorder', { paymentPassword: '123456' })
  await given.points({ member: orders, points: MANY, lastDay: endOf(6), day: addDays(month, -20) })
  await given.pointOrder({ member: orders, campaign: await thingOf(prisma, orders.merchantId) })
  await given.points({ member: await member('qapointsfew', {}), points: FEW, lastDay: endOf(3), day: addDays(month, -20) })
}
