/** The last spins of the demo's wheel. */
import type { BuilderDeps } from '#seed/builders/context.ts'
import { createClaimedReward } from '#seed/builders/reward.ts'
import { amount } from '#seed/builders/amount.ts'
import { isSpinCampaign, readCampaign } from '#server/features/rewards/reward/reward-campaign.ts'
import { businessDay } from '#server/platform/business-day.ts'
import type { Resident } from './people.ts'

const HOUR_MS = 3_600_000
/** Who won how many units, hours ago. */
const WON: readonly (readonly [string, number, number])[] = [
  ['member06', 18, 1],
  ['member18', 5, 3],
  ['member03', 28, 5],
  ['member09', 2, 7],
  ['member05', 88, 26],
  ['member04', 8, 29],
  ['member08', 5, 31],
]

export async function writeSpins(
  deps: BuilderDeps,
  merchant: { id: number; timezone: string },
  residents: ReadonlyMap<string, Resident>,
): Promise<void> {
  const rows = await deps.database.prisma.rewardCampaign.findMany({ where: { merchantId: merchant.id, template: 'SPIN' } })
  const campaign = rows
    .map(readCampaign)
    .filter(isSpinCampaign)
    .find(({ rule }) => rule.options.look === 'WHEEL')
  if (!campaign) return
  for (const [username, units, hoursAgo] of WON) {
    const at = new Date(deps.clock.now().getTime() - hoursAgo * HOUR_MS)
    const won = amount(units)
    await createClaimedReward(deps, {
      member: { id: residents.get(username)!.memberId },
      campaign,
      period: `${businessDay(at, merchant.timezone)} free 1`,
      step: campaign.rule.options.prizes.findIndex((prize) => prize.amount === won),
      amount: won,
      at,
    })
  }
}
