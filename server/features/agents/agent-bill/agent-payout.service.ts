/**
 * Payments by hand (WIR-38, AGT-31): one transaction per bill, so that an interruption leaves each bill either paid or
 * waiting. The bill's row is locked: of two concurrent payments, the second finds it paid.
 */
import type * as agentPayoutEndpoints from '#contract/agents/agent-bill/agent-payout.ts'
import type { Payout, PayoutLine, WaitingRebates } from '#contract/agents/agent-bill/agent-payout.ts'
import type { Body } from '#contract/endpoint.ts'
import type { PasswordCheck } from '#server/features/identity/member/password-check.ts'
import type { TurnoverService } from '#server/features/money/turnover/turnover.service.ts'
import type { WalletService } from '#server/features/money/wallet/wallet.service.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { Ledger } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { businessDay } from '#server/platform/business-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { AgentBillRepository } from './agent-bill.repository.ts'
import type { AgentPayoutRepository, HandBill } from './agent-payout.repository.ts'
import type { BillListRepository } from './bill-list.repository.ts'
import { postByHand } from './post-by-hand.ts'
import { nameOf, type Names } from './present-bill.ts'

type Endpoints = typeof agentPayoutEndpoints
type Facts = { caller: Pick<MemberCaller, 'memberId'>; merchant: Merchant }
type HandKind = 'MANUAL_DAILY' | 'DIVIDEND'

interface Deps {
  payouts: AgentPayoutRepository
  bills: Pick<AgentBillRepository, 'addPayments' | 'change'>
  lists: Pick<BillListRepository, 'names'>
  passwordCheck: Pick<PasswordCheck, 'payment'>
  ledger: Pick<Ledger, 'postAllIn' | 'balanceOf'>
  turnover: Pick<TurnoverService, 'reserved'>
  wallet: Pick<WalletService, 'announce'>
  inTransaction: InTransaction
  clock: Clock
}

/** Whether the member may have it paid: as its payer, or as its payee if the house is the payer. */
const isOf = ({ payerId, payeeId }: HandBill, memberId: number) =>
  payerId === memberId || (payerId === null && payeeId === memberId)

