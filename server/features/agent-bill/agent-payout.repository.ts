/** Bills that wait for somebody to pay them out, or to claim them. */
import type { BillKind } from '#contract/agent-bill.ts'
import type { AgentBill } from '#prisma/client.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export type HandBill = Omit<AgentBill, 'statement'>
export interface Waiting {
  merchantId: number
  payeeId: number
  kind: BillKind
}

export function createAgentPayoutRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    inTransaction: <T>(work: (tx: PrismaTransaction) => Promise<T>): Promise<T> => prisma.$transaction(work),

    /** By hand, of a kind, whoever's; those that are not such are left out. */
    find: (merchantId: number, kind: BillKind, ids: readonly bigint[]): Promise<HandBill[]> =>
      prisma.agentBill.findMany({
        where: { id: { in: [...ids] }, merchantId, kind, isByHand: true },
        omit: { statement: true },
        orderBy: { id: 'asc' },
      }),
    /** What the house owes, the oldest first. */
    waiting: ({ merchantId, payeeId, kind }: Waiting, at: Date, tx: PrismaTransaction = prisma): Promise<HandBill[]> =>
      tx.agentBill.findMany({
        where: { merchantId, payeeId, kind, payerId: null, status: 'UNCOLLECTED', expiresAt: { gt: at } },
        omit: { statement: true },
        orderBy: { id: 'asc' },
      }),
    /** The bill as it is now, held until the transaction ends. */
    async lock(tx: PrismaTransaction, id: bigint): Promise<HandBill> {
      await tx.$queryRaw`SELECT 1 FROM agent_bill WHERE id = ${id} FOR UPDATE`
      return tx.agentBill.findUniqueOrThrow({ where: { id }, omit: { statement: true } })
    },
    /** Of two who claim at once, the second waits here, and finds nothing left. */
    async lockWaiting(tx: PrismaTransaction, { merchantId, payeeId, kind }: Waiting): Promise<void> {
      await tx.$queryRaw`
        SELECT 1 FROM agent_bill WHERE merchant_id = ${merchantId} AND payee_id = ${payeeId} AND kind = ${kind} AND status = 'UNCOLLECTED'
        ORDER BY id FOR UPDATE`
    },
  }
}
export type AgentPayoutRepository = ReturnType<typeof createAgentPayoutRepository>
