/** Reads one member's postings in one asset. Daily sums are stored; newer postings are added when reading. */
import type { Range } from '#server/platform/report/report-range.ts'
import type { Database, Pool } from '#server/platform/database.ts'

export interface Owner {
  memberId: number
  asset: string
  zone: string
}
export interface CodeFilter {
  /** Absent = all codes. */
  only?: readonly string[] | undefined
  without: readonly string[]
}
export interface DaySum {
  day: string
  rows: number
  credit: bigint
  debit: bigint
}
export interface Sums<T> {
  sums: T
  /** Postings not summed yet. */
  newRows: number
  /** Whether all postings together equal the balances. */
  isSound: boolean
}
export interface StoredTransaction {
  entryId: bigint
  line: number
  createdAt: Date
  code: string
  amount: bigint
  balanceAfter: bigint
  reference: string | null
}

/**
 * Start of the period that may contain unsummed postings. Queried separately, because a time known to PostgreSQL's planner
 * excludes all earlier partitions (saves 4 ms of 5). The cursor only moves forward, so a later read never misses anything.
 */
const SINCE = `SELECT at - INTERVAL '1 hour' AS since FROM statement_cursor WHERE member_id = $1 AND asset = $2 AND zone = $3`
/** $1 member, $2 asset, $3 time zone, $4 since. One statement, so that it sees one snapshot. */
const MERGED = `
  WITH cursor AS MATERIALIZED (
    SELECT entry_id, total FROM statement_cursor WHERE member_id = $1 AND asset = $2 AND zone = $3
  ), own AS MATERIALIZED (
    SELECT id, kind, balance FROM ledger_account WHERE member_id = $1 AND asset = $2
  ), fresh AS MATERIALIZED (
    SELECT p.account_id, (p.created_at AT TIME ZONE $3)::date AS day, p.code, count(*)::integer AS rows,
           coalesce(sum(p.amount) FILTER (WHERE p.amount > 0), 0) AS credit,
           coalesce(-sum(p.amount) FILTER (WHERE p.amount < 0), 0) AS debit
    FROM ledger_posting p
    WHERE p.member_id = $1 AND p.account_id IN (SELECT id FROM own)
      AND p.created_at >= $4::timestamptz AND p.entry_id > coalesce((SELECT entry_id FROM cursor), 0)
    GROUP BY 1, 2, 3
  ), merged AS (
    SELECT account_id, day, code, rows, credit, debit FROM statement_day
      WHERE account_id IN (SELECT id FROM own) AND EXISTS (SELECT FROM cursor)
    UNION ALL SELECT account_id, day, code, rows, credit, debit FROM fresh
  )`
const STATE = `
  coalesce((SELECT sum(rows) FROM fresh), 0)::integer AS "newRows",
  coalesce((SELECT total FROM cursor), 0) + coalesce((SELECT sum(credit - debit) FROM fresh), 0)
    = coalesce((SELECT sum(balance) FROM own), 0) AS "isSound"`
const DAYS = `${MERGED}
  SELECT ${STATE}, coalesce((
    SELECT json_agg(json_build_array(day, rows, credit::text, debit::text) ORDER BY day DESC) FROM (
      SELECT day, sum(rows) AS rows, sum(credit) AS credit, sum(debit) AS debit FROM merged
      WHERE account_id = (SELECT id FROM own WHERE kind = 'MEMBER_MAIN') AND day BETWEEN $5::date AND $6::date
        AND ($7::text[] IS NULL OR code = ANY ($7)) AND code <> ALL ($8::text[])
      GROUP BY day) d), '[]'::json) AS sums`
/** Holds add up to zero over all accounts: they move money between the member's own accounts. */
const CODES = `${MERGED}
  SELECT ${STATE}, coalesce((
    SELECT json_object_agg(code, (credit - debit)::text) FROM (
      SELECT code, sum(credit) AS credit, sum(debit) AS debit FROM merged GROUP BY code) c), '{}'::json) AS sums`

