/** A bill as it is written, and its statement as it is kept: encoded as on the wire. */
import * as z from 'zod/mini'
import { type BillKind, type BillStatement, type BillStatus, billStatement } from '#contract/agent-bill.ts'

export interface NewBill {
  merchantId: number
  kind: BillKind
  payeeId: number
  /** null: the house. */
  payerId: number | null
  /** 0: of no contract. */
  contractId: number
  periodStart: Date
  periodEnd: Date
  sequence?: number
  gross: bigint
  /** `gross` less what those directly below are owed; what the wallets hold is seen when it is paid. */
  net: bigint
  deducted?: bigint
  statement: BillStatement
  /** Of one that is paid out or claimed by hand: until then it waits. */
  expiresAt?: Date
}

export const keepStatement = (statement: BillStatement): object => z.encode(billStatement, statement) as object
export const readStatement = (kept: unknown): BillStatement => z.decode(billStatement, kept as z.input<typeof billStatement>)

interface Standing {
  gross: bigint
  funded: bigint
  net: bigint
  paid: bigint
  /** Of no contract, and no rebate: an agent that only pays. */
  isPayerOnly: boolean
  sequence: number
}

/** Where a bill stands: short of its payer's money, still to be posted, or done: paid, taken from the wallet, or of nothing. */
export function statusOf({ gross, funded, net, paid, isPayerOnly, sequence }: Standing): BillStatus {
  if (funded < gross) return funded > 0n ? 'PARTLY_PAID' : 'PAYER_SHORT'
  if (paid !== net) return 'DUE'
  if (net < 0n) return 'TAKEN'
  return gross === 0n && sequence === 0 && !isPayerOnly ? 'NOT_REACHED' : 'PAID'
}
