/** Withdrawal orders. */
import type { Prisma } from '#prisma/client.ts'
import type { WithdrawalState } from '#contract/money/withdrawal/withdrawal.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import type { RankLimits } from './ranked-withdrawal.ts'
import type { UsedToday } from './withdrawal-rules.ts'

const withRest = {
  account: { include: { bank: true } },
  member: { select: { username: true, status: true, isTest: true, type: true } },
} as const
export type WithdrawalRow = Prisma.WithdrawalGetPayload<{ include: typeof withRest }>
export type NewWithdrawal = Pick<
  WithdrawalRow,
  | 'merchantId'
  | 'memberId'
  | 'kind'
  | 'payoutAccountId'
  | 'asset'
  | 'amount'
  | 'charge'
  | 'rate'
  | 'virtualAmount'
  | 'approvalsNeeded'
  | 'ip'
  | 'createdAt'
> & { requestId: string | undefined }
export type WithdrawalChange = Partial<
  Pick<
    WithdrawalRow,
    'state' | 'approvalsNeeded' | 'firstApprovedBy' | 'approvedBy' | 'approvedAt' | 'closedBy' | 'closedAt' | 'reason'
  >
>
/** Filters by member, state and time. */
export interface WithdrawalFilter {
  merchantId: number
  memberId?: number | undefined
  username?: string | undefined
  state?: WithdrawalState | undefined
  kind?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
}

function whereOf({ merchantId, memberId, username, state, kind, from, until }: WithdrawalFilter): Prisma.WithdrawalWhereInput {
  return {
    merchantId,
    ...(memberId === undefined ? {} : { memberId }),
    ...(username === undefined ? {} : { member: { username } }),
    ...(state ? { state } : {}),
    ...(kind ? { kind } : {}),
    createdAt: { ...(from ? { gte: from } : {}), ...(until ? { lt: until } : {}) },
  }
}

export function createWithdrawalRepository({ prisma }: Database) {
  return {
    add: (tx: PrismaTransaction, row: NewWithdrawal): Promise<WithdrawalRow> =>
      tx.withdrawal.create({ data: { ...row, requestId: row.requestId ?? null }, include: withRest }),
    async setHold(tx: PrismaTransaction, id: bigint, holdId: bigint): Promise<void> {
      await tx.withdrawal.update({ where: { id }, data: { holdId } })
    },

    findByRequest: (memberId: number, requestId: string, tx: PrismaTransaction = prisma): Promise<WithdrawalRow | null> =>
      tx.withdrawal.findUnique({ where: { memberId_requestId: { memberId, requestId } }, include: withRest }),
    find: (merchantId: number, id: number): Promise<WithdrawalRow | null> =>
      prisma.withdrawal.findFirst({ where: { id, merchantId }, include: withRest }),

    /** Pending orders of the day. */
    async raiseApprovals(tx: PrismaTransaction, memberId: number, since: Date, approvalsNeeded: number): Promise<void> {
      const where = { memberId, createdAt: { gte: since }, state: 'PENDING', approvalsNeeded: { lt: approvalsNeeded } }
      await tx.withdrawal.updateMany({ where, data: { approvalsNeeded } })
    },

    /** Usage since `since` (the start of a business day), excluding orders whose money was returned. */
    async usedSince(memberId: number, since: Date, tx: PrismaTransaction = prisma, until?: Date): Promise<UsedToday> {
      const createdAt = { gte: since, ...(until && { lt: until }) }
      const where = { memberId, createdAt, state: { notIn: ['REJECTED', 'CANCELLED'] } }
      const { _count, _sum } = await tx.withdrawal.aggregate({ where, _count: true, _sum: { amount: true } })
      return { count: _count, amount: _sum.amount ?? 0n }
    },

    /** Limits of the member's rank; undefined without a rank. */
    async rankLimits(memberId: number, tx: PrismaTransaction = prisma): Promise<RankLimits | undefined> {
      const [row] = await tx.$queryRaw<RankLimits[]>`
        SELECT withdraw_per_day AS "withdrawPerDay", withdraw_amount_per_day AS "withdrawAmountPerDay", free_withdrawals AS "freeWithdrawals"
        FROM rank_of(${memberId}::integer)`
      return row
    },

    /** Total deposits according to the member's statement. */
    async depositedBy(memberId: number, asset: string, tx: PrismaTransaction): Promise<bigint> {
      const [row] = await tx.$queryRaw<{ sum: bigint }[]>`
        SELECT COALESCE(sum(p.amount), 0)::bigint AS sum FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
        WHERE p.member_id = ${memberId} AND p.code = 'DEPOSIT' AND a.asset = ${asset}`
      return row!.sum
    },

    /** Newest first, with totals of all matches. */
    async page(filter: WithdrawalFilter, { page, size }: { page: number; size: number }) {
      const where = whereOf(filter)
      const [rows, { _count, _sum }] = await Promise.all([
        prisma.withdrawal.findMany({ where, include: withRest, orderBy: { id: 'desc' }, skip: (page - 1) * size, take: size }),
        prisma.withdrawal.aggregate({ where, _count: true, _sum: { amount: true, charge: true } }),
      ])
      return { rows, total: _count, amount: _sum.amount ?? 0n, charge: _sum.charge ?? 0n }
    },

    /** Newest first, older than the last one read. */
    older: (filter: WithdrawalFilter, than: bigint | undefined, take: number): Promise<WithdrawalRow[]> =>
      prisma.withdrawal.findMany({
        where: { ...whereOf(filter), ...(than === undefined ? {} : { id: { lt: than } }) },
        include: withRest,
        orderBy: { id: 'desc' },
        take,
      }),

    /** Locks it until the transaction ends. Null if the merchant has no such order. */
    async lock(tx: PrismaTransaction, merchantId: number, id: number): Promise<WithdrawalRow | null> {
      await tx.$queryRaw`SELECT 1 FROM withdrawal WHERE id = ${id} AND merchant_id = ${merchantId} FOR UPDATE`
      return tx.withdrawal.findFirst({ where: { id, merchantId }, include: withRest })
    },
    change: (tx: PrismaTransaction, id: bigint, data: WithdrawalChange): Promise<WithdrawalRow> =>
      tx.withdrawal.update({ where: { id }, data, include: withRest }),
  }
}
export type WithdrawalRepository = ReturnType<typeof createWithdrawalRepository>
