/** QA members with friends who count for milestones, and with invitees in three tiers and last week's income to claim. */
import type { createBuilders, MemberRecord } from '#seed/builders/index.ts'
import { amount } from '#seed/builders/amount.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { addDays, mondayOf } from '#server/platform/calendar-day.ts'
import type { WorldDeps } from './context.ts'

type Builders = ReturnType<typeof createBuilders>

const ZONE = 'Asia/Manila'
const CODE = 'QAFRIEND'
/** By tier: each is invited by the first of the tier above. */
const TIERS = [7, 4, 3] as const
/** The last of the first tier has not deposited. */
const isPoor = (tier: number, place: number) => tier === 0 && place === TIERS[0] - 1
const INCOME = [amount('48.20'), amount('112.75'), amount('9.05')] as const

/** Of five friends, three count: two milestones are reached. */
const FRIENDS = 5
const COUNTING = 3

/** Test accounts never start to count by themselves. */
async function writeFriends(
  { database: { prisma }, clock }: WorldDeps,
  given: Builders,
  member: (username: string, balance: bigint) => Promise<MemberRecord>,
): Promise<void> {
  const referrer = await member('qagoals', amount(1_000))
  const campaign = await prisma.rewardCampaign.findFirstOrThrow({
    where: { merchantId: referrer.merchantId, template: 'INVITE' },
  })
  for (let place = 0; place < FRIENDS; place++) {
    const invitee = await member(`qagoal${place + 1}`, amount(1_000))
    await given.invitation({ referrer, invitee })
    if (place >= COUNTING) continue
    const row = { campaignId: campaign.id, inviteeId: invitee.id, referrerId: referrer.id, countedAt: clock.now() }
    await prisma.invitedFriend.create({ data: row })
  }
}

export async function writeReferralStates(
  deps: WorldDeps,
  given: Builders,
  member: (username: string, balance: bigint) => Promise<MemberRecord>,
): Promise<void> {
  const { prisma } = deps.database
  await writeFriends(deps, given, member)
  const top = await member('qareferrer', amount(1_000))
  await given.referralCode({ member: top, code: CODE })
  const lastMonday = addDays(mondayOf(businessDay(deps.clock.now(), ZONE)), -7)
  const campaign = await prisma.rewardCampaign.findFirstOrThrow({ where: { merchantId: top.merchantId, template: 'REFERRAL' } })
  let referrer = top
  for (const [tier, count] of TIERS.entries()) {
    const invited: MemberRecord[] = []
    for (let place = 0; place < count; place++) {
      const invitee = await member(`qainvited${tier + 1}${place + 1}`, isPoor(tier, place) ? 0n : amount(1_000))
      await given.invitation({ referrer, invitee })
      invited.push(invitee)
      if (isPoor(tier, place)) continue
      const sum = INCOME[place % INCOME.length]!
      await given.referralIncome({ campaign, referrer: top, invitee, day: addDays(lastMonday, place), amount: sum })
    }
    referrer = invited[0]!
  }
}
