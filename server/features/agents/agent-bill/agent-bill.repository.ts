/** Bills, their postings, and the billed periods. */
import type { SalaryKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import type { BillKind, BillStatus } from '#contract/agents/agent-bill/agent-bill.ts'
import type { AgentBill } from '#prisma/client.ts'
import { numberArray, textArray } from '#server/ledger/index.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import { keepStatement, type NewBill } from './bill-record.ts'
import type { Period } from '#server/features/agents/agent-contracts/periods.ts'

export interface BilledPeriod {
  merchantId: number
  kind: BillKind
  periodStart: Date
}
/** A change a plan makes to a bill. */
export interface BillChange {
  id: bigint
  funded: bigint
  deducted: bigint
  net: bigint
  paid: bigint
  status: BillStatus
}
export interface NewPayment {
  billId: bigint
  number: number
  amount: bigint
  entryId: bigint
  at: Date
}
interface CountingRow {
  id: number
  payerId: number | null
  payeeId: number
  terms: unknown
  until: Date | null
  isAtPlace: boolean
}
/** A bill with the number of its payments. */
export type OpenBill = Omit<AgentBill, 'statement'> & { payments: number }

/** Rows per insert. */
const AT_ONCE = 1_000
const PAYMENTS = `
  SELECT b.id, count(*)::int AS payments FROM agent_bill b JOIN agent_bill_payment p ON p.bill_id = b.id
  WHERE b.merchant_id = $1::int AND b.kind = $2 AND b.period_start = $3::timestamptz GROUP BY 1`
const SIGNED_ONCE = '{1,3,4}'
/** How long a round may stay open before it settles. */
const ROUND_DAYS = 8
/**
 * $1 merchant, $2 kind, $3 start of the period, $4 its end. The payee's latest contract that is in force; with an agent as the
 * payer, only while the payee is in its direct downline. `until`: a move ended it within the period. `isAtPlace`: bets that
 * settle in the period may belong to another place of the payee.
 */
const COUNTING = `
  SELECT DISTINCT ON (c.second_party_id) c.id, c.first_party_id AS "payerId", c.second_party_id AS "payeeId", c.terms,
    CASE WHEN c.effective_until < $4::timestamptz THEN c.effective_until END AS until,
    EXISTS (
      SELECT FROM member_line o WHERE o.member_id = c.second_party_id AND o.valid_from < $4::timestamptz
        AND (o.valid_until IS NULL OR o.valid_until > $3::timestamptz - interval '${ROUND_DAYS} days')
        AND (o.valid_from >= c.effective_until OR o.ancestors[1] <> c.first_party_id OR (o.ancestors[1] IS NULL AND c.first_party_id IS NOT NULL))
    ) AS "isAtPlace"
  FROM agent_contract c
  JOIN member m ON m.id = c.second_party_id AND m.closed_at IS NULL
  JOIN member_line l ON l.member_id = c.second_party_id AND l.valid_from <= $3::timestamptz AND (l.valid_until IS NULL OR $3::timestamptz < l.valid_until)
  WHERE c.merchant_id = $1::int AND c.kind = $2 AND c.status = ANY ('${SIGNED_ONCE}'::int[])
    AND c.effective_from <= $3::timestamptz AND (c.effective_until IS NULL OR c.effective_until > $3::timestamptz)
    AND (c.first_party_id IS NULL OR c.first_party_id = l.ancestors[1])
  ORDER BY c.second_party_id, c.effective_from DESC, c.id DESC`

/** Bills that may still be paid: the money is there, or the payer may have received some since. */
const PAYABLE = `
  SELECT DISTINCT b.kind, b.period_start AS "periodStart" FROM agent_bill b
  WHERE b.merchant_id = $1::int AND b.status IN ('DUE', 'PARTLY_PAID', 'PAYER_SHORT') AND (
    b.status = 'DUE' AND b.net > b.paid
    OR EXISTS (SELECT FROM ledger_account a WHERE a.member_id = CASE WHEN b.status = 'DUE' THEN b.payee_id ELSE b.payer_id END
               AND a.kind = 'MEMBER_MAIN' AND a.asset = $2 AND a.balance >= 100))
  ORDER BY 2`

export function createAgentBillRepository({ prisma, pool }: Pick<Database, 'prisma' | 'pool'>) {
  /** Existing bills are left unchanged. Returns the number of new ones. */
  async function writeBills(bills: readonly NewBill[], at: Date, tx: PrismaTransaction = prisma): Promise<number> {
    const data = bills.map(({ statement, sequence = 0, deducted = 0n, ...bill }) => {
      const kept = { sequence, deducted, statement: keepStatement(statement), createdAt: at }
      if (bill.expiresAt)
        return { ...bill, ...kept, isByHand: true, funded: 0n, status: bill.gross > 0n ? 'UNCOLLECTED' : 'NOT_REACHED' }
      const isDue = bill.gross !== 0n || deducted !== 0n
      // A correction of zero records what it carries into the next period.
      const status = isDue ? 'DUE' : sequence > 0 ? 'PAID' : 'NOT_REACHED'
      return { ...bill, ...kept, isByHand: false, funded: bill.gross, status }
    })
    let written = 0
    for (let from = 0; from < data.length; from += AT_ONCE)
      written += (await tx.agentBill.createMany({ data: data.slice(from, from + AT_ONCE), skipDuplicates: true })).count
    return written
  }

  return {
    writeBills,

    async counting(merchantId: number, kind: SalaryKind, { start, end }: Period) {
      const { rows } = await pool.query<CountingRow>(COUNTING, [merchantId, kind, start.toISOString(), end.toISOString()])
      // In the order they were signed, which is the order the downline is paid in.
      return rows.sort((one, other) => one.id - other.id)
    },
    async merchantIds(): Promise<number[]> {
      return (await prisma.merchant.findMany({ select: { id: true }, orderBy: { id: 'asc' } })).map(({ id }) => id)
    },
    /** When the first contract of a kind took effect. */
    async countedSince(merchantId: number, kind: SalaryKind): Promise<Date | undefined> {
      const { _min: first } = await prisma.agentContract.aggregate({
        where: { merchantId, kind, status: { in: [1, 3, 4] } },
        _min: { effectiveFrom: true },
      })
      return first.effectiveFrom ?? undefined
    },

    /** Periods since `since` that are already billed. */
    async finishedSince(merchantId: number, kind: BillKind, since: Date): Promise<ReadonlyMap<number, Date>> {
      const runs = await prisma.agentRun.findMany({
        where: { merchantId, kind, periodStart: { gte: since }, finishedAt: { not: null } },
        select: { periodStart: true, startedAt: true },
      })
      return new Map(runs.map(({ periodStart, startedAt }) => [periodStart.getTime(), startedAt]))
    },
    /** Writes a period's bills and marks the period as billed. */
    async finish(tx: PrismaTransaction, run: BilledPeriod, bills: readonly NewBill[], startedAt: Date, at: Date): Promise<void> {
      await writeBills(bills, at, tx)
      const key = { merchantId_kind_periodStart: run }
      const state = { startedAt, finishedAt: at, bills: bills.length }
      await tx.agentRun.upsert({ where: key, create: { ...run, ...state }, update: state })
    },

    bills: ({ merchantId, kind, periodStart }: BilledPeriod): Promise<AgentBill[]> =>
      prisma.agentBill.findMany({ where: { merchantId, kind, periodStart }, orderBy: { id: 'asc' } }),
    /** In a range of periods: hours of a day, or periods before another. */
    billsBetween: (merchantId: number, kind: BillKind, from: Date, before: Date) =>
      prisma.agentBill.findMany({
        where: { merchantId, kind, periodStart: { gte: from, lt: before } },
        orderBy: [{ periodStart: 'asc' }, { sequence: 'asc' }],
      }),
    async update(id: bigint, { gross, net, deducted = 0n, periodEnd, statement }: NewBill): Promise<void> {
      const data = { gross, net, deducted, periodEnd, status: 'DUE', statement: keepStatement(statement) }
      await prisma.agentBill.update({ where: { id }, data })
    },

    /** Updates a waiting bill with new figures; a bill paid out meanwhile is left unchanged. */
    async updateWaiting(id: bigint, { gross, statement }: Pick<NewBill, 'gross' | 'statement'>): Promise<void> {
      const status = gross > 0n ? 'UNCOLLECTED' : 'NOT_REACHED'
      await prisma.agentBill.updateMany({
        where: { id, isByHand: true, status: { in: ['UNCOLLECTED', 'NOT_REACHED'] } },
        data: { gross, net: gross, status, statement: keepStatement(statement) },
      })
    },
    /** Bills that were not collected in time. */
    async expire(merchantId: number, at: Date): Promise<number> {
      const where = { merchantId, status: 'UNCOLLECTED', expiresAt: { lte: at } }
      return (await prisma.agentBill.updateMany({ where, data: { status: 'EXPIRED' } })).count
    },

    /** Days whose bets were voided or resettled since, as instants within them. */
    async correctedSince(merchantId: number, since: Date): Promise<{ settledAt: Date; correctedAt: Date }[]> {
      return prisma.betCorrection.findMany({
        where: { merchantId, correctedAt: { gte: since } },
        select: { settledAt: true, correctedAt: true },
      })
    },

    async payable(merchantId: number, asset: string): Promise<{ kind: BillKind; periodStart: Date }[]> {
      return (await pool.query<{ kind: BillKind; periodStart: Date }>(PAYABLE, [merchantId, asset])).rows
    },
    /**
     * For contracts: all of the period's bills that are not paid by hand, because they pay each other. For rebates: only those
     * not posted yet.
     */
    async open({ merchantId, kind, periodStart }: BilledPeriod): Promise<OpenBill[]> {
      const where = { merchantId, kind, periodStart, isByHand: false, ...(kind === 'REBATE' && { status: 'DUE' }) }
      const [bills, { rows }] = await Promise.all([
        prisma.agentBill.findMany({ where, omit: { statement: true }, orderBy: { id: 'asc' } }),
        pool.query<{ id: bigint; payments: number }>(PAYMENTS, [merchantId, kind, periodStart.toISOString()]),
      ])
      const countOf = new Map(rows.map(({ id, payments }) => [id, payments]))
      return bills.map((bill) => ({ ...bill, payments: countOf.get(bill.id) ?? 0 }))
    },
    /** Balances less what is left of open bonuses, which still has to be wagered. */
    async wallets(memberIds: readonly number[], asset: string): Promise<Map<number, bigint>> {
      const { rows } = await pool.query<{ id: number; balance: bigint }>(
        `SELECT a.member_id AS id, greatest(a.balance - coalesce(r.bonus, 0), 0)::bigint AS balance FROM ledger_account a
         LEFT JOIN LATERAL (SELECT sum(q.bonus_left) AS bonus FROM turnover_requirement q WHERE q.member_id = a.member_id AND q.state = 'ACTIVE') r ON true
         WHERE a.member_id = ANY ($1::int[]) AND a.kind = 'MEMBER_MAIN' AND a.asset = $2`,
        [numberArray(memberIds), asset],
      )
      return new Map(rows.map(({ id, balance }) => [id, balance]))
    },
    /** Locks the bills in order of id; returns what has been posted of each. */
    async lock(tx: PrismaTransaction, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, bigint>> {
      const rows = await tx.$queryRawUnsafe<{ id: bigint; paid: bigint }[]>(
        'SELECT id, paid FROM agent_bill WHERE id = ANY ($1::bigint[]) ORDER BY id FOR UPDATE',
        numberArray(ids),
      )
      return new Map(rows.map(({ id, paid }) => [id, paid]))
    },
    async change(tx: PrismaTransaction, changes: readonly BillChange[], at: Date): Promise<void> {
      const column = (of: (change: BillChange) => bigint) => numberArray(changes.map(of))
      await tx.$executeRawUnsafe(
        `UPDATE agent_bill b SET funded = c.funded, deducted = c.deducted, net = c.net, status = c.status,
           paid_at = CASE WHEN b.paid <> c.paid THEN $7::timestamptz ELSE b.paid_at END, paid = c.paid
         FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[]) AS c (id, funded, deducted, net, paid, status)
         WHERE b.id = c.id`,
        column(({ id }) => id),
        column(({ funded }) => funded),
        column(({ deducted }) => deducted),
        column(({ net }) => net),
        column(({ paid }) => paid),
        textArray(changes.map(({ status }) => status)),
        at.toISOString(),
      )
    },
    addPayments: async (tx: PrismaTransaction, data: NewPayment[]): Promise<void> => {
      await tx.agentBillPayment.createMany({ data })
    },
  }
}
export type AgentBillRepository = ReturnType<typeof createAgentBillRepository>
