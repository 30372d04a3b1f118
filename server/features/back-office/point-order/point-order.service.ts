/** Orders for points as operators handle them. Their actions are in the audit log, without names and addresses. */
import type { Body, Query, Value } from '#contract/endpoint.ts'
import type * as pointOrderEndpoints from '#contract/back-office/point-order.ts'
import type { ManagedOrder } from '#contract/back-office/point-order.ts'
import { type Language, moneyToWire } from '#contract/wire.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import type { PointOrders } from '#server/features/rewards/points/point-orders.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { filePages } from '#server/http/file-pages.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { spanOf } from '#server/platform/report/report-range.ts'
import { fileTime } from '#server/platform/report/report-time.ts'

interface Deps {
  orders: Pick<PointOrders, 'page' | 'older' | 'presentAll' | 'send' | 'refuse'>
  /** Names of the operators who closed the orders, by id. */
  operatorNames: (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>
  audit: AuditLog
}
type Endpoints = typeof pointOrderEndpoints
type Facts = OperatorFacts & { merchant: Merchant; language: Language }
type Row = Awaited<ReturnType<PointOrders['send']>>

const ENTITY = 'point-order'
const FILE_HEAD = [
  'id',
  'ordered',
  'memberId',
  'member',
  'what',
  'points',
  'cost',
  'delivery',
  'sentTo',
  'state',
  'closed',
  'closedBy',
  'note',
]

const fileRow = (order: ManagedOrder, zone: string) => [
  order.orderId,
  fileTime(new Date(order.orderedAt), zone),
  order.memberId,
  order.username,
  order.title,
  order.points,
  moneyToWire(order.cost),
  order.delivery,
  order.sentTo.replaceAll('\n', ', '),
  order.state,
  order.closedAt === null ? '' : fileTime(new Date(order.closedAt), zone),
  order.closedBy,
  order.note,
]

export function createPointOrderService({ orders, operatorNames, audit }: Deps) {
  async function present(rows: readonly Row[], reader: Pick<Facts, 'merchant' | 'language'>): Promise<ManagedOrder[]> {
    const [all, names] = await Promise.all([
      orders.presentAll(rows, reader),
      operatorNames(rows.flatMap(({ closedById }) => closedById ?? [])),
    ])
    return all.map((order, place) => ({ ...order, closedBy: names.get(rows[place]!.closedById ?? 0) ?? '' }))
  }
  const filterOf = (
    { state, delivery, startDate, endDate, from, to }: Query<Endpoints['orderFile']>,
    { id: merchantId, timezone }: Merchant,
  ) => ({
    merchantId,
    state,
    delivery,
    ...spanOf({ startDate, endDate, from, to }, timezone),
  })
  /** Logs the change, in the same transaction. */
  const recorded = (facts: Facts, action: string, state: string, reason: string) => (tx: PrismaTransaction, before: Row) =>
    audit.record(tx, facts, {
      action: `point-order.${action}`,
      entity: ENTITY,
      entityId: before.id,
      before: { state: before.state },
      after: { state, memberId: before.memberId, points: before.points },
      reason,
    })

  return {
    async list(facts: Facts, query: Query<Endpoints['orders']>): Promise<Value<Endpoints['orders']>> {
      const { page, size, ...asked } = query
      const { rows, total } = await orders.page(filterOf(asked, facts.merchant), page, size)
      return { list: await present(rows, facts), total, page, totalPages: Math.ceil(total / size) }
    },

    async file(facts: Facts, asked: Query<Endpoints['orderFile']>) {
      const { merchant } = facts
      const filter = filterOf(asked, merchant)
      const pages = filePages<Row>(
        (last, take) => orders.older(filter, last?.id, take),
        async (rows) => (await present(rows, facts)).map((row) => fileRow(row, merchant.timezone)),
      )
      return csvAnswer('point-orders.csv', FILE_HEAD, pages)
    },

    /** Throws `no.data`, `review.decided`. */
    async send({ orderId, note }: Body<Endpoints['sendOrder']>, facts: Facts): Promise<ManagedOrder> {
      const closedById = facts.caller.operatorId
      const row = await orders.send(orderId, facts, { closedById, note, alongside: recorded(facts, 'send', 'SENT', note) })
      return (await present([row], facts))[0]!
    },

    /** Throws `no.data`, `review.decided`. */
    async refuse({ orderId, reason }: Body<Endpoints['refuseOrder']>, facts: Facts): Promise<ManagedOrder> {
      const closedById = facts.caller.operatorId
      const alongside = recorded(facts, 'cancel', 'CANCELLED', reason)
      const row = await orders.refuse(orderId, facts, { closedById, note: reason, alongside })
      return (await present([row], facts))[0]!
    },
  }
}
export type PointOrderService = ReturnType<typeof createPointOrderService>