export function createAgentPayoutService({
  payouts,
  bills,
  lists,
  passwordCheck,
  ledger,
  turnover,
  wallet,
  inTransaction,
  clock,
}: Deps) {
  const post = postByHand({ bills, ledger })

  /** Bonus money with open turnover cannot pay others. Throws `account.balance.not.enough`. */
  async function checkSpendable(tx: PrismaTransaction, memberId: number, amount: bigint, merchant: Merchant): Promise<void> {
    const bonus = await turnover.reserved(tx, { memberId }, merchant)
    if ((await ledger.balanceOf(memberId, merchant.currency, tx)) - bonus < amount)
      throw new AppError('account.balance.not.enough')
  }

  /** False if it was already paid. Throws `bill.expired`, `bill.not.waiting`, `account.balance.not.enough`. */
  const pay = (id: bigint, merchant: Merchant): Promise<boolean> =>
    inTransaction(async (tx) => {
      const bill = await payouts.lock(tx, id)
      if (bill.status === 'PAID') return false
      const at = clock.now()
      const isOver = bill.expiresAt !== null && bill.expiresAt <= at
      if (bill.status === 'EXPIRED' || (bill.status === 'UNCOLLECTED' && isOver)) throw new AppError('bill.expired')
      if (bill.status !== 'UNCOLLECTED') throw new AppError('bill.not.waiting')
      if (bill.payerId !== null) await checkSpendable(tx, bill.payerId, bill.gross, merchant)
      await post(tx, merchant, [bill], at)
      return true
    })

  async function lineOf(
    { id, payeeId, gross }: HandBill,
    names: Names,
    merchant: Merchant,
  ): Promise<PayoutLine & { isNew: boolean }> {
    const line = { billId: String(id), ...nameOf(names, payeeId), amount: gross }
    try {
      return { ...line, isNew: await pay(id, merchant), success: true, errorCode: null }
    } catch (error) {
      // A refused line does not stop the others; any other error does.
      if (!(error instanceof AppError)) throw error
      return { ...line, isNew: false, success: false, errorCode: error.code }
    }
  }

  async function payAll(found: readonly HandBill[], { caller, merchant }: Facts): Promise<Payout> {
    const names = await lists.names(found.map(({ payeeId }) => payeeId))
    // The house's debts to the caller come first, because they may fund the payments to the downline.
    const inOrder = found.toSorted((one, other) => Number(one.payerId !== null) - Number(other.payerId !== null))
    const list: PayoutLine[] = []
    const moved = new Set<number>()
    for (const bill of inOrder) {
      const { isNew, ...line } = await lineOf(bill, names, merchant)
      list.push(line)
      if (isNew) for (const id of [bill.payeeId, bill.payerId]) if (id !== null) moved.add(id)
    }
    for (const memberId of moved) await wallet.announce({ memberId, merchantId: merchant.id, isTrial: false })
    const paid = list.filter(({ success }) => success)
    return {
      list,
      count: paid.length,
      amount: paid.reduce((sum, { amount }) => sum + amount, 0n),
      balance: await ledger.balanceOf(caller.memberId, merchant.currency),
    }
  }

  /** Throws `no.data` if the caller may not have one of them paid, as if it did not exist. */
  async function own(kind: HandKind, ids: readonly string[], { caller, merchant }: Facts): Promise<HandBill[]> {
    const asked = [...new Set(ids.map(BigInt))]
    const found = await payouts.find(merchant.id, kind, asked)
    if (found.length < asked.length || found.some((bill) => !isOf(bill, caller.memberId))) throw new AppError('no.data')
    return found
  }

  return {
    /** Throws `no.data` and the errors of the payment password. */
    async disburseDaily({ billIds, paymentPassword }: Body<Endpoints['disburseDaily']>, facts: Facts): Promise<Payout> {
      const found = await own('MANUAL_DAILY', billIds, facts)
      await passwordCheck.payment(facts.caller.memberId, facts.merchant, paymentPassword)
      return payAll(found, facts)
    },

    /** Throws the same errors, and `request.param.err` if the caller's own money is paid without a payment password. */
    async payoutDividend({ billIds, paymentPassword }: Body<Endpoints['payoutDividend']>, facts: Facts): Promise<Payout> {
      const { caller, merchant } = facts
      const ofHouse = { merchantId: merchant.id, payeeId: caller.memberId, kind: 'DIVIDEND' } as const
      const found = billIds ? await own('DIVIDEND', billIds, facts) : await payouts.waiting(ofHouse, clock.now())
      if (paymentPassword !== undefined) await passwordCheck.payment(caller.memberId, merchant, paymentPassword)
      else if (found.some(({ payerId }) => payerId !== null))
        throw new AppError('request.param.err', { field: 'paymentPassword' })
      return payAll(found, facts)
    },

    async rebates({ caller, merchant }: Facts): Promise<WaitingRebates> {
      const of = { merchantId: merchant.id, payeeId: caller.memberId, kind: 'REBATE' } as const
      const list = (await payouts.waiting(of, clock.now())).map(({ id, periodStart, gross, expiresAt }) => ({
        billId: String(id),
        day: businessDay(periodStart, merchant.timezone),
        amount: gross,
        expiresAt: (expiresAt ?? periodStart).getTime(),
      }))
      return {
        list,
        amount: list.reduce((sum, { amount }) => sum + amount, 0n),
        expiresAt: list.length > 0 ? Math.min(...list.map(({ expiresAt }) => expiresAt)) : null,
      }
    },

    /** All or none; repeating it pays nothing more. */
    async claimRebates({ caller, merchant }: Facts) {
      const of = { merchantId: merchant.id, payeeId: caller.memberId, kind: 'REBATE' } as const
      const claimed = await inTransaction(async (tx) => {
        await payouts.lockWaiting(tx, of)
        const at = clock.now()
        const waiting = await payouts.waiting(of, at, tx)
        if (waiting.length > 0) await post(tx, merchant, waiting, at)
        return waiting
      })
      if (claimed.length > 0) await wallet.announce({ memberId: caller.memberId, merchantId: merchant.id, isTrial: false })
      return {
        count: claimed.length,
        amount: claimed.reduce((sum, { gross }) => sum + gross, 0n),
        balance: await ledger.balanceOf(caller.memberId, merchant.currency),
      }
    },
  }
}
export type AgentPayoutService = ReturnType<typeof createAgentPayoutService>
