/** What payment sites said, all of it: each statement once, and whose order a payment is for. */
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import type { Contradiction, PaymentFacts, Result, Statement } from './payment-statements.ts'

/** One that waits for an operator, with what the site had said of the same payment before. */
export interface OpenContradiction {
  id: bigint
  paymentId: string
  orderNumber: string
  outcome: string
  amount: bigint
  contradiction: string
  receivedAt: Date
  earlier: { orderNumber: string; outcome: string; amount: string }[]
}
const MOST_SHOWN = 100

export function createPaymentStatementRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** The order a payment belongs to: the first that was named, for ever. Held: another callback about the same payment waits. */
    async claim(tx: PrismaTransaction, { paymentId, order }: PaymentFacts, now: Date): Promise<string> {
      await tx.payment.createMany({ data: [{ paymentId, orderNumber: order, firstAt: now }], skipDuplicates: true })
      const [row] = await tx.$queryRaw<{ orderNumber: string }[]>`
        SELECT order_number AS "orderNumber" FROM payment WHERE payment_id = ${paymentId} FOR UPDATE`
      return row!.orderNumber
    },

    /** Of one payment for one order, oldest first. */
    earlier: ({ paymentId, order }: PaymentFacts, tx: PrismaTransaction): Promise<Statement[]> =>
      tx.paymentCallback.findMany({
        where: { paymentId, orderNumber: order },
        select: { outcome: true, amount: true },
        orderBy: { id: 'asc' },
      }),

    async isKept({ paymentId, order, outcome, amount }: PaymentFacts, tx: PrismaTransaction = prisma): Promise<boolean> {
      const where = { paymentId, orderNumber: order, outcome, amount: BigInt(amount) }
      return (await tx.paymentCallback.count({ where })) > 0
    },

    async keep(
      tx: PrismaTransaction,
      { paymentId, order, outcome, amount, time = '' }: PaymentFacts,
      said: {
        body: string
        result: Result
        contradiction: Contradiction | undefined
        depositId: bigint | null
        receivedAt: Date
      },
    ): Promise<boolean> {
      const data = { ...said, paymentId, orderNumber: order, outcome, amount: BigInt(amount), saidAt: time }
      return (await tx.paymentCallback.createMany({ data: [data], skipDuplicates: true })).count > 0
    },

    of: (depositId: bigint) => prisma.paymentCallback.findMany({ where: { depositId }, orderBy: { id: 'asc' } }),

    /** Of the merchant's orders, and of orders no merchant has: those are shown to every merchant. Newest first. */
    open: (merchantId: number): Promise<OpenContradiction[]> => prisma.$queryRaw<OpenContradiction[]>`
      SELECT c.id, c.payment_id AS "paymentId", c.order_number AS "orderNumber", c.outcome, c.amount, c.contradiction, c.received_at AS "receivedAt",
        coalesce((SELECT jsonb_agg(jsonb_build_object('orderNumber', e.order_number, 'outcome', e.outcome, 'amount', e.amount::text) ORDER BY e.id)
          FROM payment_callback e WHERE e.payment_id = c.payment_id AND e.id < c.id), '[]') AS earlier
      FROM payment_callback c LEFT JOIN deposit d ON d.id = c.deposit_id
      WHERE c.contradiction IS NOT NULL AND c.settled_at IS NULL AND (d.id IS NULL OR d.merchant_id = ${merchantId})
      ORDER BY c.id DESC LIMIT ${MOST_SHOWN}`,

    /** How many those are. */
    async countOpen(merchantId: number): Promise<number> {
      const [row] = await prisma.$queryRaw<[{ open: number }]>`
        SELECT count(*)::integer AS open FROM payment_callback c LEFT JOIN deposit d ON d.id = c.deposit_id
        WHERE c.contradiction IS NOT NULL AND c.settled_at IS NULL AND (d.id IS NULL OR d.merchant_id = ${merchantId})`
      return row.open
    },

    /** The statement as it was; undefined where it is not the merchant's, or settled already. */
    async settle(
      tx: PrismaTransaction,
      merchantId: number,
      id: bigint,
      by: { settledAt: Date; settledBy: number; settlement: string },
    ) {
      const [row] = await tx.$queryRaw<{ id: bigint; paymentId: string; orderNumber: string; contradiction: string }[]>`
        SELECT c.id, c.payment_id AS "paymentId", c.order_number AS "orderNumber", c.contradiction
        FROM payment_callback c LEFT JOIN deposit d ON d.id = c.deposit_id
        WHERE c.id = ${id} AND c.contradiction IS NOT NULL AND c.settled_at IS NULL AND (d.id IS NULL OR d.merchant_id = ${merchantId})
        FOR UPDATE OF c`
      if (row) await tx.paymentCallback.update({ where: { id }, data: by })
      return row
    },
  }
}
export type PaymentStatementRepository = ReturnType<typeof createPaymentStatementRepository>
