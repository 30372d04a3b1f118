/** Orders for goods exchanged for points: operators send them, or cancel them and return the points. */
import * as z from 'zod/mini'
import { backOfficeDays, backOfficePage, backOfficePageQuery, backOfficeSpan } from '../back-office-page.ts'
import { endpoint } from '../endpoint.ts'
import { pointOrder, pointOrderState } from '../rewards/points/point-order.ts'
import { pointDelivery } from '../rewards/reward/reward-template.ts'
import { rowId } from '../row-id.ts'
import { money, text } from '../wire.ts'

export const ORDER_NOTE_MAX = 120
export const ORDER_REASON_MAX = 200

export const managedOrder = z.object({
  ...pointOrder.shape,
  memberId: z.int(),
  username: z.string(),
  /** What it costs the house. */
  cost: money,
  /** Who sent or cancelled it; '' if the member did. */
  closedBy: z.string(),
})
export type ManagedOrder = z.output<typeof managedOrder>

/** Orders show where members live, so only operators who also see members' money may read them. */
const operator = { auth: 'operator', permission: 'money.review' } as const
const place = '/wps/operator/point-orders'
const filters = { state: z.optional(pointOrderState), delivery: z.optional(pointDelivery), ...backOfficeDays }

export const orders = endpoint({
  ...operator,
  summary: 'Orders for points: those that wait oldest first, all others newest first',
  method: 'GET',
  path: place,
  query: z.object({ ...backOfficePageQuery, ...filters }),
  value: backOfficePage(managedOrder),
  errors: ['request.param.err'],
})

export const orderFile = endpoint({
  ...operator,
  summary: 'Orders for points as a file, every row',
  method: 'GET',
  path: `${place}/export`,
  framing: 'csv',
  query: z.object({ ...backOfficeSpan, ...filters }),
  value: z.string(),
  errors: ['request.param.err'],
})

export const sendOrder = endpoint({
  ...operator,
  summary: 'Mark an order as sent; the member gets a letter',
  method: 'POST',
  path: `${place}/sent`,
  /** `note`: how to track the delivery, for the member to read. */
  body: z.object({ orderId: rowId, note: text(ORDER_NOTE_MAX) }),
  value: managedOrder,
  errors: ['no.data', 'review.decided'],
})

export const refuseOrder = endpoint({
  ...operator,
  summary: 'Cancel an order; the member gets its points back, and a letter that says why',
  method: 'POST',
  path: `${place}/cancel`,
  body: z.object({ orderId: rowId, reason: text(ORDER_REASON_MAX, 3) }),
  value: managedOrder,
  errors: ['no.data', 'review.decided'],
})
