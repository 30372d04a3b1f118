import { storedDay } from '#server/platform/calendar-day.ts'
import type { Database } from '#server/platform/database.ts'

const RESTS_SHOWN = 20
const ORDERS_SHOWN = 10
const INVITEES_SHOWN = 20
const ENTRIES_SHOWN = 30
const PERSON = { id: true, username: true, createdAt: true } as const
/** $1 member, $2 first day of the month. */
const EARNED = `
  SELECT tier, sum(amount)::bigint AS total, COALESCE(sum(amount) FILTER (WHERE day >= $2::date), 0)::bigint AS month
  FROM referral_income WHERE referrer_id = $1::integer GROUP BY tier`
interface EarnedRow {
  tier: number
  total: bigint
  month: bigint
}
const newest = { orderBy: { id: 'desc' }, take: ORDERS_SHOWN } as const

/** Read-only: all of it belongs to other features. */
export function createPlayerCareRepository({ prisma }: Database) {
  return {
    find: (merchantId: number, id: number) =>
      prisma.member.findFirst({
        where: { id, merchantId },
        select: { id: true, excludedUntil: true, realityCheckMinutes: true },
      }),
    rests: (memberId: number) =>
      prisma.playExclusion.findMany({ where: { memberId }, orderBy: { id: 'desc' }, take: RESTS_SHOWN }),
    deposits: (memberId: number) =>
      prisma.deposit.findMany({
        where: { memberId },
        ...newest,
        select: { number: true, createdAt: true, amount: true, bonus: true, state: true },
      }),
    withdrawals: (memberId: number) =>
      prisma.withdrawal.findMany({
        where: { memberId },
        ...newest,
        select: { id: true, createdAt: true, amount: true, charge: true, state: true },
      }),
    inviterOf: async (memberId: number) => {
      const line = await prisma.referralLine.findUnique({ where: { inviteeId_tier: { inviteeId: memberId, tier: 1 } } })
      return line && prisma.member.findUnique({ where: { id: line.referrerId }, select: PERSON })
    },
    referralCodeOf: async (memberId: number): Promise<string | undefined> =>
      (await prisma.referralCode.findUnique({ where: { memberId } }))?.code,
    async inviteeCounts(memberId: number): Promise<ReadonlyMap<number, number>> {
      const rows = await prisma.referralLine.groupBy({ by: ['tier'], where: { referrerId: memberId }, _count: true })
      return new Map(rows.map(({ tier, _count }) => [tier, _count]))
    },
    async latestInvitees(memberId: number) {
      const lines = await prisma.referralLine.findMany({
        where: { referrerId: memberId, tier: 1 },
        orderBy: { inviteeId: 'desc' },
        take: INVITEES_SHOWN,
      })
      const ids = lines.map(({ inviteeId }) => inviteeId)
      return prisma.member.findMany({ where: { id: { in: ids } }, select: PERSON, orderBy: { id: 'desc' } })
    },
    /** Points that can be spent on a day, earliest expiry first. */
    pointLots: (memberId: number, today: string) =>
      prisma.pointLot.findMany({
        where: { memberId, lastDay: { gte: storedDay(today) }, left: { gt: 0 } },
        orderBy: { lastDay: 'asc' },
      }),
    pointEntries: (memberId: number) =>
      prisma.pointEntry.findMany({ where: { memberId }, orderBy: { id: 'desc' }, take: ENTRIES_SHOWN }),
    earnedByTier: (memberId: number, month: string): Promise<EarnedRow[]> =>
      prisma.$queryRawUnsafe<EarnedRow[]>(EARNED, memberId, month),
  }
}
export type PlayerCareRepository = ReturnType<typeof createPlayerCareRepository>
