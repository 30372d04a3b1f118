/**
 * A merchant's day calculated from raw rows, and past days as stored. A corrected bet counts with its original amounts on the day
 * it settled, and with the difference on the day of the correction, like in the ledger: past days never change.
 */
import { codesOfGroup } from '#server/features/money/transaction/code-filter.ts'
import { dayStored, storedDay } from '#server/platform/calendar-day.ts'
import type { Database, Pool } from '#server/platform/database.ts'

/** As stored, in 1/10 000 of the unit. */
export interface DayFigures {
  deposits: number
  deposited: bigint
  depositFees: bigint
  firstDeposits: number
  firstDeposited: bigint
  withdrawals: number
  withdrawn: bigint
  withdrawalFees: bigint
  bets: number
  staked: bigint
  paidOut: bigint
  players: number
  promotions: bigint
  adjustments: bigint
  agentIncome: bigint
  registered: number
}
export interface Span {
  merchantId: number
  from: Date
  before: Date
}

/** How long a round may stay open before it settles. */
const ROUND_DAYS = 8
const TRIAL_TYPE = 4
/** $1 merchant, $2 from, $3 before. */
const REAL = `m.merchant_id = $1::integer AND NOT m.is_test AND m.type <> ${TRIAL_TYPE}`
/** What agents are paid, less what they pay on to their downline. */
const AGENT_INCOME = codesOfGroup('AGENT')
  .map((code) => `'${code}'`)
  .join(', ')
const CALCULATE = `
  WITH deposits AS (
    SELECT d.amount, d.fee, NOT EXISTS (
      SELECT FROM deposit e WHERE e.member_id = d.member_id AND e.state = 'CONFIRMED' AND (e.ended_at, e.id) < (d.ended_at, d.id)
    ) AS is_first
    FROM deposit d JOIN member m ON m.id = d.member_id
    WHERE d.merchant_id = $1::integer AND d.state = 'CONFIRMED' AND d.ended_at >= $2::timestamptz AND d.ended_at < $3::timestamptz AND ${REAL}
  ), withdrawals AS (
    SELECT w.amount, w.charge FROM withdrawal w JOIN member m ON m.id = w.member_id
    WHERE w.merchant_id = $1::integer AND w.state = 'PAID' AND w.closed_at >= $2::timestamptz AND w.closed_at < $3::timestamptz AND ${REAL}
  ), bets AS (
    SELECT c.bets, c.stake - c.stake_before AS stake, c.payout - c.payout_before AS payout, c.member_id FROM bet_change c
    WHERE c.merchant_id = $1::integer AND c.changed_at >= $2::timestamptz AND c.changed_at < $3::timestamptz
      AND c.row_at >= $2::timestamptz - interval '${ROUND_DAYS} days' AND c.row_at < $3::timestamptz
  ), gifts AS (
    SELECT p.amount, p.code FROM ledger_posting p JOIN member m ON m.id = p.member_id JOIN ledger_account a ON a.id = p.account_id
    WHERE p.created_at >= $2::timestamptz AND p.created_at < $3::timestamptz AND ${REAL} AND a.kind <> 'MEMBER_LOCKED'
      AND p.code IN ('PROMOTION', 'PROMOTION_FORFEIT', 'ADJUSTMENT', 'CORRECTION', ${AGENT_INCOME})
  )
  SELECT d.*, w.*, b.*, g.*, (
    SELECT count(*)::int FROM member m WHERE ${REAL} AND m.created_at >= $2::timestamptz AND m.created_at < $3::timestamptz
  ) AS registered
  FROM (SELECT count(*)::int AS deposits, COALESCE(sum(amount), 0) AS deposited, COALESCE(sum(fee), 0) AS "depositFees",
          count(*) FILTER (WHERE is_first)::int AS "firstDeposits", COALESCE(sum(amount) FILTER (WHERE is_first), 0) AS "firstDeposited"
        FROM deposits) d,
    (SELECT count(*)::int AS withdrawals, COALESCE(sum(amount), 0) AS withdrawn, COALESCE(sum(charge), 0) AS "withdrawalFees"
        FROM withdrawals) w,
    (SELECT COALESCE(sum(bets), 0)::int AS bets, COALESCE(sum(stake), 0) AS staked, COALESCE(sum(payout), 0) AS "paidOut",
          count(DISTINCT member_id) FILTER (WHERE bets = 1)::int AS players FROM bets) b,
    (SELECT COALESCE(sum(amount) FILTER (WHERE code LIKE 'PROMOTION%'), 0) AS promotions,
          COALESCE(sum(amount) FILTER (WHERE code IN ('ADJUSTMENT', 'CORRECTION')), 0) AS adjustments,
          COALESCE(sum(amount) FILTER (WHERE code IN (${AGENT_INCOME})), 0) AS "agentIncome" FROM gifts) g`

