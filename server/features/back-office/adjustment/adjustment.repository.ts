import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'
import { memberUsernames, operatorUsernames } from '#server/platform/usernames.ts'

export interface NewAdjustment {
  merchantId: number
  memberId: number
  amount: bigint
  asset: string
  reason: string
  turnoverTimes: number
  requestId?: string | undefined
  proposedById: number
  proposedAt: Date
}
export interface AdjustmentFilter {
  merchantId: number
  state?: string | undefined
  memberId?: number | undefined
  from?: number | undefined
  to?: number | undefined
}

const whereOf = ({ from, to, state, memberId, merchantId }: AdjustmentFilter): Prisma.AdjustmentWhereInput => ({
  merchantId,
  ...(state && { state }),
  ...(memberId && { memberId }),
  proposedAt: { ...(from !== undefined && { gte: new Date(from) }), ...(to !== undefined && { lt: new Date(to) }) },
})

export function createAdjustmentRepository({ prisma }: Database) {
  return {
    /** Undefined if the proposer already has a proposal with that request id. */
    async add(tx: PrismaTransaction, { requestId, ...rest }: NewAdjustment) {
      const data = { ...rest, requestId: requestId ?? null }
      const [added] = await tx.adjustment.createManyAndReturn({ data: [data], skipDuplicates: true })
      return added
    },
    findByRequest: (tx: PrismaTransaction, proposedById: number, requestId: string) =>
      tx.adjustment.findUnique({ where: { proposedById_requestId: { proposedById, requestId } } }),
    /** Locks the row: of two concurrent decisions, the second finds it decided. */
    async lock(tx: PrismaTransaction, merchantId: number, id: bigint) {
      await tx.$queryRaw`SELECT 1 FROM adjustment WHERE id = ${id} FOR UPDATE`
      return tx.adjustment.findFirst({ where: { id, merchantId } })
    },
    decide: (
      tx: PrismaTransaction,
      id: bigint,
      data: { state: string; decidedById: number; decidedAt: Date; answer?: string; entryId?: bigint },
    ) => tx.adjustment.update({ where: { id }, data }),
    async page(filter: AdjustmentFilter, page: number, size: number) {
      const where = whereOf(filter)
      const [rows, total] = await Promise.all([
        prisma.adjustment.findMany({ where, orderBy: { id: 'desc' }, skip: (page - 1) * size, take: size }),
        prisma.adjustment.count({ where }),
      ])
      return { rows, total }
    },
    /** Newest first, older than the last one read. */
    older: (filter: AdjustmentFilter, than: bigint | undefined, take: number) =>
      prisma.adjustment.findMany({
        where: { ...whereOf(filter), ...(than !== undefined && { id: { lt: than } }) },
        orderBy: { id: 'desc' },
        take,
      }),
    /** Names by id. */
    operatorNames: (ids: readonly number[]) => operatorUsernames({ prisma }, ids),
    memberNames: (ids: readonly number[]) => memberUsernames({ prisma }, ids),
    findMember: (merchantId: number, id: number) =>
      prisma.member.findFirst({ where: { id, merchantId }, select: { id: true, username: true, type: true } }),
  }
}
export type AdjustmentRepository = ReturnType<typeof createAdjustmentRepository>
