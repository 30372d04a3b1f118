/** Contradictory reports of payment sites: an operator finds out what is true, and records it. */
import type { Body, Value } from '#contract/endpoint.ts'
import type * as depositReviewEndpoints from '#contract/money/deposit/deposit-review.ts'
import { contradiction } from '#contract/money/deposit/deposit-review.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { toRowId } from '#server/platform/row-id.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { PaymentStatementRepository } from './payment-statement.repository.ts'

interface Deps {
  statements: Pick<PaymentStatementRepository, 'open' | 'settle'>
  audit: AuditLog
  inTransaction: InTransaction
  clock: Clock
}
type Settle = Body<typeof depositReviewEndpoints.settleContradiction>

export const createPaymentContradictions = ({ statements, audit, inTransaction, clock }: Deps) => ({
  async list({ caller }: OperatorFacts): Promise<Value<typeof depositReviewEndpoints.contradictions>> {
    const rows = await statements.open(caller.merchantId)
    return rows.map(({ orderNumber, contradiction: kind, ...row }) => ({
      ...row,
      id: String(row.id),
      depositId: orderNumber,
      contradiction: contradiction.parse(kind),
      receivedAt: row.receivedAt.getTime(),
      earlier: row.earlier.map(({ orderNumber: depositId, outcome, amount }) => ({ depositId, outcome, amount: BigInt(amount) })),
    }))
  },

  /** Moves no money: that needs an approval, a rejection or an adjustment. Throws `no.data` if it is not open. */
  async settle({ id, reason }: Settle, facts: OperatorFacts): Promise<null> {
    const contradictionId = toRowId(id)
    const { merchantId, operatorId } = facts.caller
    await inTransaction(async (tx) => {
      const by = { settledAt: clock.now(), settledBy: operatorId, settlement: reason }
      const row = await statements.settle(tx, merchantId, contradictionId, by)
      if (!row) throw new AppError('no.data')
      await audit.record(tx, facts, {
        action: 'deposit.settleContradiction',
        entity: 'payment',
        entityId: row.paymentId,
        before: { order: row.orderNumber, contradiction: row.contradiction },
        after: { contradiction: null },
        reason,
      })
    })
    return null
  },
})
export type PaymentContradictions = ReturnType<typeof createPaymentContradictions>
