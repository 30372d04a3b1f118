import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'
import { operatorUsernames } from '#server/platform/usernames.ts'

export type WayRow = Prisma.DepositChannelGetPayload<object>
export type RequestRow = Prisma.DepositWayRequestGetPayload<object>
type NewWay = Omit<Prisma.DepositChannelUncheckedCreateInput, 'id' | 'version' | 'isEnabled'>
type Terms = Omit<NewWay, 'merchantId' | 'sortIndex'>

const IN_ORDER = [{ sortIndex: 'asc' as const }, { id: 'asc' as const }]
const OPEN = 'PROPOSED'

export function createDepositWaysRepository({ prisma }: Database) {
  return {
    /** One change of a merchant's ways at a time, so that each sees the others. Registrations are not blocked. */
    async lock(tx: PrismaTransaction, merchantId: number): Promise<void> {
      await tx.$queryRaw`SELECT 1 FROM merchant WHERE id = ${merchantId} FOR NO KEY UPDATE`
    },
    all: (merchantId: number, tx: PrismaTransaction = prisma): Promise<WayRow[]> =>
      tx.depositChannel.findMany({ where: { merchantId }, orderBy: IN_ORDER }),
    find: (tx: PrismaTransaction, merchantId: number, id: number): Promise<WayRow | null> =>
      tx.depositChannel.findFirst({ where: { id, merchantId } }),
    findByVendor: (tx: PrismaTransaction, merchantId: number, vendorId: string): Promise<WayRow | null> =>
      tx.depositChannel.findUnique({ where: { merchantId_vendorId: { merchantId, vendorId } } }),

    /** Listed after all others. */
    async add(tx: PrismaTransaction, data: Omit<NewWay, 'sortIndex'>): Promise<WayRow> {
      const last = await tx.depositChannel.aggregate({ where: { merchantId: data.merchantId }, _max: { sortIndex: true } })
      return tx.depositChannel.create({ data: { ...data, sortIndex: (last._max.sortIndex ?? -1) + 1 } })
    },
    change: (tx: PrismaTransaction, id: number, data: Terms): Promise<WayRow> =>
      tx.depositChannel.update({ where: { id }, data: { ...data, version: { increment: 1 } } }),
    /** Returns whether it changed anything. */
    async setOn(tx: PrismaTransaction, id: number, isOn: boolean): Promise<boolean> {
      const { count } = await tx.depositChannel.updateMany({ where: { id, isEnabled: !isOn }, data: { isEnabled: isOn } })
      return count === 1
    },
    async setOrder(tx: PrismaTransaction, ids: readonly number[]): Promise<void> {
      for (const [sortIndex, id] of ids.entries()) await tx.depositChannel.update({ where: { id }, data: { sortIndex } })
    },

    openRequest: (tx: PrismaTransaction, merchantId: number, vendorId: string): Promise<RequestRow | null> =>
      tx.depositWayRequest.findFirst({ where: { merchantId, vendorId, state: OPEN } }),
    openRequests: (merchantId: number): Promise<RequestRow[]> =>
      prisma.depositWayRequest.findMany({ where: { merchantId, state: OPEN }, orderBy: { id: 'asc' } }),
    decidedRequests: (merchantId: number, take: number): Promise<RequestRow[]> =>
      prisma.depositWayRequest.findMany({
        where: { merchantId, state: { not: OPEN } },
        orderBy: [{ decidedAt: 'desc' }, { id: 'desc' }],
        take,
      }),
    addRequest: (tx: PrismaTransaction, data: Prisma.DepositWayRequestUncheckedCreateInput): Promise<RequestRow> =>
      tx.depositWayRequest.create({ data }),
    findRequest: (tx: PrismaTransaction, merchantId: number, id: bigint): Promise<RequestRow | null> =>
      tx.depositWayRequest.findFirst({ where: { id, merchantId } }),
    decide: (tx: PrismaTransaction, id: bigint, data: Prisma.DepositWayRequestUncheckedUpdateInput): Promise<RequestRow> =>
      tx.depositWayRequest.update({ where: { id }, data }),

    /** Names by id. */
    operatorNames: (ids: readonly number[]) => operatorUsernames({ prisma }, ids),
  }
}
export type DepositWaysRepository = ReturnType<typeof createDepositWaysRepository>
