/** Posts what is due in a period: never more than the payers have, and no bill twice. */
import type { BillKind, BillStatus } from '#contract/agents/agent-bill/agent-bill.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import type { TurnoverService } from '#server/features/money/turnover/turnover.service.ts'
import type { WalletService } from '#server/features/money/wallet/wallet.service.ts'
import { type Entry, houseAccount, type Ledger, type Line, memberAccount } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { currencyStep } from '#server/platform/money-rounding.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { AgentBillRepository, BillChange, OpenBill } from './agent-bill.repository.ts'
import { statusOf } from './bill-record.ts'
import { billLinesOf } from './bill-lines.ts'
import { settleForest } from './settle-forest.ts'
import { notifyShortfall } from './notify-shortfall.ts'

interface Deps {
  bills: AgentBillRepository
  ledger: Pick<Ledger, 'balanceOf' | 'postAllIn'>
  turnover: Pick<TurnoverService, 'reserved'>
  wallet: Pick<WalletService, 'announce'>
  letters: HouseLetters
  inTransaction: InTransaction
  clock: Clock
  /** Bills per transaction. */
  batch?: number
}
type Payer = Pick<Merchant, 'id' | 'name' | 'flags' | 'currency' | 'timezone' | 'settings'>

interface Planned {
  bill: OpenBill
  change: BillChange
  delta: bigint
}

const BATCH = 100
/** Maximum number of attempts: if a wallet was emptied meanwhile, the plan is made again. */
const ROUNDS = 5
/** If more bills are posted, no page is notified: pages refetch by themselves. */
const ANNOUNCED = 200
export const ENTRY_TYPE = {
  REBATE: 'REBATE',
  DAILY: 'SALARY',
  HOURLY: 'SALARY',
  REALTIME: 'SALARY',
  DIVIDEND: 'DIVIDEND',
  MANUAL_DAILY: 'SALARY',
} as const satisfies Record<BillKind, Entry['type']>

/** Rebate bills are independent; contract bills pay each other, separately for each sequence. */
function settle(kind: BillKind, bills: readonly OpenBill[], walletOf: (id: number) => bigint, step: bigint) {
  if (kind === 'REBATE')
    return bills.map(({ gross, net, paid, payeeId, deducted }) => {
      const [alone] = settleForest([{ payeeId, payerId: null, gross: net, paid }], walletOf, step)
      return { ...alone!, funded: gross, deducted, net }
    })
  return settleForest(bills, walletOf, step)
}

/** During the day, less than the currency's smallest amount is not taken back: the next bets make up for it. */
const isTrifle = (kind: BillKind, delta: bigint, step: bigint) => kind === 'REALTIME' && delta < 0n && delta > -step

function plan(kind: BillKind, bills: readonly OpenBill[], walletOf: (id: number) => bigint, step: bigint): Planned[] {
  const settled = settle(kind, bills, walletOf, step)
  return bills.map((bill, index) => {
    const { funded, deducted, net, target } = settled[index]!
    const delta = isTrifle(kind, target - bill.paid, step) ? 0n : target - bill.paid
    const paid = bill.paid + delta
    const isPayerOnly = kind !== 'REBATE' && bill.contractId === 0
    const wanted = isTrifle(kind, net - paid, step) ? paid : net
    const status = statusOf({ ...bill, funded, net: wanted, paid, isPayerOnly })
    return { bill, delta, change: { id: bill.id, funded, deducted, net, paid, status } }
  })
}

const isChanged = ({ bill, delta, change }: Planned) =>
  delta !== 0n ||
  change.status !== bill.status ||
  change.funded !== bill.funded ||
  change.net !== bill.net ||
  change.deducted !== bill.deducted

const IS_SHORT: readonly BillStatus[] = ['PARTLY_PAID', 'PAYER_SHORT']

