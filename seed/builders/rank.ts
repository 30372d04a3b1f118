/** Ranks of a VIP room, and members who have reached one. */
import type { Language } from '#contract/wire.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { addMonths, firstOfMonth } from '#server/platform/calendar-day.ts'
import type { Database } from '#server/platform/database.ts'

export interface RankDetails {
  names?: Partial<Record<Language, string>>
  minDeposit?: bigint
  minTurnover?: bigint
  withdrawPerDay?: number | null
  withdrawAmountPerDay?: bigint | null
  freeWithdrawals?: number | null
}

/** From the first, which needs nothing. */
export async function createRanks({ prisma }: Database, merchant: { id: number }, ranks: readonly RankDetails[]): Promise<void> {
  await prisma.vipRank.createMany({
    data: ranks.map((rank, index) => ({
      minDeposit: 0n,
      minTurnover: 0n,
      ...rank,
      merchantId: merchant.id,
      level: index + 1,
      names: rank.names ?? { en: `Rank ${index + 1}` },
    })),
  })
}

export interface MemberRankDetails {
  member: { id: number; merchantId: number }
  level: number
  /** When it was reached; it is held to the end of the next month. */
  at?: Date
}

/** Adds to the member's earlier ranks; create older ones first. */
export async function reachRank({ prisma }: Database, details: MemberRankDetails, now: Date): Promise<void> {
  const { member, level, at = now } = details
  const { timezone } = await prisma.merchant.findUniqueOrThrow({ where: { id: member.merchantId }, select: { timezone: true } })
  const before = await prisma.memberRank.findUnique({ where: { memberId: member.id } })
  const monthOf = (instant: Date) => firstOfMonth(businessDay(instant, timezone))
  const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
  const own = { memberId: member.id, merchantId: member.merchantId }
  // Decided up to now: what was played before does not change it.
  const month = monthOf(now)
  const held = addMonths(monthOf(at), 1)
  const row = { level, month: dateOf(month), heldUntil: dateOf(held > month ? held : month) }
  await prisma.memberRank.upsert({ where: { memberId: member.id }, create: { ...own, ...row }, update: row })
  await prisma.rankChange.create({ data: { ...own, fromLevel: before?.level ?? 1, level, at } })
}
