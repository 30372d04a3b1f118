/** Names of a bill's postings on the statement. Pure. */
import type { BillKind } from '#contract/agents/agent-bill/agent-bill.ts'
import type { TxCode } from '#contract/money/transaction.ts'

/** The member's own salary, and the part paid on to the downline from the wallet. */
const CODES = {
  REBATE: ['REBATE', 'REBATE'],
  DAILY: ['SALARY', 'SALARY_SHARE'],
  HOURLY: ['HOURLY_SALARY', 'HOURLY_SALARY_SHARE'],
  REALTIME: ['REAL_TIME_SALARY', 'REAL_TIME_SALARY_SHARE'],
  DIVIDEND: ['DIVIDEND', 'DIVIDEND_SHARE'],
  MANUAL_DAILY: ['SALARY', 'SALARY_SHARE'],
} as const satisfies Record<BillKind, readonly [TxCode, TxCode]>

/** For payments by hand: what the payee gets, and what it costs the payer. */
export const handCodesOf = (kind: BillKind): { own: TxCode; share: TxCode } => ({ own: CODES[kind][0], share: CODES[kind][1] })

const above = (amount: bigint) => (amount > 0n ? amount : 0n)
const below = (amount: bigint) => (amount < 0n ? amount : 0n)

/**
 * Lines from the amount posted to the amount due: money paid on to the downline is returned under the share's code. A correction
 * uses the salary's own code.
 */
export function billLinesOf(kind: BillKind, sequence: number, from: bigint, to: bigint): { amount: bigint; code: TxCode }[] {
  const [own, share] = CODES[kind]
  if (sequence > 0 || own === share || kind === 'REALTIME') return [{ amount: to - from, code: own }]
  return [
    { amount: below(to) - below(from), code: share },
    { amount: above(to) - above(from), code: own },
  ].filter(({ amount }) => amount !== 0n)
}
