/** Orders of goods for points: placed with the exchange, then sent, or cancelled with their points returned. */
import * as z from 'zod'
import type { Body } from '#contract/endpoint.ts'
import {
  type cancelOrder,
  type PointOrder,
  pointOrderState,
  recipient as recipientShape,
  type Recipient,
} from '#contract/rewards/points/point-order.ts'
import { pointDelivery } from '#contract/rewards/reward/reward-template.ts'
import type { Language } from '#contract/wire.ts'
import { type CampaignBudgets, MISSING_FIELD } from '#server/features/rewards/reward/reward-campaign.ts'
import type { MemberLock } from '#server/features/rewards/reward/reward-rule.ts'
import type { MemberTickets, Ticket, TicketReturns } from '#server/features/rewards/reward/ticket.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { addDays, addMonths, firstOfMonth } from '#server/platform/calendar-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { textIn } from '#server/platform/text-in.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { NewOrder, OrderFilter, OrderRow, PointOrderRepository } from './point-order.repository.ts'
import type { Lot, PointsRepository } from './points.repository.ts'

interface Deps {
  rows: PointOrderRepository
  points: Pick<PointsRepository, 'giveBack'>
  rewards: MemberTickets & TicketReturns & Pick<CampaignBudgets, 'promiseMore'>
  persons: MemberLock
  letters: Pick<HouseLetters, 'write' | 'announce'>
  inTransaction: InTransaction
  clock: Clock
}
interface Reader {
  merchant: Merchant
  language: Language
}
type Placed = Omit<NewOrder, 'recipient'> & { recipient: Recipient | undefined }
/** Who closes an order, and the note. `closedById` is null for the member; `alongside` runs in the same transaction. */
interface Closed {
  closedById: number | null
  note: string
  alongside?: (tx: PrismaTransaction, before: OrderRow) => Promise<void>
}

/** The recipient is erased this long after the order was closed. */
const KEPT_DAYS = 90
const DAY_MS = 86_400_000

const lotsKept = z.array(z.object({ lastDay: z.string(), left: z.int() }))
const recipientKept = z.union([recipientShape, z.object({ phone: z.string() })])

/** The recipient, one detail per line. */
function sentTo({ recipient }: OrderRow): string {
  if (recipient === null) return ''
  const to = recipientKept.parse(recipient)
  return 'address' in to ? [to.name, to.phone, to.address].join('\n') : to.phone
}

