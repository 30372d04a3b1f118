/** Orders for goods exchanged for points, until they have been sent. */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { rowId } from '../../row-id.ts'
import { text } from '../../wire.ts'
import { claims } from '../reward/reward.ts'
import { pointDelivery } from '../reward/reward-template.ts'

export const RECIPIENT_NAME_MAX = 80
export const RECIPIENT_ADDRESS_MAX = 300
/** The recipient of a POST delivery. The number is as people write it. */
export const recipient = z.object({
  /** Who it is sent to. */
  name: text(RECIPIENT_NAME_MAX, 2),
  phone: text(24).check(z.regex(/^\+?(?:[ ()-]*\d){7,15}$/)),
  /** Where it is sent to. */
  address: text(RECIPIENT_ADDRESS_MAX, 10),
})
export type Recipient = z.infer<typeof recipient>

/** CANCELLED: its points were returned. */
export const pointOrderState = z.enum(['ORDERED', 'SENT', 'CANCELLED'])
export type PointOrderState = z.infer<typeof pointOrderState>

export const pointOrder = z.object({
  orderId: z.string(),
  title: z.string(),
  delivery: pointDelivery,
  state: pointOrderState,
  points: z.int(),
  /** The destination: the number for a load, or name, number and address; '' once it has been erased. */
  sentTo: z.string(),
  orderedAt: z.int(),
  /** When it was sent or cancelled. */
  closedAt: z.nullable(z.int()),
  /** SENT: how to track it. CANCELLED: why; '' if the member did so. */
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
