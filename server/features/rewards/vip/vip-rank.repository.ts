/** Ranks of the VIP room, and the rank of each member. */
import type { RankChange } from '#server/features/rewards/reward/rank-facts.ts'
import { dayStored, storedDay } from '#server/platform/calendar-day.ts'
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'
import { instantArray } from '#server/platform/instant-array.ts'
import { storedTexts, type StoredTexts } from '#server/platform/stored-texts.ts'
import type { HeldRank, RankRule } from './rank-course.ts'

export interface Rank extends RankRule {
  names: StoredTexts
  withdrawPerDay: number | null
  withdrawAmountPerDay: bigint | null
  freeWithdrawals: number | null
}
export interface RankHolder {
  /** Undefined before the first change. */
  held: HeldRank | undefined
  /** Oldest first. */
  changes: RankChange[]
}
interface Holder {
  status: string
  excludedUntil: Date | null
}

export function readRank(row: Prisma.VipRankGetPayload<object>): Rank {
  return { ...row, names: storedTexts.parse(row.names) }
}

/** $1 member, $2 instants at which months begin or end, in order. */
const DEPOSITS = `
  SELECT width_bucket(p.created_at, $2::timestamptz[]) AS slot, sum(p.amount)::bigint AS amount
  FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id JOIN merchant h ON h.id = a.merchant_id
  WHERE p.member_id = $1::integer AND p.code = 'DEPOSIT' AND a.asset = h.currency
    AND p.created_at >= ($2::timestamptz[])[1] AND p.created_at < ($2::timestamptz[])[array_upper($2::timestamptz[], 1)]
  GROUP BY 1`

/**
 * $1 merchant, $2 first day of the month, $3 first day of the month before. Members who have reached the next rank in a month, by the daily totals of
 * teams; and members whose rank was decided before this month.
 */
const DUE = `
  WITH played AS (
    SELECT d.member_id, date_trunc('month', d.day)::date AS month, sum(d.turnover) AS turnover
    FROM member_play_day d WHERE d.merchant_id = $1::integer AND d.day >= $3::date GROUP BY 1, 2
  )
  SELECT DISTINCT p.member_id AS id FROM played p
  LEFT JOIN member_rank k ON k.member_id = p.member_id
  JOIN vip_rank r ON r.merchant_id = $1::integer AND r.level = coalesce(k.level, 1) + 1 AND p.turnover >= r.min_turnover
  WHERE (k.month IS NULL OR p.month >= k.month)
    AND (SELECT coalesce(sum(m.deposited), 0) FROM member_day m
         WHERE m.member_id = p.member_id AND m.day >= p.month AND m.day < p.month + INTERVAL '1 month') >= r.min_deposit
  UNION
  SELECT k.member_id FROM member_rank k WHERE k.merchant_id = $1::integer AND k.month < $2::date AND k.level > 1
  ORDER BY id`

/**
 * $1 merchant, $2 first day, $3 the day after the last, $4 campaign, $5 whether its periods are weeks. Members who bet on these days and have no
 * rebate of the period, or have not received it yet.
 */
const PLAYERS_WITHOUT = `
  SELECT DISTINCT d.member_id AS id FROM member_play_day d
  WHERE d.merchant_id = $1::integer AND d.day >= $2::date AND d.day < $3::date AND d.turnover > 0
    AND NOT EXISTS (
      SELECT FROM reward_ticket t WHERE t.campaign_id = $4::integer AND t.member_id = d.member_id AND t.state <> 'AVAILABLE'
        AND t.period = (CASE WHEN $5::boolean THEN date_trunc('week', d.day)::date ELSE d.day END)::text)
  ORDER BY id`

export function createVipRankRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** From the first. */
    async ranks(merchantId: number): Promise<Rank[]> {
      return (await prisma.vipRank.findMany({ where: { merchantId }, orderBy: { level: 'asc' } })).map(readRank)
    },

    async holder(memberId: number, tx: PrismaTransaction = prisma): Promise<RankHolder> {
      const row = await tx.memberRank.findUnique({ where: { memberId } })
      const changes = await tx.rankChange.findMany({ where: { memberId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] })
      return {
        held: row ? { level: row.level, month: dayStored(row.month), heldUntil: dayStored(row.heldUntil) } : undefined,
        changes,
      }
    },

    /** Deposits in each interval between these instants, in order. */
    async deposits(memberId: number, edges: readonly Date[]): Promise<bigint[]> {
      const rows = await prisma.$queryRawUnsafe<{ slot: number; amount: bigint }[]>(DEPOSITS, memberId, instantArray(edges))
      return edges.slice(1).map((_, index) => rows.find(({ slot }) => slot === index + 1)?.amount ?? 0n)
    },

    /** All-time turnover, as of the last time totals were added up. */
    async totalTurnover(memberId: number): Promise<bigint> {
      const [row] = await prisma.$queryRaw<{ turnover: bigint }[]>`
        SELECT COALESCE(sum(turnover), 0)::bigint AS turnover FROM member_play_day WHERE member_id = ${memberId}`
      return row!.turnover
    },

    /** Locks the member's row until the transaction ends. */
    async lock(tx: PrismaTransaction, memberId: number): Promise<Holder> {
      const [row] = await tx.$queryRaw<Holder[]>`
        SELECT status, excluded_until AS "excludedUntil" FROM member WHERE id = ${memberId} FOR UPDATE`
      return row!
    },

    async save(
      tx: PrismaTransaction,
      of: { memberId: number; merchantId: number },
      held: HeldRank,
      changes: readonly RankChange[],
    ) {
      const row = { level: held.level, month: storedDay(held.month), heldUntil: storedDay(held.heldUntil) }
      await tx.memberRank.upsert({ where: { memberId: of.memberId }, create: { ...of, ...row }, update: row })
      await tx.rankChange.createMany({ data: changes.map((change) => ({ ...of, ...change })) })
    },

    /** Members who bet between these days and still have to be paid a rebate. */
    async playersWithout(
      campaign: { id: number; merchantId: number },
      isWeekly: boolean,
      from: string,
      until: string,
    ): Promise<number[]> {
      const { id, merchantId } = campaign
      const rows = await prisma.$queryRawUnsafe<{ id: number }[]>(PLAYERS_WITHOUT, merchantId, from, until, id, isWeekly)
      return rows.map((row) => row.id)
    },

    /** Members whose rank may have changed. */
    async due(merchantId: number, month: string, before: string): Promise<number[]> {
      const rows = await prisma.$queryRawUnsafe<{ id: number }[]>(DUE, merchantId, month, before)
      return rows.map(({ id }) => id)
    },
  }
}
export type VipRankRepository = ReturnType<typeof createVipRankRepository>
