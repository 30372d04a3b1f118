/** Every statement by a payment site, stored once, and the order each payment belongs to. */
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import type { Contradiction, PaymentFacts, Result, Statement } from './payment-statements.ts'

/** A contradiction awaiting an operator, with the site's earlier statements about the payment. */
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
    /** The order a payment belongs to: permanently the first one named. Locks the payment, so concurrent callbacks about it wait. */
    async claim(tx: PrismaTransaction, { paymentId, order }: PaymentFacts, now: Date): Promise<string> {
      await tx.payment.createMany({ data: [{ paymentId, orderNumber: order, firstAt: now }], skipDuplicates: true })
      const [row] = await tx.$queryRaw<{ orderNumber: string }[]>`
        SELECT order_number AS "orderNumber" FROM payment WHERE payment_id = ${paymentId} FOR UPDATE`
      return row!.orderNumber
    },

    /** Earlier statements about a payment for an order, oldest first. */
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

    /** Contradictions about the merchant's orders, and about unknown orders, which every merchant sees. Newest first. */
    open: (merchantId: number): Promise<OpenContradiction[]> => prisma.$queryRaw<OpenContradiction[]>`
      SELECT c.id, c.payment_id AS "paymentId", c.order_number AS "orderNumber", c.outcome, c.amount, c.contradiction, c.received_at AS "receivedAt",
        coalesce((SELECT jsonb_agg(jsonb_build_object('orderNumber', e.order_number, 'outcome', e.outcome, 'amount', e.amount::text) ORDER BY e.id)
          FROM payment_callback e WHERE e.payment_id = c.payment_id AND e.id < c.id), '[]') AS earlier
      FROM payment_callback c LEFT JOIN deposit d ON d.id = c.deposit_id
      WHERE c.contradiction IS NOT NULL AND c.settled_at IS NULL AND (d.id IS NULL OR d.merchant_id = ${merchantId})
      ORDER BY c.id DESC LIMIT ${MOST_SHOWN}`,

    /** Number of contradictions that `open` would list without its limit. */
    async countOpen(merchantId: number): Promise<number> {
      const [row] = await prisma.$queryRaw<[{ open: number }]>`
        SELECT count(*)::integer AS open FROM payment_callback c LEFT JOIN deposit d ON d.id = c.deposit_id
        WHERE c.contradiction IS NOT NULL AND c.settled_at IS NULL AND (d.id IS NULL OR d.merchant_id = ${merchantId})`
      return row.open
    },

    /** Returns the statement as it was; undefined if it is another merchant's or already settled. */
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
