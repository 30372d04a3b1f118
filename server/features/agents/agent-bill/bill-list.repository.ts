/** Lists bills by party, kind, days and status, newest first. */
import type { BillKind, BillStatus } from '#contract/agents/agent-bill/agent-bill.ts'
import type { AgentBill } from '#prisma/client.ts'
import type { Database, Prisma } from '#server/platform/database.ts'
import type { NamedMember } from './present-bill.ts'

export interface BillFilter {
  merchantId: number
  payeeId?: number | undefined
  payerId?: number | undefined
  kind?: BillKind | undefined
  status?: BillStatus | undefined
  /** For periods that begin at `from` or later, and before `before`. */
  from?: Date | undefined
  before?: Date | undefined
}
export interface BillSums {
  count: number
  gross: bigint
  deducted: bigint
  net: bigint
  paid: bigint
  funded: bigint
}

const NEWEST = [{ periodStart: 'desc' }, { id: 'desc' }] as const satisfies Prisma.AgentBillOrderByWithRelationInput[]

const whereOf = ({ merchantId, payeeId, payerId, kind, status, from, before }: BillFilter): Prisma.AgentBillWhereInput => ({
  merchantId,
  ...(payeeId !== undefined && { payeeId }),
  ...(payerId !== undefined && { payerId }),
  ...(kind && { kind }),
  ...(status && { status }),
  ...((from || before) && { periodStart: { ...(from && { gte: from }), ...(before && { lt: before }) } }),
})

export function createBillListRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    page: (filter: BillFilter, page: number, size: number): Promise<AgentBill[]> =>
      prisma.agentBill.findMany({ where: whereOf(filter), orderBy: [...NEWEST], skip: (page - 1) * size, take: size }),
    /** For a file: the bills after the last one read. */
    older: (filter: BillFilter, than: AgentBill | undefined, take: number): Promise<AgentBill[]> =>
      prisma.agentBill.findMany({
        where: {
          ...whereOf(filter),
          ...(than && {
            OR: [{ periodStart: { lt: than.periodStart } }, { periodStart: than.periodStart, id: { lt: than.id } }],
          }),
        },
        orderBy: [...NEWEST],
        take,
      }),
    async sums(filter: BillFilter): Promise<BillSums> {
      const { _count, _sum } = await prisma.agentBill.aggregate({
        where: whereOf(filter),
        _count: true,
        _sum: { gross: true, deducted: true, net: true, paid: true, funded: true },
      })
      const { gross, deducted, net, paid, funded } = _sum
      return {
        count: _count,
        gross: gross ?? 0n,
        deducted: deducted ?? 0n,
        net: net ?? 0n,
        paid: paid ?? 0n,
        funded: funded ?? 0n,
      }
    },
    find: (merchantId: number, id: bigint): Promise<AgentBill | null> =>
      prisma.agentBill.findFirst({ where: { id, merchantId } }),
    last: (merchantId: number, payeeId: number, kind: BillKind): Promise<AgentBill | null> =>
      prisma.agentBill.findFirst({ where: { merchantId, payeeId, kind }, orderBy: [...NEWEST] }),
    /** Bills of the same period that were deducted from it. */
    below: ({ merchantId, kind, payeeId, periodStart, sequence }: AgentBill): Promise<AgentBill[]> =>
      prisma.agentBill.findMany({
        where: { merchantId, kind, payerId: payeeId, periodStart, sequence, gross: { not: 0 } },
        orderBy: { id: 'asc' },
      }),
    /** Corrections of the same period, or the bill this one corrects. */
    siblings: ({ id, kind, payeeId, contractId, periodStart }: AgentBill): Promise<AgentBill[]> =>
      prisma.agentBill.findMany({
        where: { kind, payeeId, contractId, periodStart, id: { not: id } },
        orderBy: { sequence: 'asc' },
      }),
    payments: (billId: bigint) => prisma.agentBillPayment.findMany({ where: { billId }, orderBy: { number: 'asc' } }),
    async names(ids: readonly number[]): Promise<ReadonlyMap<number, NamedMember>> {
      const rows = await prisma.member.findMany({
        where: { id: { in: [...new Set(ids)] } },
        select: { id: true, username: true, nickname: true },
      })
      return new Map(rows.map(({ id, ...named }) => [id, named]))
    },
    memberByName: (merchantId: number, username: string): Promise<{ id: number } | null> =>
      prisma.member.findFirst({ where: { merchantId, username }, select: { id: true } }),
    /** A member of the agent's downline; null for anyone else. */
    async downlineByName(agentId: number, merchantId: number, username: string): Promise<{ id: number } | null> {
      const member = await prisma.member.findFirst({ where: { merchantId, username }, select: { id: true } })
      if (!member) return null
      const place = await prisma.memberTree.findFirst({
        where: { ancestorId: agentId, descendantId: member.id, depth: { gt: 0 } },
        select: { depth: true },
      })
      return place ? member : null
    },
  }
}
export type BillListRepository = ReturnType<typeof createBillListRepository>
