/** Lists of settled rounds, and the postings and corrections of one. Read-only. */
import { SETTLED_ROUND, SETTLED_ROUNDS, type SettledRound } from '#server/features/play/bet-record/settled-round.sql.ts'
import type { Database } from '#server/platform/database.ts'

export interface RoundFilter {
  merchantId: number
  memberId?: number | undefined
  teamId?: number | undefined
  gameCode?: string | undefined
  from?: number | undefined
  to?: number | undefined
}
export interface Place {
  at: Date
  id: bigint
}
export interface PostingRow {
  entryId: bigint
  line: number
  at: Date
  code: string
  account: string
  amount: bigint
  balanceAfter: bigint | null
}

/** How long a round may stay open before it settles. */
const ROUND_DAYS = 8
/** $1 merchant, $2 game, $3 from, $4 before, $5 and $6 the last one read, $7 limit, $8 whose team. */
const REAL = `${SETTLED_ROUNDS}
  WHERE r.merchant_id = $1::integer AND r.settled_at IS NOT NULL AND NOT r.is_trial AND NOT r.is_test AND ($2::text IS NULL OR r.game_code = $2)
    AND r.settled_at >= $3::timestamptz AND r.settled_at < $4::timestamptz
    AND r.created_at >= $3::timestamptz - interval '${ROUND_DAYS} days' AND r.created_at < $4::timestamptz
    AND (r.settled_at, r.id) < ($5::timestamptz, $6::bigint)
    AND ($8::integer IS NULL OR EXISTS (SELECT FROM member_line l WHERE l.member_id = r.member_id AND l.valid_from <= r.created_at
      AND (l.valid_until IS NULL OR r.created_at < l.valid_until) AND (l.member_id = $8::integer OR l.ancestors @> ARRAY[$8::integer])))
  ORDER BY r.settled_at DESC, r.id DESC LIMIT $7`
/** The same for one member, $8, by the time of the bet. */
const OF_MEMBER = `${SETTLED_ROUNDS}
  WHERE r.merchant_id = $1::integer AND r.member_id = $8::integer AND r.settled_at IS NOT NULL AND ($2::text IS NULL OR r.game_code = $2)
    AND r.created_at >= $3::timestamptz AND r.created_at < $4::timestamptz AND (r.created_at, r.id) < ($5::timestamptz, $6::bigint)
  ORDER BY r.created_at DESC, r.id DESC LIMIT $7`
/** Postings of the round's own entry and its corrections. */
const POSTINGS = `
  SELECT p.entry_id AS "entryId", p.line, p.created_at AS at, p.code, a.kind AS account, p.amount, p.balance_after AS "balanceAfter"
  FROM (SELECT $1::bigint AS id, $2::timestamptz AS at UNION SELECT entry_id, corrected_at FROM bet_correction WHERE round_id = $1::bigint) e
  JOIN ledger_posting p ON p.entry_id = e.id AND p.created_at = e.at
  JOIN ledger_account a ON a.id = p.account_id
  ORDER BY p.created_at, p.entry_id, p.line`
export function createRoundRepository({ prisma, pool }: Pick<Database, 'prisma' | 'pool'>) {
  return {
    async page({ merchantId, memberId, teamId, gameCode, from, to }: RoundFilter, after: Place | undefined, take: number) {
      const values: unknown[] = [
        merchantId,
        gameCode ?? null,
        from === undefined ? '-infinity' : new Date(from),
        to === undefined ? 'infinity' : new Date(to),
        after?.at ?? 'infinity',
        String(after?.id ?? 0n),
        take,
      ]
      if (memberId === undefined) return (await pool.query<SettledRound>(REAL, [...values, teamId ?? null])).rows
      return (await pool.query<SettledRound>(OF_MEMBER, [...values, memberId])).rows
    },
    async find(merchantId: number, id: bigint): Promise<SettledRound | undefined> {
      return (await pool.query<SettledRound>(SETTLED_ROUND, [merchantId, String(id)])).rows[0]
    },
    async postings({ id, createdAt }: Pick<SettledRound, 'id' | 'createdAt'>): Promise<PostingRow[]> {
      return (await pool.query<PostingRow>(POSTINGS, [String(id), createdAt.toISOString()])).rows
    },
    corrections: (roundId: bigint) => prisma.betCorrection.findMany({ where: { roundId }, orderBy: { id: 'asc' } }),
    async memberByName(merchantId: number, username: string): Promise<number | undefined> {
      const where = { merchantId_username: { merchantId, username: username.toLowerCase() } }
      return (await prisma.member.findUnique({ where, select: { id: true } }))?.id
    },
  }
}
export type RoundRepository = ReturnType<typeof createRoundRepository>
