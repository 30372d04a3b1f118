/** Bills of rebates, and their lines. */
import type { GameType } from '#contract/agents/rebate.ts'
import type { Pool } from '#server/platform/database.ts'
import type { Range } from '#server/platform/report/report-range.ts'

export interface Sums {
  bets: number
  turnover: bigint
  amount: bigint
}
export interface DayRow extends Sums {
  billId: bigint
  day: string
  status: string
  paid: bigint
}
export interface BranchRow extends Sums {
  memberId: number | null
  username: string
  nickname: string
}
export interface LineRow extends BranchRow {
  type: GameType
  rate: number
  below: number
}
interface Counted {
  total: number
}

/** $1 payee, $2 and $3 days. */
const OWN = 'l.payee_id = $1 AND l.day BETWEEN $2::date AND $3::date'
const SUMS =
  'coalesce(sum(l.bets), 0)::integer AS bets, coalesce(sum(l.turnover), 0) AS turnover, coalesce(sum(l.amount), 0) AS amount'
const BRANCH = `l.branch_id AS "memberId", coalesce(m.username, '') AS username, coalesce(m.nickname, '') AS nickname`
/** Counts the groups before paging. */
const PAGE = 'count(*) OVER ()::integer AS total'

export function createRebateIncomeRepository({ reports }: { reports: Pool }) {
  const query = async <Row extends object>(sql: string, values: readonly unknown[]) =>
    (await reports.query<Row>(sql, [...values])).rows
  return {
    footer: async (payeeId: number, { from, to }: Range): Promise<Sums> =>
      (await query<Sums>(`SELECT ${SUMS} FROM rebate_line l WHERE ${OWN}`, [payeeId, from, to]))[0]!,

    days: (payeeId: number, { from, to }: Range, skip: number, take: number) =>
      query<DayRow & Counted>(
        `SELECT b.id AS "billId", to_char(l.day, 'YYYY-MM-DD') AS day, b.status, b.paid, ${SUMS}, ${PAGE}
         FROM rebate_line l JOIN agent_bill b ON b.id = l.bill_id WHERE ${OWN}
         GROUP BY b.id, l.day ORDER BY l.day DESC, b.id DESC OFFSET $4 LIMIT $5`,
        [payeeId, from, to, skip, take],
      ),

    branches: (payeeId: number, { from, to }: Range, skip: number, take: number) =>
      query<BranchRow & Counted>(
        `SELECT ${BRANCH}, ${SUMS}, ${PAGE} FROM rebate_line l LEFT JOIN member m ON m.id = l.branch_id WHERE ${OWN}
         GROUP BY l.branch_id, m.username, m.nickname ORDER BY sum(l.amount) DESC, l.branch_id OFFSET $4 LIMIT $5`,
        [payeeId, from, to, skip, take],
      ),

    games: (payeeId: number, { from, to }: Range) =>
      query<Sums & { type: GameType }>(
        `SELECT l.game_type AS type, ${SUMS} FROM rebate_line l WHERE ${OWN} GROUP BY 1 ORDER BY sum(l.amount) DESC, 1`,
        [payeeId, from, to],
      ),

    /** Undefined if the bill does not belong to the payee. */
    async lines(payeeId: number, billId: bigint): Promise<LineRow[] | undefined> {
      const bill = await query('SELECT FROM agent_bill WHERE id = $1 AND payee_id = $2 AND kind = $3', [
        billId,
        payeeId,
        'REBATE',
      ])
      if (bill.length === 0) return undefined
      return query<LineRow>(
        `SELECT ${BRANCH}, l.game_type AS type, l.rate, l.below, ${SUMS} FROM rebate_line l LEFT JOIN member m ON m.id = l.branch_id
         WHERE l.bill_id = $1 GROUP BY l.branch_id, m.username, m.nickname, l.game_type, l.rate, l.below ORDER BY sum(l.amount) DESC, l.branch_id`,
        [billId],
      )
    },
  }
}
export type RebateIncomeRepository = ReturnType<typeof createRebateIncomeRepository>
