/** Rains of envelopes, and what members caught in those that are over. */
import { random } from '#seed/art/random.ts'
import { RAIN_SECONDS } from '#contract/rewards/rain/rain.ts'
import { fillEnvelopes, type Share } from '#server/features/rewards/rain/fill-envelopes.ts'
import { periodOf } from '#server/features/rewards/rain/rain-catch.repository.ts'
import { isRainCampaign, readCampaign } from '#server/features/rewards/reward/reward-campaign.ts'
import type { Database } from '#server/platform/database.ts'
import type { BuilderDeps } from './context.ts'
import { createClaimedReward } from './reward.ts'

export interface RainDetails {
  /** Of the template RAIN. */
  campaign: { id: number }
  startsAt: Date
  /** How long it lasts; tests that tap in a slow browser take their time. */
  seconds?: number
  /** What its envelopes hold; by default as the campaign says, the red ones at random. */
  shares?: readonly Share[]
}

/** In steps of a centavo. */
const STEP = 100n

/** Planned, its pool promised by its campaign. */
export async function createRain({ prisma }: Database, details: RainDetails) {
  const { startsAt, seconds = RAIN_SECONDS, shares } = details
  const { id } = details.campaign
  const campaign = readCampaign(await prisma.rewardCampaign.findUniqueOrThrow({ where: { id } }))
  if (!isRainCampaign(campaign)) throw new Error(`campaign ${id} is of the template ${campaign.template}`)
  // The same amounts each time.
  const { whole } = random('rain')
  const filled = shares ?? fillEnvelopes(campaign.rule.options, STEP, (end) => whole(0, end - 1))
  const pool = filled.reduce((sum, { amount }) => sum + amount, 0n)
  const { merchantId, version } = campaign
  await prisma.rewardCampaign.update({ where: { id }, data: { promised: { increment: pool } } })
  const envelopes = filled.map((share, index) => ({ place: index + 1, ...share }))
  return prisma.rain.create({
    data: {
      merchantId,
      campaignId: id,
      version,
      startsAt,
      endsAt: new Date(startsAt.getTime() + seconds * 1_000),
      pool,
      places: filled.length,
      envelopes: { createMany: { data: envelopes } },
    },
  })
}

export interface CaughtEnvelopeDetails {
  rain: { id: bigint }
  member: { id: number }
  /** Which envelope; the first is 1. */
  place: number
}

/** Paid as a catch pays. */
export async function createCaughtEnvelope(deps: BuilderDeps, { rain, member, place }: CaughtEnvelopeDetails): Promise<void> {
  const { prisma } = deps.database
  const rainId = rain.id
  const { campaignId, startsAt } = await prisma.rain.findUniqueOrThrow({ where: { id: rainId } })
  const key = { rainId_place: { rainId, place } }
  const { amount } = await prisma.rainEnvelope.findUniqueOrThrow({ where: key })
  const given = { campaign: { id: campaignId }, member, period: periodOf(rainId), amount, at: startsAt }
  const ticket = amount > 0n ? await createClaimedReward(deps, given) : undefined
  // The rain has promised it already.
  await prisma.rewardCampaign.update({ where: { id: campaignId }, data: { promised: { decrement: amount } } })
  const data = { memberId: member.id, ticketId: ticket?.id ?? null, caughtAt: startsAt }
  await prisma.rainEnvelope.update({ where: key, data })
  await prisma.rain.update({ where: { id: rainId }, data: { catchers: { increment: 1 }, given: { increment: amount } } })
}