export function createPointOrders({ rows, points, rewards, persons, letters, inTransaction, clock }: Deps) {
  const present = (row: OrderRow, ticket: Pick<Ticket, 'terms'> | undefined, { language, merchant }: Reader): PointOrder => ({
    orderId: String(row.id),
    title: ticket ? textIn(ticket.terms.titles, language, merchant.defaultLanguage) : '',
    delivery: pointDelivery.parse(row.delivery),
    state: pointOrderState.parse(row.state),
    points: row.points,
    sentTo: sentTo(row),
    orderedAt: row.orderedAt.getTime(),
    closedAt: row.closedAt?.getTime() ?? null,
    note: row.note,
  })
  async function presentOne(row: OrderRow, reader: Reader): Promise<PointOrder> {
    const [ticket] = await rewards.ticketsById(row.memberId, [row.ticketId])
    return present(row, ticket, reader)
  }

  /** Locks the member first, as a claim does. Throws `no.data`, or `refuse` if the order is already closed. */
  async function lockOpen(
    tx: PrismaTransaction,
    { id: merchantId }: Merchant,
    typedId: string,
    refuse: (row: OrderRow) => AppError,
    memberId?: number,
  ): Promise<OrderRow> {
    const id = BigInt(typedId)
    const owner = await rows.memberOf(tx, merchantId, id)
    if (owner === undefined || (memberId !== undefined && owner !== memberId)) throw new AppError('no.data')
    await persons.lock(tx, owner)
    const row = await rows.lock(tx, merchantId, id)
    if (!row) throw new AppError('no.data')
    if (row.state !== 'ORDERED') throw refuse(row)
    return row
  }

  /**
   * If the house cancels, points that would expire earlier are valid to the end of this month. If the member cancels, they keep their last day, and
   * expired ones are lost.
   */
  function lotsBack({ lots, closedById }: { lots: unknown; closedById: number | null }, { timezone }: Merchant): Lot[] {
    const today = businessDay(clock.now(), timezone)
    const endOfMonth = addDays(addMonths(firstOfMonth(today), 1), -1)
    const kept = lotsKept.parse(lots)
    return closedById === null
      ? kept.filter(({ lastDay }) => lastDay >= today)
      : kept.map(({ lastDay, left }) => ({ lastDay: lastDay < endOfMonth ? endOfMonth : lastDay, left }))
  }

  async function cancelIn(
    tx: PrismaTransaction,
    row: OrderRow,
    merchant: Merchant,
    { closedById, note }: Closed,
  ): Promise<OrderRow> {
    const now = clock.now()
    const { memberId, merchantId, ticketId } = row
    const [ticket] = await rewards.ticketsById(memberId, [ticketId], tx)
    if (!ticket) throw new Error(`order ${row.id} has no ticket`)
    const back = lotsBack({ lots: row.lots, closedById }, merchant)
    await points.giveBack(tx, { memberId, merchantId }, back, { reference: String(ticketId), at: now })
    await rewards.takeBack(tx, ticketId)
    const cancelled = await rows.close(tx, row.id, { state: 'CANCELLED', note, closedById, closedAt: now })
    if (closedById !== null) {
      const params = { promotion: ticket.terms.titles, points: String(row.points), reason: note }
      await letters.write(tx, merchant, { memberId, letter: { key: 'order.cancelled', params }, occasion: `order:${row.id}` })
    }
    // Last, because claims of the campaign wait for it.
    await rewards.promiseMore(tx, ticket.campaignId, -ticket.amount)
    return cancelled
  }

  const decided = ({ state }: OrderRow) => new AppError('review.decided', { state })

  return {
    /** Runs in the transaction of the exchange. Throws `prom.claim.req.field` for a load without a verified number. */
    async place(tx: PrismaTransaction, { recipient, ...order }: Placed): Promise<void> {
      const { delivery, memberId } = order
      const phone = delivery === 'LOAD' ? await rows.verifiedNumber(memberId, tx) : null
      const to = delivery === 'LOAD' ? phone && { phone } : recipient
      if (!to) throw new AppError('prom.claim.req.field', { data: MISSING_FIELD.MOBILE })
      await rows.add(tx, { ...order, recipient: to }, clock.now())
    },
    /** The member's number that a load would be sent to. */
    numberOf: (memberId: number): Promise<string | null> => rows.verifiedNumber(memberId),
    /** Not sent yet, newest first. */
    async openOf(memberId: number, reader: Reader): Promise<PointOrder[]> {
      const open = await rows.open(memberId)
      const tickets = await rewards.ticketsById(
        memberId,
        open.map(({ ticketId }) => ticketId),
      )
      return open.map((row) =>
        present(
          row,
          tickets.find(({ id }) => id === row.ticketId),
          reader,
        ),
      )
    },
    /** By ticket. */
    async ofTickets(tickets: readonly Ticket[], reader: Reader): Promise<ReadonlyMap<bigint, PointOrder>> {
      if (tickets.length === 0) return new Map()
      const found = await rows.ofTickets(tickets.map(({ id }) => id))
      return new Map(
        found.map((row) => [
          row.ticketId,
          present(
            row,
            tickets.find(({ id }) => id === row.ticketId),
            reader,
          ),
        ]),
      )
    },

    /** Cancelled by the member, even if the reward centre has closed since. Throws `no.data`, `points.order.closed`. */
    async cancel(
      { orderId }: Body<typeof cancelOrder>,
      { caller, ...reader }: Reader & { caller: Pick<MemberCaller, 'memberId'> },
    ): Promise<PointOrder> {
      const { merchant } = reader
      const row = await inTransaction(async (tx) => {
        const open = await lockOpen(tx, merchant, orderId, () => new AppError('points.order.closed'), caller.memberId)
        return cancelIn(tx, open, merchant, { closedById: null, note: '' })
      })
      return presentOne(row, reader)
    },

    /** Sent by an operator; `alongside` runs in the same transaction. Throws `no.data`, `review.decided`. */
    async send(
      orderId: string,
      { merchant }: Pick<Reader, 'merchant'>,
      { closedById, note, alongside }: Closed,
    ): Promise<OrderRow> {
      const row = await inTransaction(async (tx) => {
        const open = await lockOpen(tx, merchant, orderId, decided)
        await alongside?.(tx, open)
        const [ticket] = await rewards.ticketsById(open.memberId, [open.ticketId], tx)
        const params = { promotion: ticket?.terms.titles ?? {}, note }
        const letter =
          note === ''
            ? ({ key: 'order.sent', params: { promotion: params.promotion } } as const)
            : ({ key: 'order.followed', params } as const)
        await letters.write(tx, merchant, { memberId: open.memberId, letter, occasion: `order:${open.id}` })
        return rows.close(tx, open.id, { state: 'SENT', note, closedById, closedAt: clock.now() })
      })
      await letters.announce(merchant, row.memberId)
      return row
    },
    /** The same for a refusal, which returns the points. */
    async refuse(orderId: string, { merchant }: Pick<Reader, 'merchant'>, closed: Closed): Promise<OrderRow> {
      const row = await inTransaction(async (tx) => {
        const open = await lockOpen(tx, merchant, orderId, decided)
        await closed.alongside?.(tx, open)
        return cancelIn(tx, open, merchant, closed)
      })
      await letters.announce(merchant, row.memberId)
      return row
    },

    /** For operators: with the member's name and the cost to the house. */
    async presentAll(some: readonly OrderRow[], reader: Reader) {
      const names = await rows.memberNames([...new Set(some.map(({ memberId }) => memberId))])
      const tickets = await rewards.ticketsOf(some.map(({ ticketId }) => ticketId))
      return some.map((row) => {
        const ticket = tickets.get(row.ticketId)
        const { memberId } = row
        return { ...present(row, ticket, reader), memberId, username: names.get(memberId) ?? '', cost: ticket?.amount ?? 0n }
      })
    },
    page: (filter: OrderFilter, page: number, size: number) => rows.page(filter, page, size),
    older: (filter: OrderFilter, than: bigint | undefined, take: number) => rows.older(filter, than, take),

    /** Returns how many addresses and numbers were erased. */
    forget: (): Promise<number> => rows.forget(new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)),
  }
}
export type PointOrders = ReturnType<typeof createPointOrders>
