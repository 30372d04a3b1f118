/** Statements by payment sites about a payment, and how two of them can contradict each other. */
import type { PaymentEvent } from '#server/integrations/payment/payment.ts'

export type PaymentFacts = PaymentEvent

export const CONTRADICTIONS = ['OTHER_ORDER', 'OTHER_OUTCOME', 'OTHER_AMOUNT', 'UNKNOWN_ORDER'] as const
export type Contradiction = (typeof CONTRADICTIONS)[number]
export type Result = 'CONFIRMED' | 'REVIEW' | 'FAILED' | 'EXPIRED' | 'IGNORED' | 'UNKNOWN' | 'CONTRADICTED'

export interface Statement {
  outcome: string
  amount: bigint
}

/** How a report about a known payment contradicts earlier ones; undefined if it repeats them in other words. */
export function contradictionOf(
  { outcome, amount }: Statement,
  earlier: readonly Statement[],
): Exclude<Contradiction, 'OTHER_ORDER' | 'UNKNOWN_ORDER'> | undefined {
  const isMoney = (statement: Statement) => statement.outcome === 'SUCCEEDED'
  if (earlier.some((statement) => isMoney(statement) !== isMoney({ outcome, amount }))) return 'OTHER_OUTCOME'
  return earlier.some((statement) => statement.amount !== amount) ? 'OTHER_AMOUNT' : undefined
}
