/** Orders of goods that are exchanged for points and delivered. */
import type { PointOrderState, Recipient } from '#contract/rewards/points/point-order.ts'
import type { PointDelivery } from '#contract/rewards/reward/reward-template.ts'
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'
import type { Lot } from './points.repository.ts'
import { memberUsernames } from '#server/platform/usernames.ts'

export type OrderRow = Prisma.PointOrderGetPayload<object>
export interface NewOrder {
  memberId: number
  merchantId: number
  ticketId: bigint
  delivery: PointDelivery
  recipient: Recipient | { phone: string }
  points: number
  lots: readonly Lot[]
}
export interface OrderFilter {
  merchantId: number
  state?: PointOrderState | undefined
  delivery?: PointDelivery | undefined
  from?: number | undefined
  to?: number | undefined
}
export interface Closing {
  state: 'SENT' | 'CANCELLED'
  note: string
  closedById: number | null
  closedAt: Date
}

const whereOf = ({ merchantId, state, delivery, from, to }: OrderFilter): Prisma.PointOrderWhereInput => ({
  merchantId,
  ...(state && { state }),
  ...(delivery && { delivery }),
  orderedAt: { ...(from !== undefined && { gte: new Date(from) }), ...(to !== undefined && { lt: new Date(to) }) },
})

export function createPointOrderRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    add: (tx: PrismaTransaction, { recipient, lots, ...order }: NewOrder, orderedAt: Date): Promise<OrderRow> =>
      tx.pointOrder.create({ data: { ...order, recipient: { ...recipient }, lots: lots.map((lot) => ({ ...lot })), orderedAt } }),
    /** The verified number, with its dialling code; null if there is none. */
    async verifiedNumber(memberId: number, tx: PrismaTransaction = prisma): Promise<string | null> {
      const row = await tx.member.findUnique({
        where: { id: memberId },
        select: { diallingCode: true, mobileNumber: true, mobileVerifiedAt: true },
      })
      return row?.mobileVerifiedAt && row.mobileNumber ? `+${row.diallingCode ?? ''} ${row.mobileNumber}` : null
    },
    /** Newest first. */
    open: (memberId: number): Promise<OrderRow[]> =>
      prisma.pointOrder.findMany({ where: { memberId, state: 'ORDERED' }, orderBy: { id: 'desc' } }),
    ofTickets: (ticketIds: readonly bigint[]): Promise<OrderRow[]> =>
      prisma.pointOrder.findMany({ where: { ticketId: { in: [...ticketIds] } } }),
    /** Needs no lock, because the owner of an order never changes. */
    memberOf: async (tx: PrismaTransaction, merchantId: number, id: bigint): Promise<number | undefined> =>
      (await tx.pointOrder.findFirst({ where: { id, merchantId }, select: { memberId: true } }))?.memberId,
    /** Of two concurrent changes, the second one sees the result of the first. */
    async lock(tx: PrismaTransaction, merchantId: number, id: bigint): Promise<OrderRow | null> {
      await tx.$queryRaw`SELECT 1 FROM point_order WHERE id = ${id} FOR UPDATE`
      return tx.pointOrder.findFirst({ where: { id, merchantId } })
    },
    close: (tx: PrismaTransaction, id: bigint, closing: Closing): Promise<OrderRow> =>
      tx.pointOrder.update({ where: { id }, data: closing }),
    /** Waiting orders oldest first, all others newest first. */
    async page(filter: OrderFilter, page: number, size: number) {
      const where = whereOf(filter)
      const [rows, total] = await Promise.all([
        prisma.pointOrder.findMany({
          where,
          orderBy: { id: filter.state === 'ORDERED' ? 'asc' : 'desc' },
          skip: (page - 1) * size,
          take: size,
        }),
        prisma.pointOrder.count({ where }),
      ])
      return { rows, total }
    },
    /** Newest first, older than the last one read. */
    older: (filter: OrderFilter, than: bigint | undefined, take: number): Promise<OrderRow[]> =>
      prisma.pointOrder.findMany({
        where: { AND: [whereOf(filter), than === undefined ? {} : { id: { lt: than } }] },
        orderBy: { id: 'desc' },
        take,
      }),
    memberNames: (ids: readonly number[]) => memberUsernames({ prisma }, ids),
    /** Returns how many addresses and numbers were erased. */
    async forget(closedBefore: Date): Promise<number> {
      return prisma.$executeRaw`UPDATE point_order SET recipient = NULL WHERE closed_at < ${closedBefore} AND recipient IS NOT NULL`
    },
  }
}
export type PointOrderRepository = ReturnType<typeof createPointOrderRepository>
