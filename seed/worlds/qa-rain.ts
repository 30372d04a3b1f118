/** QA members of the red envelope rain, and a rain that falls some minutes after seeding. */
import type { createBuilders, MemberRecord } from '#seed/builders/index.ts'
import { MINUTE_MS, type WorldDeps } from './context.ts'

type Builders = ReturnType<typeof createBuilders>

const RAIN_AFTER_MINUTES = 5
/** Of the demo's envelopes: the last ones are empty. */
const LAST_ENVELOPE = 400

export async function writeRainStates(
  { database: { prisma }, clock }: WorldDeps,
  given: Builders,
  member: (username: string) => Promise<MemberRecord>,
): Promise<void> {
  const dry = await member('qarainempty')
  await member('qarainpoor')
  const campaign = await prisma.rewardCampaign.findFirstOrThrow({ where: { merchantId: dry.merchantId, template: 'RAIN' } })
  await given.rain({ campaign, startsAt: new Date(clock.now().getTime() + RAIN_AFTER_MINUTES * MINUTE_MS) })
  const last = await prisma.rain.findFirst({
    where: { campaignId: campaign.id, startsAt: { lt: clock.now() } },
    orderBy: { startsAt: 'desc' },
  })
  if (last) await given.caughtEnvelope({ rain: last, member: dry, place: LAST_ENVELOPE })
}
