import type { TransferDirection } from '#contract/agents/downline/downline-transfer.ts'
import type { DownlineConsent, DownlineTransfer } from '#prisma/client.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export type TransferRow = DownlineTransfer
export interface ListedTransfer extends Pick<DownlineTransfer, 'id' | 'kind' | 'payerId' | 'amount' | 'remark' | 'at'> {
  otherId: number
  username: string
  nickname: string
}
export interface TransferFilter {
  memberId: number
  direction: TransferDirection
  from?: Date | undefined
  until?: Date | undefined
}

const SIDES: Record<TransferDirection, string> = {
  GIVEN: 't.payer_id = $1',
  RECEIVED: 't.receiver_id = $1',
  ALL: '(t.payer_id = $1 OR t.receiver_id = $1)',
}
const matching = (direction: TransferDirection) =>
  `FROM downline_transfer t WHERE ${SIDES[direction]} AND t.at >= coalesce($2::timestamptz, '-infinity') AND t.at < coalesce($3::timestamptz, 'infinity')`
const listed = (direction: TransferDirection) => `
  SELECT t.*, m.username, m.nickname FROM (
    SELECT t.id, t.kind, t.payer_id AS "payerId", t.amount, t.remark, t.at,
           CASE WHEN t.payer_id = $1 THEN t.receiver_id ELSE t.payer_id END AS "otherId"
    ${matching(direction)} AND t.id < coalesce($4::bigint, 9223372036854775807) ORDER BY t.id DESC LIMIT $5 OFFSET $6) t
  JOIN member m ON m.id = t."otherId" ORDER BY t.id DESC`
const summed = (direction: TransferDirection) => `
  SELECT count(*)::integer AS count, coalesce(sum(t.amount) FILTER (WHERE t.payer_id = $1), 0) AS "totalOut",
         coalesce(sum(t.amount) FILTER (WHERE t.receiver_id = $1), 0) AS "totalIn" ${matching(direction)}`

export function createDownlineTransferRepository({ pool, prisma }: Pick<Database, 'pool' | 'prisma'>) {
  const filterValues = ({ memberId, from, until }: TransferFilter) => [memberId, from ?? null, until ?? null]

  return {
    /** Reserves a new row's id, because the ledger's entry refers to the row before it exists. */
    async nextId(tx: PrismaTransaction): Promise<bigint> {
      const [row] = await tx.$queryRaw<{ id: bigint }[]>`SELECT nextval(pg_get_serial_sequence('downline_transfer', 'id')) AS id`
      return row!.id
    },
    add: (tx: PrismaTransaction, data: TransferRow): Promise<TransferRow> => tx.downlineTransfer.create({ data }),
    findByRequest: (tx: PrismaTransaction, agentId: number, requestId: string): Promise<TransferRow | null> =>
      tx.downlineTransfer.findUnique({ where: { agentId_requestId: { agentId, requestId } } }),

    /** What an agent sent or collected since then. */
    async sumSince(agentId: number, kind: TransferRow['kind'], since: Date, tx: PrismaTransaction = prisma): Promise<bigint> {
      const side = kind === 'GIVEN' ? { payerId: agentId } : { receiverId: agentId }
      const { _sum } = await tx.downlineTransfer.aggregate({
        _sum: { amount: true },
        where: { ...side, kind, at: { gte: since } },
      })
      return _sum.amount ?? 0n
    },

    async list(filter: TransferFilter, part: { skip: number; take: number; before?: bigint }): Promise<ListedTransfer[]> {
      const values = [...filterValues(filter), part.before === undefined ? null : String(part.before), part.take, part.skip]
      return (await pool.query<ListedTransfer>(listed(filter.direction), values)).rows
    },
    async sums(filter: TransferFilter): Promise<{ count: number; totalOut: bigint; totalIn: bigint }> {
      const { rows } = await pool.query<{ count: number; totalOut: bigint; totalIn: bigint }>(
        summed(filter.direction),
        filterValues(filter),
      )
      return rows[0]!
    },

    /** The member's last consent that was not withdrawn; it may have expired. */
    openConsent: (memberId: number, tx: PrismaTransaction = prisma): Promise<DownlineConsent | null> =>
      tx.downlineConsent.findFirst({ where: { memberId, endedAt: null } }),
    addConsent: (tx: PrismaTransaction, data: Omit<DownlineConsent, 'id' | 'endedAt'>) => tx.downlineConsent.create({ data }),
    async endConsent(tx: PrismaTransaction, memberId: number, endedAt: Date): Promise<number> {
      return (await tx.downlineConsent.updateMany({ where: { memberId, endedAt: null }, data: { endedAt } })).count
    },
  }
}
export type DownlineTransferRepository = ReturnType<typeof createDownlineTransferRepository>
