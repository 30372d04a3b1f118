/** The rains of the demo site: the last one with its winners, and the next, which the job would plan. */
import type { BuilderDeps } from '#seed/builders/context.ts'
import { createCaughtEnvelope, createRain } from '#seed/builders/rain.ts'
import { RAIN_SECONDS } from '#contract/rewards/rain/rain.ts'
import { nextRain } from '#server/features/rewards/rain/rain-times.ts'
import { isRainCampaign, readCampaign } from '#server/features/rewards/reward/reward-campaign.ts'
import { businessDay, instantAt } from '#server/platform/business-day.ts'
import { addDays } from '#server/platform/calendar-day.ts'
import type { Resident } from './people.ts'

/** Who caught which envelope: the gold one is the first, the ube ones follow. */
const CAUGHT: readonly (readonly [string, number])[] = [
  ['member05', 1],
  ['member18', 2],
  ['member02', 3],
  ['member03', 21],
  ['member04', 22],
  ['member06', 23],
  ['member08', 24],
  ['member09', 25],
]

/** The latest of these times that has passed. */
function lastTime(times: readonly string[], now: Date, zone: string): Date | undefined {
  const over = new Date(now.getTime() - 2 * RAIN_SECONDS * 1_000)
  const today = businessDay(now, zone)
  const all = [today, addDays(today, -1)].flatMap((day) => times.map((time) => instantAt(`${day} ${time}:00`, zone)))
  return all.filter((at) => at !== undefined && at <= over).toSorted((one, other) => other!.getTime() - one!.getTime())[0]
}

export async function writeRains(
  deps: BuilderDeps,
  merchant: { id: number; timezone: string },
  residents: ReadonlyMap<string, Resident>,
): Promise<void> {
  const { prisma } = deps.database
  const row = await prisma.rewardCampaign.findFirst({ where: { merchantId: merchant.id, template: 'RAIN' } })
  const campaign = row && readCampaign(row)
  if (!campaign || !isRainCampaign(campaign)) return
  const next = nextRain(campaign.rule.options, deps.clock.now(), merchant.timezone)
  if (next) await createRain(deps.database, { campaign, startsAt: next })
  const startsAt = lastTime(campaign.rule.options.times, deps.clock.now(), merchant.timezone)
  if (!startsAt) return
  const rain = await createRain(deps.database, { campaign, startsAt })
  for (const [username, place] of CAUGHT)
    await createCaughtEnvelope(deps, { rain, member: { id: residents.get(username)!.memberId }, place })
}
