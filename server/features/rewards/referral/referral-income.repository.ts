/** What invitees' bets earned members: rows by day, their sums, and who earned most. */
import type { Income, MemberReferrals } from '#server/features/rewards/reward/referral-facts.ts'
import { NO_INCOME } from '#server/features/rewards/reward/referral-facts.ts'
import { dayStored, storedDay } from '#server/platform/calendar-day.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export interface EarnerRow {
  memberId: number
  nickname: string
  place: number
  amount: bigint
}
export interface IncomeDay {
  day: string
  tier: number
  members: number
  turnover: bigint
  amount: bigint
}

/** $1 merchant, $2 first day. Who may not play is not shown; of equals, who was there first. */
const EARNERS = `
  SELECT i.referrer_id AS "memberId", m.nickname, sum(i.amount)::bigint AS amount,
    row_number() OVER (ORDER BY sum(i.amount) DESC, i.referrer_id)::integer AS place
  FROM referral_income i JOIN reward_campaign c ON c.id = i.campaign_id JOIN member m ON m.id = i.referrer_id
  WHERE c.merchant_id = $1::integer AND i.day >= $2::date AND m.status = 'ACTIVE' AND m.type = 0 AND NOT m.is_test
  GROUP BY i.referrer_id, m.nickname HAVING sum(i.amount) > 0`
const FIRST = `SELECT * FROM (${EARNERS}) e ORDER BY e.place LIMIT $3::integer`
/** $3 member: its own row and the one before it. */
const AROUND = `
  WITH earner AS MATERIALIZED (${EARNERS})
  SELECT e.* FROM earner e, (SELECT place FROM earner WHERE "memberId" = $3::integer) own
  WHERE e.place IN (own.place, own.place - 1) ORDER BY e.place`

/** $1 member, $2 first day, $3 last day, $4 rows, $5 rows before them. */
const BY_DAY = `
  SELECT i.day::text AS day, i.tier::integer AS tier, count(DISTINCT i.invitee_id)::integer AS members,
    sum(i.turnover)::bigint AS turnover, sum(i.amount)::bigint AS amount
  FROM referral_income i WHERE i.referrer_id = $1::integer AND i.day BETWEEN $2::date AND $3::date
  GROUP BY 1, 2 ORDER BY 1 DESC, 2`

export function createReferralIncomeRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    async incomeOf(memberId: number, campaignIds: readonly number[], from: string): Promise<(campaignId: number) => Income> {
      const ids = [...campaignIds]
      const [days, last] = await Promise.all([
        prisma.referralIncome.groupBy({
          by: ['campaignId', 'day'],
          where: { referrerId: memberId, campaignId: { in: ids }, day: { gte: storedDay(from) } },
          _sum: { amount: true },
          orderBy: { day: 'asc' },
        }),
        prisma.referralDay.groupBy({ by: ['campaignId'], where: { campaignId: { in: ids } }, _max: { day: true } }),
      ])
      return (campaignId) => {
        const addedTo = last.find((one) => one.campaignId === campaignId)?._max.day
        if (!addedTo) return NO_INCOME
        const own = days.filter((one) => one.campaignId === campaignId)
        return {
          days: own.map(({ day, _sum }) => ({ day: dayStored(day), amount: _sum.amount ?? 0n })),
          addedTo: dayStored(addedTo),
        }
      }
    },

    /** By tier, from a day on. */
    async byTier(memberId: number, from: string): Promise<ReadonlyMap<number, bigint>> {
      const rows = await prisma.referralIncome.groupBy({
        by: ['tier'],
        where: { referrerId: memberId, day: { gte: storedDay(from) } },
        _sum: { amount: true },
      })
      return new Map(rows.map(({ tier, _sum }) => [tier, _sum.amount ?? 0n]))
    },

    async total(memberId: number): Promise<bigint> {
      const { _sum } = await prisma.referralIncome.aggregate({ where: { referrerId: memberId }, _sum: { amount: true } })
      return _sum.amount ?? 0n
    },

    /** Rows by day and tier, newest day first. */
    days: (memberId: number, from: string, until: string): Promise<IncomeDay[]> =>
      prisma.$queryRawUnsafe<IncomeDay[]>(BY_DAY, memberId, from, until),

    leaders: (merchantId: number, from: string, count: number): Promise<EarnerRow[]> =>
      prisma.$queryRawUnsafe<EarnerRow[]>(FIRST, merchantId, from, count),

    /** The member's own place and the one before it; empty without income. */
    around: (merchantId: number, from: string, memberId: number): Promise<EarnerRow[]> =>
      prisma.$queryRawUnsafe<EarnerRow[]>(AROUND, merchantId, from, memberId),

    /** The last day that was added up. */
    async lastDay(campaignId: number): Promise<string | undefined> {
      const { _max } = await prisma.referralDay.aggregate({ where: { campaignId }, _max: { day: true } })
      return _max.day ? dayStored(_max.day) : undefined
    },

    /** Brings the members' first deposits up to date. */
    async followDeposits(): Promise<void> {
      await prisma.$executeRaw`SELECT team_fold()`
    },

    /** How many rows were written; 0 if the day was added up before. */
    async addUp(tx: PrismaTransaction, campaignId: number, { day, from, until }: { day: string; from: Date; until: Date }) {
      const [row] = await tx.$queryRaw<[{ rows: number }]>`
        SELECT referral_add_up(${campaignId}::integer, ${day}::date, ${from}::timestamptz, ${until}::timestamptz) AS rows`
      return row.rows
    },
  } satisfies MemberReferrals & Record<string, unknown>
}
export type ReferralIncomeRepository = ReturnType<typeof createReferralIncomeRepository>
