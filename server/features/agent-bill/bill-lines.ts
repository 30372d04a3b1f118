/** What a posting of a bill is called on the statement. Pure. */
import type { BillKind } from '#contract/agent-bill.ts'
import type { TxCode } from '#contract/transaction.ts'

/** The own salary, and what is paid on from the wallet to those below. */
const CODES = {
  REBATE: ['REBATE', 'REBATE'],
  DAILY: ['SALARY', 'SALARY_SHARE'],
  HOURLY: ['HOURLY_SALARY', 'HOURLY_SALARY_SHARE'],
  REALTIME: ['REAL_TIME_SALARY', 'REAL_TIME_SALARY_SHARE'],
  DIVIDEND: ['DIVIDEND', 'DIVIDEND_SHARE'],
  MANUAL_DAILY: ['SALARY', 'SALARY_SHARE'],
} as const satisfies Record<BillKind, readonly [TxCode, TxCode]>

/** By hand: what the payee gets, and what it costs an agent who pays it. */
export const handCodesOf = (kind: BillKind): { own: TxCode; share: TxCode } => ({ own: CODES[kind][0], share: CODES[kind][1] })

const above = (amount: bigint) => (amount > 0n ? amount : 0n)
const below = (amount: bigint) => (amount < 0n ? amount : 0n)

/** From what was posted to what is to be: what was paid on comes back under its own name. A correction is the salary's own. */
export function billLinesOf(kind: BillKind, sequence: number, from: bigint, to: bigint): { amount: bigint; code: TxCode }[] {
  const [own, share] = CODES[kind]
  if (sequence > 0 || own === share || kind === 'REALTIME') return [{ amount: to - from, code: own }]
  return [
    { amount: below(to) - below(from), code: share },
    { amount: above(to) - above(from), code: own },
  ].filter(({ amount }) => amount !== 0n)
}
