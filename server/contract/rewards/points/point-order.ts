/** What is exchanged for points and is no money: the order, until it has been sent. */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { rowId } from '../../row-id.ts'
import { text } from '../../wire.ts'
import { claims } from '../reward/reward.ts'
import { pointDelivery } from '../reward/reward-template.ts'

export const RECIPIENT_NAME_MAX = 80
export const RECIPIENT_ADDRESS_MAX = 300
/** For POST. A number as people write it. */
export const recipient = z.object({
  /** Who it is sent to. */
  name: text(RECIPIENT_NAME_MAX, 2),
  phone: text(24).check(z.regex(/^\+?(?:[ ()-]*\d){7,15}$/)),
  /** Where it is sent to. */
  address: text(RECIPIENT_ADDRESS_MAX, 10),
})
export type Recipient = z.infer<typeof recipient>

/** CANCELLED: its points are back. */
export const pointOrderState = z.enum(['ORDERED', 'SENT', 'CANCELLED'])
export type PointOrderState = z.infer<typeof pointOrderState>

export const pointOrder = z.object({
  orderId: z.string(),
  title: z.string(),
  delivery: pointDelivery,
  state: pointOrderState,
  points: z.int(),
  /** Where it goes: the number of a load, or name, number and address; '' once it has been erased. */
  sentTo: z.string(),
  orderedAt: z.int(),
  /** When it was sent or cancelled. */
  closedAt: z.nullable(z.int()),
  /** SENT: what it can be followed by. CANCELLED: why; '' where the member did so. */
  note: z.string(),
})
export type PointOrder = z.output<typeof pointOrder>

export const cancelOrder = endpoint({
  ...claims,
  summary: 'Cancel an order that has not been sent; its points come back',
  path: '/wps/points/orders/cancel',
  body: z.object({ orderId: rowId }),
  value: pointOrder,
  errors: ['no.data', 'points.order.closed'],
})
