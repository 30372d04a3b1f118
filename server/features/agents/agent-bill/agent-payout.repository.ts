/** Bills that are paid out or claimed by hand. */
import type { BillKind } from '#contract/agents/agent-bill/agent-bill.ts'
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
    /** Bills of this kind that are paid by hand, for any payee; other ids are left out. */
    find: (merchantId: number, kind: BillKind, ids: readonly bigint[]): Promise<HandBill[]> =>
      prisma.agentBill.findMany({
        where: { id: { in: [...ids] }, merchantId, kind, isByHand: true },
        omit: { statement: true },
        orderBy: { id: 'asc' },
      }),
    /** Owed by the house, oldest first. */
    waiting: ({ merchantId, payeeId, kind }: Waiting, at: Date, tx: PrismaTransaction = prisma): Promise<HandBill[]> =>
      tx.agentBill.findMany({
        where: { merchantId, payeeId, kind, payerId: null, status: 'UNCOLLECTED', expiresAt: { gt: at } },
        omit: { statement: true },
        orderBy: { id: 'asc' },
      }),
    /** The current bill, locked until the transaction ends. */
    async lock(tx: PrismaTransaction, id: bigint): Promise<HandBill> {
      await tx.$queryRaw`SELECT 1 FROM agent_bill WHERE id = ${id} FOR UPDATE`
      return tx.agentBill.findUniqueOrThrow({ where: { id }, omit: { statement: true } })
    },
    /** Of two concurrent claims, the second waits here and finds nothing left. */
    async lockWaiting(tx: PrismaTransaction, { merchantId, payeeId, kind }: Waiting): Promise<void> {
      await tx.$queryRaw`
        SELECT 1 FROM agent_bill WHERE merchant_id = ${merchantId} AND payee_id = ${payeeId} AND kind = ${kind} AND status = 'UNCOLLECTED'
        ORDER BY id FOR UPDATE`
    },
  }
}
export type AgentPayoutRepository = ReturnType<typeof createAgentPayoutRepository>
