/** Goods exchanged for points: the offer, the points it cost, its ticket, and the order. */
import type { Recipient } from '#contract/rewards/points/point-order.ts'
import { pointDelivery, type PointDelivery } from '#contract/rewards/reward/reward-template.ts'
import { createPointOrderRepository } from '#server/features/rewards/points/point-order.repository.ts'
import { createPointsRepository } from '#server/features/rewards/points/points.repository.ts'
import { readCampaign } from '#server/features/rewards/reward/reward-campaign.ts'
import { createRewardRepository } from '#server/features/rewards/reward/reward.repository.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import { amount } from './amount.ts'
import type { BuilderDeps } from './context.ts'
import { createPoints } from './points.ts'
import { createRewardCampaign } from './reward.ts'
import { unique } from './unique.ts'

export interface PointOrderDetails {
  member: { id: number; merchantId: number }
  /** Of the template POINTS, with a delivery; a new one if left out. */
  campaign?: { id: number }
  delivery?: PointDelivery
  recipient?: Recipient
}
const RECIPIENT: Recipient = { name: 'Maria Santos', phone: '0917 123 4567', address: '12 Mabini Street, Quezon City' }
const PRICE = 1_000

export async function createPointOrder({ database, clock }: Pick<BuilderDeps, 'database' | 'clock'>, details: PointOrderDetails) {
  const { member, delivery = 'POST', recipient = RECIPIENT } = details
  const { id: memberId, merchantId } = member
  const { prisma } = database
  const now = clock.now()
  const offer = { template: 'POINTS', options: { amount: amount(250), points: PRICE, perMember: 0, delivery } } as const
  const { id } =
    details.campaign ?? (await createRewardCampaign(database, { id: merchantId }, { rule: offer, turnoverTimes: 0 }, now))
  const campaign = readCampaign(await prisma.rewardCampaign.findUniqueOrThrow({ where: { id } }))
  if (campaign.rule.template !== 'POINTS') throw new Error(`campaign ${id} is of the template ${campaign.template}`)
  const { points: price, amount: worth } = campaign.rule.options
  const { timezone } = await prisma.merchant.findUniqueOrThrow({ where: { id: merchantId }, select: { timezone: true } })
  const today = businessDay(now, timezone)
  // These expire first, so the exchange takes them.
  await createPoints(database, { member, points: price, lastDay: today }, now)
  const rewards = createRewardRepository(database)
  return createTransactions(database)(async (tx) => {
    const due = { period: `exchange ${unique('order')}`, step: 1, amount: worth, since: now, expiresAt: now }
    const { ticket } = await rewards.add(tx, campaign, memberId, due, now)
    await rewards.claim(tx, ticket.id, now, { address: '192.0.2.1', device: unique('device') })
    await rewards.promiseMore(tx, id, worth)
    const spent = { reference: String(ticket.id), today, at: now }
    const lots = await createPointsRepository(database).take(tx, { memberId, merchantId }, price, spent)
    const order = {
      memberId,
      merchantId,
      ticketId: ticket.id,
      delivery: pointDelivery.parse(campaign.delivery),
      recipient,
      points: price,
      lots,
    }
    return createPointOrderRepository(database).add(tx, order, now)
  })
}
