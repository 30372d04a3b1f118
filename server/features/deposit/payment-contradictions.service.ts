/** Statements of payment sites that contradict each other: an operator finds out what is true, and says so. */
import type { Body, Value } from '#contract/endpoint.ts'
import { contradiction, type depositReviewEndpoints } from '#contract/deposit-review.ts'
import type { AuditLog, OperatorFacts } from '#server/features/audit/audit-log.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DepositRepository } from './deposit.repository.ts'
import type { PaymentStatements } from './payment-statements.ts'

interface Deps {
  statements: Pick<PaymentStatements, 'open' | 'settle'>
  deposits: Pick<DepositRepository, 'inTransaction'>
  audit: AuditLog
  clock: Clock
}
type Settle = Body<typeof depositReviewEndpoints.settleContradiction>

export const createPaymentContradictions = ({ statements, deposits, audit, clock }: Deps) => ({
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

  /** Moves no money: what is to be moved is approved, rejected or adjusted. Throws `no.data` where nothing waits. */
  async settle({ id, reason }: Settle, facts: OperatorFacts): Promise<null> {
    if (!/^\d{1,18}$/.test(id)) throw new AppError('no.data')
    const { merchantId, operatorId } = facts.caller
    await deposits.inTransaction(async (tx) => {
      const by = { settledAt: clock.now(), settledBy: operatorId, settlement: reason }
      const row = await statements.settle(tx, merchantId, BigInt(id), by)
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