const OWED = `
  SELECT COALESCE(sum(a.balance), 0) AS owed FROM ledger_account a JOIN member m ON m.id = a.member_id
  WHERE a.merchant_id = $1::integer AND a.asset = $2::text AND a.balance > 0 AND ${REAL}`

const UNDECIDED_WITHDRAWALS = ['PENDING', 'APPROVED']

interface Sources extends Pick<Database, 'prisma' | 'pool'> {
  reports: Pool
}

export function createHouseReportRepository({ prisma, pool, reports }: Sources) {
  return {
    /** Figures to be stored are not read from a replica, which may lag. */
    async calculate({ merchantId, from, before }: Span, isToKeep: boolean): Promise<DayFigures> {
      const { rows } = await (isToKeep ? pool : reports).query<DayFigures>(CALCULATE, [
        merchantId,
        from.toISOString(),
        before.toISOString(),
      ])
      return rows[0]!
    },

    /** Stored days, by `yyyy-MM-dd`. */
    async kept(merchantId: number, from: string, to: string): Promise<Map<string, DayFigures>> {
      const rows = await prisma.houseDay.findMany({
        where: { merchantId, day: { gte: storedDay(from), lte: storedDay(to) } },
        omit: { merchantId: true },
      })
      return new Map(rows.map(({ day, ...figures }) => [dayStored(day), figures]))
    },
    async keep(merchantId: number, day: string, figures: DayFigures): Promise<void> {
      await prisma.houseDay.createMany({ data: [{ merchantId, day: storedDay(day), ...figures }], skipDuplicates: true })
    },
    /** The first day anything can have happened. */
    async openedAt(merchantId: number): Promise<Date | undefined> {
      const first = await prisma.member.findFirst({
        where: { merchantId },
        orderBy: { createdAt: 'asc' },
        select: { createdAt: true },
      })
      return first?.createdAt
    },
    merchants: () => prisma.merchant.findMany({ select: { id: true, timezone: true } }),

    async owed(merchantId: number, asset: string): Promise<bigint> {
      const { rows } = await reports.query<{ owed: bigint }>(OWED, [merchantId, asset])
      return rows[0]!.owed
    },
    async waiting(merchantId: number) {
      const [deposits, withdrawals, adjustments, rounds, pointOrders] = await Promise.all([
        prisma.deposit.count({ where: { merchantId, state: 'REVIEW' } }),
        prisma.withdrawal.count({ where: { merchantId, state: { in: UNDECIDED_WITHDRAWALS } } }),
        prisma.adjustment.count({ where: { merchantId, state: 'PROPOSED' } }),
        prisma.betCorrectionRequest.count({ where: { merchantId, state: 'PROPOSED' } }),
        prisma.pointOrder.count({ where: { merchantId, state: 'ORDERED' } }),
      ])
      return { deposits, withdrawals, adjustments, rounds, pointOrders }
    },
  }
}
export type HouseReportRepository = ReturnType<typeof createHouseReportRepository>
