/** Settled rounds in their current state, with their postings and corrections. Read-only. */
import * as z from 'zod'
import type { CorrectionKind } from '#contract/play/bet-record/round-mark.ts'
import { type Language, language } from '#contract/wire.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export interface RoundRow {
  id: bigint
  createdAt: Date
  settledAt: Date
  merchantId: number
  memberId: number
  username: string
  gameCode: string
  asset: string
  isTrial: boolean
  isTest: boolean
  algorithm: string
  balanceBefore: bigint
  balanceAfter: bigint
  detail: unknown
  /** As first settled. */
  firstStake: bigint
  firstPayout: bigint
  stake: bigint
  payout: bigint
  kind: CorrectionKind | null
  correctedAt: Date | null
  waits: boolean
}
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
const SELECTED = `
  SELECT r.id, r.created_at AS "createdAt", r.settled_at AS "settledAt", r.merchant_id AS "merchantId", r.member_id AS "memberId", m.username,
    r.game_code AS "gameCode", r.asset, r.is_trial AS "isTrial", r.is_test AS "isTest", r.algorithm,
    r.balance_before AS "balanceBefore", r.balance_after AS "balanceAfter", r.detail, r.first_stake AS "firstStake", r.first_payout AS "firstPayout",
    r.stake, r.payout, r.correction AS kind, r.corrected_at AS "correctedAt",
    EXISTS (SELECT FROM bet_correction_request q WHERE q.round_id = r.id AND q.state = 'PROPOSED') AS waits
  FROM settled_bet r JOIN member m ON m.id = r.member_id`
/** $1 merchant, $2 game, $3 from, $4 before, $5 and $6 the last one read, $7 limit, $8 whose team. */
const REAL = `${SELECTED}
  WHERE r.merchant_id = $1::integer AND r.settled_at IS NOT NULL AND NOT r.is_trial AND NOT r.is_test AND ($2::text IS NULL OR r.game_code = $2)
    AND r.settled_at >= $3::timestamptz AND r.settled_at < $4::timestamptz
    AND r.created_at >= $3::timestamptz - interval '${ROUND_DAYS} days' AND r.created_at < $4::timestamptz
    AND (r.settled_at, r.id) < ($5::timestamptz, $6::bigint)
    AND ($8::integer IS NULL OR EXISTS (SELECT FROM member_line l WHERE l.member_id = r.member_id AND l.valid_from <= r.created_at
      AND (l.valid_until IS NULL OR r.created_at < l.valid_until) AND (l.member_id = $8::integer OR l.ancestors @> ARRAY[$8::integer])))
  ORDER BY r.settled_at DESC, r.id DESC LIMIT $7`
/** The same for one member, $8, by the time of the bet. */
const OF_MEMBER = `${SELECTED}
  WHERE r.merchant_id = $1::integer AND r.member_id = $8::integer AND r.settled_at IS NOT NULL AND ($2::text IS NULL OR r.game_code = $2)
    AND r.created_at >= $3::timestamptz AND r.created_at < $4::timestamptz AND (r.created_at, r.id) < ($5::timestamptz, $6::bigint)
  ORDER BY r.created_at DESC, r.id DESC LIMIT $7`
const ONE = `${SELECTED} WHERE r.id = $2::bigint AND r.merchant_id = $1::integer AND r.settled_at IS NOT NULL`
/** Of the round's own entry and its corrections. */
const POSTINGS = `
  SELECT p.entry_id AS "entryId", p.line, p.created_at AS at, p.code, a.kind AS account, p.amount, p.balance_after AS "balanceAfter"
  FROM (SELECT $1::bigint AS id, $2::timestamptz AS at UNION SELECT entry_id, corrected_at FROM bet_correction WHERE round_id = $1::bigint) e
  JOIN ledger_posting p ON p.entry_id = e.id AND p.created_at = e.at
  JOIN ledger_account a ON a.id = p.account_id
  ORDER BY p.created_at, p.entry_id, p.line`
const names = z.partialRecord(language, z.string().min(1)).catch({})

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
      if (memberId === undefined) return (await pool.query<RoundRow>(REAL, [...values, teamId ?? null])).rows
      return (await pool.query<RoundRow>(OF_MEMBER, [...values, memberId])).rows
    },
    async find(merchantId: number, id: bigint): Promise<RoundRow | undefined> {
      return (await pool.query<RoundRow>(ONE, [merchantId, String(id)])).rows[0]
    },
    async findIn(tx: PrismaTransaction, merchantId: number, id: bigint): Promise<RoundRow | undefined> {
      return (await tx.$queryRawUnsafe<RoundRow[]>(ONE, merchantId, String(id)))[0]
    },
    async postings({ id, createdAt }: Pick<RoundRow, 'id' | 'createdAt'>): Promise<PostingRow[]> {
      return (await pool.query<PostingRow>(POSTINGS, [String(id), createdAt.toISOString()])).rows
    },
    /** The kind of the member's account that paid the stake. */
    async walletKind(
      { id, createdAt, memberId }: Pick<RoundRow, 'id' | 'createdAt' | 'memberId'>,
      tx: PrismaTransaction = prisma,
    ): Promise<string | undefined> {
      const [row] = await tx.$queryRaw<{ kind: string }[]>`
        SELECT a.kind FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
        WHERE p.entry_id = ${id} AND p.created_at = ${createdAt} AND p.member_id = ${memberId} ORDER BY p.line LIMIT 1`
      return row?.kind
    },
    corrections: (roundId: bigint) => prisma.betCorrection.findMany({ where: { roundId }, orderBy: { id: 'asc' } }),
    async games(codes: readonly string[], tx: PrismaTransaction = prisma) {
      const games = await tx.game.findMany({ where: { gameCode: { in: [...new Set(codes)] } }, orderBy: { id: 'desc' } })
      return new Map(
        games.map((game) => {
          const translated = names.parse(game.names)
          const titleOf = (asked: Language) => translated[asked] ?? game.name
          return [game.gameCode, { titleOf, category: game.category }]
        }),
      )
    },
    async memberByName(merchantId: number, username: string): Promise<number | undefined> {
      const where = { merchantId_username: { merchantId, username: username.toLowerCase() } }
      return (await prisma.member.findUnique({ where, select: { id: true } }))?.id
    },
  }
}
export type RoundRepository = ReturnType<typeof createRoundRepository>
