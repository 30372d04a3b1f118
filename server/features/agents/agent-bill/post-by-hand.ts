/** Posts bills paid by hand, each in full: from the house, or from the payer's wallet. One entry per bill. */
import { type BillKind, billKind } from '#contract/agents/agent-bill/agent-bill.ts'
import { type Entry, houseAccount, type Ledger, type Line, memberAccount } from '#server/ledger/index.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { AgentBillRepository } from './agent-bill.repository.ts'
import type { HandBill } from './agent-payout.repository.ts'
import { handCodesOf } from './bill-lines.ts'
import { ENTRY_TYPE } from './pay-bills.ts'

interface Deps {
  bills: Pick<AgentBillRepository, 'addPayments' | 'change'>
  ledger: Pick<Ledger, 'postAllIn'>
}
type Payer = Pick<Merchant, 'id' | 'currency'>

/** It is posted only once, because there are no partial payments. */
const FIRST = 1

function entryOf({ id, payeeId, payerId, gross, kind: stored }: HandBill, { id: merchantId, currency: asset }: Payer): Entry {
  const kind: BillKind = billKind.parse(stored)
  const { own, share } = handCodesOf(kind)
  const from: Line =
    payerId === null
      ? { account: houseAccount({ merchantId, asset }, 'AGENT_INCOME'), amount: -gross }
      : { account: memberAccount({ merchantId, memberId: payerId, asset }), amount: -gross, code: share }
  const to: Line = { account: memberAccount({ merchantId, memberId: payeeId, asset }), amount: gross, code: own }
  return { key: `agent-bill:${id}`, type: ENTRY_TYPE[kind], reference: String(id), isObligation: true, lines: [to, from] }
}

/** For waiting bills that are locked. Throws `account.balance.not.enough`. */
export const postByHand =
  ({ bills, ledger }: Deps) =>
  async (tx: PrismaTransaction, merchant: Payer, waiting: readonly HandBill[], at: Date): Promise<void> => {
    const posted = await ledger.postAllIn(
      tx,
      waiting.map((bill) => entryOf(bill, merchant)),
    )
    await bills.addPayments(
      tx,
      waiting.map(({ id, gross }, index) => {
        return { billId: id, number: FIRST, amount: gross, entryId: posted[index]!.entryId, at }
      }),
    )
    const paid = ({ id, gross }: HandBill) => {
      return { id, funded: gross, deducted: 0n, net: gross, paid: gross, status: 'PAID' as const }
    }
    await bills.change(tx, waiting.map(paid), at)
  }
