/**
 * Bills paid by hand whose bets were resettled (AGT-03): a waiting bill is updated; for a collected bill, a higher amount waits
 * as a bill of its own, and a lower one is taken back automatically, through the payer. Expired bills are left alone. Pure.
 */
import type { AgentBill } from '#prisma/client.ts'
import type { NewBill } from './bill-record.ts'
import type { Calculated } from './calculate.ts'

type There = Pick<AgentBill, 'id' | 'payeeId' | 'contractId' | 'sequence' | 'status' | 'gross'>
type About = Pick<NewBill, 'merchantId' | 'kind' | 'periodStart' | 'periodEnd'>
type Changed = Pick<NewBill, 'gross' | 'statement'> & { id: bigint }

const WAITS = ['UNCOLLECTED', 'NOT_REACHED']

const owedBack = (taken: readonly Pick<NewBill, 'payerId' | 'gross'>[], payeeId: number): bigint =>
  taken.reduce((sum, { payerId, gross }) => (payerId === payeeId ? sum + gross : sum), 0n)

/** `leavesAnother`: the next period starts with another carry. `expiresAt`: until when the rest can be collected. */
export function differencesByHand(
  there: readonly There[],
  calculated: readonly Calculated[],
  about: About,
  { expiresAt, leavesAnother }: { expiresAt: Date; leavesAnother: (one: Calculated) => boolean },
) {
  const sequence = there.reduce((last, bill) => Math.max(last, bill.sequence), 0) + 1
  const changed: Changed[] = []
  const more: NewBill[] = []
  const less: NewBill[] = []
  for (const one of calculated) {
    const { contractId, payeeId, payerId, gross: now, statement, until } = one
    const billed = there.filter((bill) => bill.payeeId === payeeId && bill.contractId === contractId)
    if (billed.length === 0 || billed.some(({ status }) => status === 'EXPIRED')) continue
    const difference = now - billed.reduce((sum, { gross }) => sum + gross, 0n)
    if (difference === 0n && !leavesAnother(one)) continue
    const waiting = billed.find(({ status }) => WAITS.includes(status))
    const gross = waiting && waiting.gross + difference > 0n ? waiting.gross + difference : 0n
    if (waiting) changed.push({ id: waiting.id, gross, statement })
    const rest = waiting ? difference - (gross - waiting.gross) : difference
    const parties = { contractId, payeeId, payerId }
    const bill = { ...about, ...parties, periodEnd: until ?? about.periodEnd, sequence, gross: rest, net: rest, statement }
    if (rest > 0n) more.push({ ...bill, expiresAt })
    if (rest < 0n || (rest === 0n && !waiting)) less.push(bill)
  }
  const payers = new Set(less.flatMap(({ payerId, gross }) => (payerId === null || gross === 0n ? [] : [payerId])))
  const taken = less.map((bill) => {
    const deducted = owedBack(less, bill.payeeId)
    return { ...bill, deducted, net: bill.gross - deducted }
  })
  const back: NewBill[] = [...payers]
    .filter((id) => !less.some(({ payeeId }) => payeeId === id))
    .map((payeeId) => {
      const deducted = owedBack(less, payeeId)
      const alone = { contractId: 0, payerId: null, gross: 0n, statement: { kind: 'PAYER' } as const }
      return { ...about, ...alone, payeeId, sequence, deducted, net: -deducted }
    })
  return { changed, added: [...more, ...taken, ...back] }
}
