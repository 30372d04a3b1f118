/** A bill as written, and its statement as stored: encoded as on the wire. */
import * as z from 'zod/mini'
import { type BillKind, type BillStatus } from '#contract/agents/agent-bill/agent-bill.ts'
import { type BillStatement, billStatement } from '#contract/agents/agent-bill/bill-statement.ts'

export interface NewBill {
  merchantId: number
  kind: BillKind
  payeeId: number
  /** null = the house. */
  payerId: number | null
  /** 0 = no contract. */
  contractId: number
  periodStart: Date
  periodEnd: Date
  sequence?: number
  gross: bigint
  /** `gross` less what is owed to the direct downline; the wallets are checked when it is paid. */
  net: bigint
  deducted?: bigint
  statement: BillStatement
  /** For bills paid out or claimed by hand: how long they wait. */
  expiresAt?: Date
}

export const keepStatement = (statement: BillStatement): object => z.encode(billStatement, statement) as object
export const readStatement = (kept: unknown): BillStatement => z.decode(billStatement, kept as z.input<typeof billStatement>)

interface Standing {
  gross: bigint
  funded: bigint
  net: bigint
  paid: bigint
  /** An agent that only pays: neither a contract nor a rebate. */
  isPayerOnly: boolean
  sequence: number
}

/** The status of a bill: payer short of money, still to be posted, or done (paid, taken from the wallet, or zero). */
export function statusOf({ gross, funded, net, paid, isPayerOnly, sequence }: Standing): BillStatus {
  if (funded < gross) return funded > 0n ? 'PARTLY_PAID' : 'PAYER_SHORT'
  if (paid !== net) return 'DUE'
  if (net < 0n) return 'TAKEN'
  return gross === 0n && sequence === 0 && !isPayerOnly ? 'NOT_REACHED' : 'PAID'
}
