/** Members' income from invitees' bets: rows by day, sums, and the top earners. */
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

/** $1 merchant, $2 week. Leaves out members who may not play; of equals, the older account comes first. */
const EARNERS = `
  FROM referral_week w JOIN member m ON m.id = w.member_id
  WHERE w.merchant_id = $1::integer AND w.week = $2::date AND w.amount > 0 AND m.status = 'ACTIVE' AND m.type = 0 AND NOT m.is_test`
const FIRST = `
  SELECT e.*, row_number() OVER (ORDER BY e.amount DESC, e."memberId")::integer AS place FROM (
    SELECT w.member_id AS "memberId", m.nickname, w.amount ${EARNERS} ORDER BY w.amount DESC, w.member_id LIMIT $3::integer) e
  ORDER BY place`
/** $3 member. The member's row and the one ranked just above. */
const AROUND = `
  WITH own AS (SELECT w.member_id, w.amount ${EARNERS} AND w.member_id = $3::integer),
    above AS MATERIALIZED (
      SELECT w.member_id, m.nickname, w.amount ${EARNERS} AND w.amount >= (SELECT amount FROM own)
        AND (w.amount, -w.member_id) >= (SELECT amount, -member_id FROM own))
  SELECT member_id AS "memberId", nickname, amount, row_number() OVER (ORDER BY amount DESC, member_id)::integer AS place
  FROM above ORDER BY amount, member_id DESC LIMIT 2`

/** $1 member, $2 first day, $3 last day, $4 limit, $5 offset. */
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

    leaders: (merchantId: number, week: string, count: number): Promise<EarnerRow[]> =>
      prisma.$queryRawUnsafe<EarnerRow[]>(FIRST, merchantId, week, count),

    /** The member's row and the one ranked just above; empty without income. */
    around: (merchantId: number, week: string, memberId: number): Promise<EarnerRow[]> =>
      prisma.$queryRawUnsafe<EarnerRow[]>(AROUND, merchantId, week, memberId),

    /** The last day that was added up. */
    async lastDay(campaignId: number): Promise<string | undefined> {
      const { _max } = await prisma.referralDay.aggregate({ where: { campaignId }, _max: { day: true } })
      return _max.day ? dayStored(_max.day) : undefined
    },

    /** Updates the members' first deposits. */
    async followDeposits(): Promise<void> {
      await prisma.$executeRaw`SELECT team_fold()`
    },

    /** How many rows were written; 0 if the day was added up before. */
    async addUp(tx: PrismaTransaction, campaignId: number, { day, from, until }: { day: string; from: Date; until: Date }) {
      const [row] = await tx.$queryRaw<[{ rows: number }]>`
        SELECT referral_add_up(${campaignId}::integer, ${day}::date, ${from}::timestamptz, ${until}::timestamptz) AS rows`
      return row.rows
    },
  } satisfies Pick<MemberReferrals, 'incomeOf'> & Record<string, unknown>
}
export type ReferralIncomeRepository = ReturnType<typeof createReferralIncomeRepository>
