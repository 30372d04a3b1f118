/** Members who registered with another's code, and the income from their bets. */
import { MAX_TIERS } from '#contract/rewards/reward/reward-template.ts'
import { mondayOf, storedDay } from '#server/platform/calendar-day.ts'
import type { Database } from '#server/platform/database.ts'

export interface InvitationDetails {
  referrer: { id: number }
  invitee: { id: number; merchantId: number }
}

/** Written like a registration with the referrer's code; create the referrer's own invitation first. */
export async function createInvitation({ prisma }: Database, { referrer, invitee }: InvitationDetails): Promise<void> {
  const above = await prisma.referralLine.findMany({ where: { inviteeId: referrer.id, tier: { lt: MAX_TIERS } } })
  const line = { inviteeId: invitee.id, merchantId: invitee.merchantId }
  await prisma.referralLine.createMany({
    data: [
      { ...line, tier: 1, referrerId: referrer.id },
      ...above.map(({ tier, referrerId }) => ({ ...line, tier: tier + 1, referrerId })),
    ],
  })
}

export interface ReferralCodeDetails {
  member: { id: number; merchantId: number }
  code: string
}

export async function createReferralCode({ prisma }: Database, { member, code }: ReferralCodeDetails, now: Date): Promise<void> {
  await prisma.referralCode.create({ data: { memberId: member.id, merchantId: member.merchantId, code, createdAt: now } })
}

export interface ReferralIncomeDetails {
  campaign: { id: number }
  referrer: { id: number }
  invitee: { id: number }
  /** Business day. */
  day: string
  amount: bigint
  /** By default the turnover that earns the amount at 0.3 %. */
  turnover?: bigint
}
const PPM = 1_000_000n
const USUAL_RATE = 3_000n

/** Marks its day as added up: the job adds up only later days. */
export async function createReferralIncome({ prisma }: Database, details: ReferralIncomeDetails): Promise<void> {
  const { campaign, referrer, invitee, amount: sum, turnover = (sum * PPM) / USUAL_RATE } = details
  const line = await prisma.referralLine.findFirstOrThrow({ where: { referrerId: referrer.id, inviteeId: invitee.id } })
  const [campaignId, day] = [campaign.id, storedDay(details.day)]
  await prisma.referralDay.createMany({ data: [{ campaignId, day }], skipDuplicates: true })
  await prisma.referralIncome.create({
    data: { campaignId, day, referrerId: referrer.id, inviteeId: invitee.id, tier: line.tier, turnover, amount: sum },
  })
  const ofWeek = { merchantId: line.merchantId, week: storedDay(mondayOf(details.day)), memberId: referrer.id }
  await prisma.referralWeek.upsert({
    where: { merchantId_week_memberId: ofWeek },
    create: { ...ofWeek, amount: sum },
    update: { amount: { increment: sum } },
  })
}