export function createBillPayment({ bills, ledger, turnover, wallet, letters, inTransaction, clock, batch = BATCH }: Deps) {
  const notify = notifyShortfall(letters)

  function entryOf({ bill, delta, change }: Planned, merchant: Payer): Entry {
    const { id: merchantId, currency: asset } = merchant
    const kind = bill.kind as BillKind
    const account = memberAccount({ merchantId, memberId: bill.payeeId, asset })
    const lines: Line[] = billLinesOf(kind, bill.sequence, bill.paid, change.paid).map((line) => ({ account, ...line }))
    // A bill is posted once, and again only if its payer has received money or its day is still running. Each payment is an
    // obligation (LED-08).
    const payment = bill.payments > 0 ? `:${bill.payments + 1}` : ''
    return {
      key: `agent-bill:${bill.id}${payment}`,
      type: ENTRY_TYPE[kind],
      reference: `${bill.id}${payment}`,
      isObligation: true,
      lines: [...lines, { account: houseAccount({ merchantId, asset }, 'AGENT_INCOME'), amount: -delta }],
    }
  }

  /**
   * Whether each wallet still has the amount to be paid, not counting bonus money with open turnover. Locked until the
   * transaction ends.
   */
  async function canSpend(tx: PrismaTransaction, merchant: Payer, moving: readonly Planned[]): Promise<boolean> {
    const spent = new Map<number, bigint>()
    for (const { bill, delta } of moving) if (delta < 0n) spent.set(bill.payeeId, (spent.get(bill.payeeId) ?? 0n) - delta)
    for (const [memberId, amount] of [...spent].toSorted(([one], [other]) => one - other)) {
      const bonus = await turnover.reserved(tx, { memberId }, merchant)
      if (bonus > 0n && (await ledger.balanceOf(memberId, merchant.currency, tx)) - bonus < amount) return false
    }
    return true
  }

  /** False, with nothing posted, if a bill was posted meanwhile or a wallet no longer has the money. */
  const post = (merchant: Payer, part: readonly Planned[]): Promise<boolean> =>
    inTransaction(async (tx: PrismaTransaction) => {
      const paid = await bills.lock(
        tx,
        part.map(({ bill }) => bill.id),
      )
      if (part.some(({ bill }) => paid.get(bill.id) !== bill.paid)) return false
      const at = clock.now()
      const moving = part.filter(({ delta }) => delta !== 0n)
      if (!(await canSpend(tx, merchant, moving))) return false
      for (const { bill, change } of part)
        if (IS_SHORT.includes(change.status) && change.status !== bill.status) await notify(tx, merchant, bill)
      const posted =
        moving.length > 0
          ? await ledger.postAllIn(
              tx,
              moving.map((planned) => entryOf(planned, merchant)),
            )
          : []
      await bills.addPayments(
        tx,
        moving.map(({ bill, delta }, index) => {
          const { entryId } = posted[index]!
          return { billId: bill.id, number: bill.payments + 1, amount: delta, entryId, at }
        }),
      )
      await bills.change(
        tx,
        part.map(({ change }) => change),
        at,
      )
      return true
    })

  /** From the top down, in batches: a payer's bill is posted before the bills it pays for. */
  async function postAll(merchant: Payer, planned: readonly Planned[]): Promise<boolean> {
    for (let from = 0; from < planned.length; from += batch) {
      const part = planned.slice(from, from + batch)
      try {
        if (!(await post(merchant, part))) return false
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'account.balance.not.enough') throw error
        return false
      }
      const changed = part.filter(({ delta }) => delta !== 0n)
      if (planned.length <= ANNOUNCED)
        for (const { bill } of changed) await wallet.announce({ memberId: bill.payeeId, merchantId: merchant.id, isTrial: false })
    }
    return true
  }

  /** Posts as much of the period's bills as can be paid; repeating it posts nothing more. */
  return async function payDue(merchant: Payer, kind: BillKind, periodStart: Date): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      const open = await bills.open({ merchantId: merchant.id, kind, periodStart })
      const held = await bills.wallets(
        open.map(({ payeeId }) => payeeId),
        merchant.currency,
      )
      const planned = [...new Set(open.map(({ sequence }) => sequence))].flatMap((sequence) => {
        const part = plan(
          kind,
          open.filter((bill) => bill.sequence === sequence),
          (id) => held.get(id) ?? 0n,
          currencyStep(merchant.currency),
        ).filter(isChanged)
        for (const { bill, delta } of part) if (delta < 0n) held.set(bill.payeeId, (held.get(bill.payeeId) ?? 0n) + delta)
        return part
      })
      // Debits first, because they pay for the credits.
      planned.sort((one, other) => Number(one.delta > 0n) - Number(other.delta > 0n))
      if (await postAll(merchant, planned)) return
    }
  }
}
export type PayDue = ReturnType<typeof createBillPayment>
