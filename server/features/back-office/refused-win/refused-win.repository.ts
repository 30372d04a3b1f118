/** Wins and rollbacks that the wallet refused to vendors; written in the transaction of the refusal (vendor-wallet). */
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export interface RefusedWinRow {
  id: bigint
  at: Date
  vendor: string
  vendorName: string | null
  memberId: number
  username: string
  gameCode: string
  kind: string
  amount: bigint
  currency: string
  status: string
  round: string
  transaction: string
  betId: bigint | null
  state: string
  doneBy: string | null
  doneAt: Date | null
  doneReason: string
}
export interface RefusedWinFilter {
  merchantId: number
  vendor?: string | undefined
  state?: string | undefined
}

/** A later request of the vendor was accepted, or the vendor took the win back itself. */
const IS_SETTLED = `EXISTS (SELECT FROM vendor_transaction t WHERE t.vendor_code = w.vendor_code AND t.key = w.transaction_key
  AND CASE w.kind WHEN 'WIN' THEN t.at ELSE t.rolled_back_at END > w.at)`
const STATE = `CASE WHEN w.done_at IS NOT NULL THEN 'DONE' WHEN ${IS_SETTLED} THEN 'SETTLED' ELSE 'OPEN' END`
const SELECTED = `
  SELECT w.id, w.at, w.vendor_code AS vendor, v.name AS "vendorName", w.member_id AS "memberId", m.username, w.game_code AS "gameCode", w.kind,
    w.amount, w.currency, w.status, w.round_key AS round, w.transaction_key AS transaction,
    CASE WHEN r.state <> 'OPEN' THEN r.round_id END AS "betId", ${STATE} AS state, o.username AS "doneBy", w.done_at AS "doneAt",
    w.done_reason AS "doneReason"
  FROM refused_win w JOIN member m ON m.id = w.member_id LEFT JOIN vendor v ON v.code = w.vendor_code
    LEFT JOIN vendor_round r ON r.vendor_code = w.vendor_code AND r.key = w.round_key AND r.member_id = w.member_id
    LEFT JOIN operator o ON o.id = w.done_by_id`
const WANTED = `w.merchant_id = $1::integer AND ($2::text IS NULL OR w.vendor_code = $2) AND ($3::text IS NULL OR ${STATE} = $3)`
const PAGE = `${SELECTED} WHERE ${WANTED} ORDER BY w.id DESC LIMIT $4::integer OFFSET $5::integer`
const COUNT = `SELECT count(*)::int AS total FROM refused_win w WHERE ${WANTED}`
const VENDORS = `SELECT DISTINCT w.vendor_code AS code, coalesce(v.name, w.vendor_code) AS name
  FROM refused_win w LEFT JOIN vendor v ON v.code = w.vendor_code WHERE w.merchant_id = $1::integer ORDER BY name`
const ONE = `${SELECTED} WHERE w.merchant_id = $1::integer AND w.id = $2::bigint`
/** Of two concurrent calls, the second changes nothing. */
const MARK_DONE = `UPDATE refused_win w SET done_by_id = $3::integer, done_at = $4::timestamptz, done_reason = $5
  WHERE w.merchant_id = $1::integer AND w.id = $2::bigint AND w.done_at IS NULL AND NOT ${IS_SETTLED}`

export function createRefusedWinRepository({ pool }: Pick<Database, 'pool'>) {
  const total = async (values: unknown[]) => (await pool.query<{ total: number }>(COUNT, values)).rows[0]!.total
  return {
    async page({ merchantId, vendor, state }: RefusedWinFilter, page: number, size: number) {
      const wanted = [merchantId, vendor ?? null, state ?? null]
      const [{ rows }, count] = await Promise.all([
        pool.query<RefusedWinRow>(PAGE, [...wanted, size, (page - 1) * size]),
        total(wanted),
      ])
      return { rows, total: count }
    },
    open: (merchantId: number): Promise<number> => total([merchantId, null, 'OPEN']),
    async vendors(merchantId: number): Promise<{ code: string; name: string }[]> {
      return (await pool.query<{ code: string; name: string }>(VENDORS, [merchantId])).rows
    },
    async find(tx: PrismaTransaction, merchantId: number, id: bigint): Promise<RefusedWinRow | undefined> {
      return (await tx.$queryRawUnsafe<RefusedWinRow[]>(ONE, merchantId, String(id)))[0]
    },
    /** False if it is no longer open. */
    async markDone(
      tx: PrismaTransaction,
      { merchantId, id }: { merchantId: number; id: bigint },
      { operatorId, at, reason }: { operatorId: number; at: Date; reason: string },
    ): Promise<boolean> {
      return (await tx.$executeRawUnsafe(MARK_DONE, merchantId, String(id), operatorId, at, reason)) === 1
    },
  }
}
export type RefusedWinRepository = ReturnType<typeof createRefusedWinRepository>