/** The codes of bets are excluded explicitly, because an index has only the others. */
const GAME_CODES = ['BET', 'WIN']
const RARE = `code NOT IN ('BET', 'WIN')`
const rowsSql = (isRare: boolean, isAfter: boolean) => `
  SELECT p.*, e.reference FROM (
    SELECT entry_id AS "entryId", line, created_at AS "createdAt", code, amount, balance_after AS "balanceAfter" FROM ledger_posting
    WHERE member_id = $1
      AND account_id = (SELECT id FROM ledger_account WHERE member_id = $1 AND asset = $2 AND kind = 'MEMBER_MAIN')
      AND created_at >= day_start($4::date, $3) AND created_at < day_start($5::date + 1, $3)
      AND ($6::text[] IS NULL OR code = ANY ($6)) AND code <> ALL ($7::text[]) ${isRare ? `AND ${RARE}` : ''}
      ${isAfter ? 'AND created_at <= $10::timestamptz AND (created_at, entry_id, line) < ($10::timestamptz, $11::bigint, $12::smallint)' : ''}
    ORDER BY created_at DESC, entry_id DESC, line DESC OFFSET $8 LIMIT $9) p
  LEFT JOIN ledger_entry e ON e.id = p."entryId" AND e.created_at = p."createdAt"
    AND e.created_at >= day_start($4::date, $3) AND e.created_at < day_start($5::date + 1, $3)
  ORDER BY p."createdAt" DESC, p."entryId" DESC, p.line DESC`

const BUSY = `
  SELECT a.member_id AS "memberId", a.asset, m.timezone AS zone FROM (
    SELECT account_id FROM ledger_posting WHERE member_id IS NOT NULL AND created_at >= $1 GROUP BY account_id HAVING count(*) >= $2) busy
  JOIN ledger_account a ON a.id = busy.account_id JOIN merchant m ON m.id = a.merchant_id`

type DayRow = [day: string, rows: number, credit: string, debit: string]

interface Sources extends Pick<Database, 'pool'> {
  /** A replica, which may lag, so freshly written sums are read from `pool`. */
  reports: Pool
}

export function createTransactionRepository({ pool, reports }: Sources) {
  const sourceOf = (isFresh: boolean) => (isFresh ? pool : reports)
  const isRare = ({ only, without }: CodeFilter) =>
    GAME_CODES.every((code) => without.includes(code) || (only !== undefined && !only.includes(code)))
  const ownerValues = ({ memberId, asset, zone }: Owner) => [memberId, asset, zone]
  const filterValues = ({ from, to }: Range, { only, without }: CodeFilter) => [from, to, only ?? null, without]

  async function sinceOf(owner: Owner, source: Pool): Promise<Date | string> {
    const { rows } = await source.query<{ since: Date }>(SINCE, ownerValues(owner))
    return rows[0]?.since ?? '-infinity'
  }

  return {
    /** Newest day first. */
    async days(owner: Owner, range: Range, codes: CodeFilter, isFresh: boolean): Promise<Sums<DaySum[]>> {
      const source = sourceOf(isFresh)
      const { rows } = await source.query<Sums<DayRow[]>>(DAYS, [
        ...ownerValues(owner),
        await sinceOf(owner, source),
        ...filterValues(range, codes),
      ])
      const { sums, ...state } = rows[0]!
      return {
        ...state,
        sums: sums.map(([day, count, credit, debit]) => ({ day, rows: count, credit: BigInt(credit), debit: BigInt(debit) })),
      }
    },

    /** The total change by code since the account was opened. */
    async codes(owner: Owner, isFresh: boolean): Promise<Sums<Record<string, bigint>>> {
      const source = sourceOf(isFresh)
      const { rows } = await source.query<Sums<Record<string, string>>>(CODES, [
        ...ownerValues(owner),
        await sinceOf(owner, source),
      ])
      const { sums, ...state } = rows[0]!
      return { ...state, sums: Object.fromEntries(Object.entries(sums).map(([code, sum]) => [code, BigInt(sum)])) }
    },

    /** Newest first. */
    async page(
      owner: Owner,
      range: Range,
      codes: CodeFilter,
      {
        skip = 0,
        take,
        after,
      }: { skip?: number; take: number; after?: Pick<StoredTransaction, 'createdAt' | 'entryId' | 'line'> | undefined },
    ): Promise<StoredTransaction[]> {
      const values: unknown[] = [...ownerValues(owner), ...filterValues(range, codes), skip, take]
      if (after) values.push(after.createdAt, after.entryId, after.line)
      return (await reports.query<StoredTransaction>(rowsSql(isRare(codes), after !== undefined), values)).rows
    },

    async addUp({ memberId, asset, zone }: Owner, fromStart: boolean): Promise<void> {
      await pool.query('SELECT statement_add_up($1, $2, $3, $4)', [memberId, asset, zone, fromStart])
    },

    /** Owners whose accounts had at least this many postings since. */
    busySince: async (since: Date, atLeast: number): Promise<Owner[]> => (await pool.query<Owner>(BUSY, [since, atLeast])).rows,
  }
}
export type TransactionRepository = ReturnType<typeof createTransactionRepository>
