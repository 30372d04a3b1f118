/**
 * Reads the postings on a team's main wallets, latest first. A posting belongs to the member's place when it was written. For
 * many members postings are scanned by time (ledger_posting_rare_told), without stakes and prizes; for a few, member by member.
 */
import type { Pool } from '#server/platform/database.ts'
import type { Range } from '#server/platform/report/report-range.ts'
import { linesOf } from './team-lines.sql.ts'
import type { Reach } from './team-report.repository.ts'

export interface StoredTeamTransaction {
  entryId: bigint
  line: number
  createdAt: Date
  memberId: number
  username: string
  code: string
  amount: bigint
}
export type TransactionPlace = Pick<StoredTeamTransaction, 'createdAt' | 'entryId' | 'line'>
interface Page {
  skip?: number
  take: number
  after?: TransactionPlace | undefined
}
export interface TransactionSums {
  count: number
  credit: bigint
  debit: bigint
}
/** As in the statement. */
interface Codes {
  /** Absent = all codes. */
  only?: readonly string[] | undefined
  without: readonly string[]
}
export interface TransactionsOf {
  reach: Reach
  range: Range
  zone: string
  codes: Codes
  /** Few enough members to query each separately. */
  isSparse: boolean
}

/** Up to this many members are queried separately. */
const FEW_MEMBERS = 300
const IS_MANY = (scope: Reach['scope']) =>
  `SELECT count(*)::integer AS lines FROM (${linesOf(scope)} LIMIT ${FEW_MEMBERS + 1}) few`

/** $3 and $4 days, $5 time zone, $6 codes (null = all), $7 codes left out. */
const SPAN = `
  p.created_at >= day_start($3::date, $5::text) AND p.created_at < day_start($4::date + 1, $5::text)
  AND p.member_id IS NOT NULL AND ($6::text[] IS NULL OR p.code = ANY ($6::text[])) AND p.code <> ALL ($7::text[])`
const LINE_THEN = `l.member_id = p.member_id AND l.valid_from <= p.created_at AND (l.valid_until IS NULL OR p.created_at < l.valid_until)`
const AFTER = `p.created_at <= $8::timestamptz AND (p.created_at, p.entry_id, p.line) < ($8::timestamptz, $9::bigint, $10::smallint)`
const RARE = `p.code NOT IN ('BET', 'WIN')`
/** Trial and test accounts are in no list of teams (ACC-11); other wallets are not the main wallet. */
const COUNTED = `
  JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'MEMBER_MAIN'
  JOIN member m ON m.id = p.member_id AND NOT m.is_test AND m.type <> 4`

const postings = ({ reach: { scope }, isSparse }: TransactionsOf, isAfter: boolean) => `
  FROM ${isSparse ? `(SELECT l.* FROM member_line l WHERE l.id IN (${linesOf(scope)})) l JOIN ledger_posting p ON ${LINE_THEN}` : `ledger_posting p`}
  ${COUNTED}
  WHERE ${SPAN} ${isAfter ? `AND ${AFTER}` : ''} ${scope === 'OWN' ? '' : `AND ${RARE}`}
  ${isSparse ? '' : `AND EXISTS (SELECT FROM member_line l WHERE ${LINE_THEN} AND l.id IN (${linesOf(scope)}))`}`

export function createTeamTransactionRepository({ pool }: { pool: Pool }) {
  const values = ({ reach, range, zone, codes }: TransactionsOf): unknown[] => [
    reach.viewerId,
    reach.node.id,
    range.from,
    range.to,
    zone,
    codes.only ?? null,
    codes.without,
  ]
  return {
    async isSparse({ viewerId, node, scope }: Reach): Promise<boolean> {
      const { rows } = await pool.query<{ lines: number }>(IS_MANY(scope), [viewerId, node.id])
      return rows[0]!.lines <= FEW_MEMBERS
    },

    /** Newest first. */
    async page(of: TransactionsOf, { skip = 0, take, after }: Page): Promise<StoredTeamTransaction[]> {
      const asked = values(of)
      if (after) asked.push(after.createdAt, after.entryId, after.line)
      const { rows } = await pool.query<StoredTeamTransaction>(
        `SELECT p.entry_id AS "entryId", p.line, p.created_at AS "createdAt", p.member_id AS "memberId", m.username, p.code, p.amount
         ${postings(of, after !== undefined)}
         ORDER BY p.created_at DESC, p.entry_id DESC, p.line DESC OFFSET ${skip} LIMIT ${take}`,
        asked,
      )
      return rows
    },

    async sums(of: TransactionsOf): Promise<TransactionSums> {
      const { rows } = await pool.query<TransactionSums>(
        `SELECT count(*)::integer AS count, coalesce(sum(p.amount) FILTER (WHERE p.amount > 0), 0) AS credit,
                coalesce(-sum(p.amount) FILTER (WHERE p.amount < 0), 0) AS debit ${postings(of, false)}`,
        values(of),
      )
      return rows[0]!
    },
  }
}
export type TeamTransactionRepository = ReturnType<typeof createTeamTransactionRepository>
