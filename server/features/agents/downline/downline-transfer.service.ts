/**
 * Transfers between an agent and its downline: one ledger entry, one row and one turnover requirement, in one transaction. Both
 * members' rows are locked: of two concurrent transfers, the second sees the balance the first left.
 */
import type { Body, Value } from '#contract/endpoint.ts'
import type * as endpoints from '#contract/agents/downline/downline-transfer.ts'
import {
  type DownlineTransfer,
  type LineResult,
  TRANSFER_FLAG,
  type TransferTerms,
} from '#contract/agents/downline/downline-transfer.ts'
import { playRefusal } from '#server/features/identity/member/may-play.check.ts'
import type { Member } from '#server/features/identity/member/member.service.ts'
import type { PasswordCheck } from '#server/features/identity/member/password-check.ts'
import type { TurnoverService } from '#server/features/money/turnover/turnover.service.ts'
import type { WalletService } from '#server/features/money/wallet/wallet.service.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { type Ledger, memberAccount } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { startOfBusinessDay } from '#server/platform/business-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import { assetOf, type Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { CollectConsents } from './collect-consent.ts'
import type { DownlineTransferRepository, TransferRow } from './downline-transfer.repository.ts'
import type { DownlineRepository, Someone } from './downline.repository.ts'
import { mayReceive } from './may-do.check.ts'
import { presentTransfer, transferNumber } from './present-transfer.ts'
import { checkAmount, checkDay, leftOf, limitOf } from './transfer-terms.check.ts'
import type { HeldMembers } from './held-members.ts'

interface Deps {
  transfers: DownlineTransferRepository
  downlines: Pick<DownlineRepository, 'placeBelow' | 'lock'>
  members: Pick<HeldMembers, 'findById'>
  consents: Pick<CollectConsents, 'untilOf'>
  passwordCheck: Pick<PasswordCheck, 'payment'>
  turnover: Pick<TurnoverService, 'require' | 'reserved' | 'reservedNow'>
  ledger: Pick<Ledger, 'balanceOf' | 'postIn'>
  wallet: Pick<WalletService, 'announce'>
  inTransaction: InTransaction
  clock: Clock
}
type Facts = { caller: MemberCaller; merchant: Merchant }
type Kind = DownlineTransfer['kind']
interface Asked extends Someone {
  amount: bigint
  remark: string
  requestId?: string | undefined
}

export function createDownlineTransferService(deps: Deps) {
  const { transfers, downlines, members, consents, passwordCheck, turnover, ledger, wallet, inTransaction, clock } = deps

  /**
   * The part of the payer's balance that is reserved for an open bonus. The receiver is locked too, so that two members who send
   * each other money lock in the same order.
   */
  async function reservedOf(payerId: number, receiverId: number, merchant: Merchant, tx: PrismaTransaction): Promise<bigint> {
    let ofPayer = 0n
    for (const memberId of [payerId, receiverId].toSorted((one, other) => one - other)) {
      const reserved = await turnover.reserved(tx, { memberId }, merchant)
      if (memberId === payerId) ofPayer = reserved
    }
    return ofPayer
  }
  /** The balance less the part reserved for an open bonus, which cannot be sent on (BON-03). */
  async function spendableOf(memberId: number, merchant: Merchant, reserved: bigint, tx?: PrismaTransaction): Promise<bigint> {
    const balance = await ledger.balanceOf(memberId, assetOf(merchant, false), tx)
    return balance > reserved ? balance - reserved : 0n
  }
  const doneToday = (agentId: number, kind: Kind, { timezone }: Merchant, tx?: PrismaTransaction) =>
    transfers.sumSince(agentId, kind, startOfBusinessDay(clock.now(), timezone), tx)

  /** Throws `no.data`. */
  async function placeOf(caller: MemberCaller, someone: Someone, tx?: PrismaTransaction) {
    const place = await downlines.placeBelow(caller, someone, tx)
    if (!place) throw new AppError('no.data')
    return place
  }

  /** Throws the reason why money must not be sent between these two. */
  function checkSides(agent: Member | undefined, other: Member | undefined): void {
    if (!agent || !other) throw new AppError('no.data')
    const refusal = playRefusal(agent, clock.now())
    if (refusal) throw new AppError(refusal)
    // A test account's money is not real money.
    if (!mayReceive(other, clock.now()) || agent.isTest !== other.isTest) throw new AppError('transfer.receiver.refused')
  }

  /** The transfer with that request id, if it is the same one. Throws `idempotency.key.reused`. */
  function checkRepeated(row: TransferRow, kind: Kind, otherId: number, amount: bigint): TransferRow {
    const knownId = row.kind === 'GIVEN' ? row.receiverId : row.payerId
    if (row.kind !== kind || knownId !== otherId || row.amount !== amount) throw new AppError('idempotency.key.reused')
    return row
  }

  async function make(kind: Kind, asked: Asked, { caller, merchant }: Facts): Promise<DownlineTransfer> {
    const agentId = caller.memberId
    const someone = { customerId: asked.customerId, username: asked.username }
    const { amount } = asked
    const { id: otherId } = await placeOf(caller, someone)
    const [payerId, receiverId] = kind === 'GIVEN' ? [agentId, otherId] : [otherId, agentId]
    const requestId = asked.requestId ?? newId()
    const terms = merchant.settings.agents.transfer
    const { row, other, isNew } = await inTransaction(async (tx) => {
      const [agent, member] = await downlines.lock(tx, [agentId, otherId])
      const earlier = await transfers.findByRequest(tx, agentId, requestId)
      if (earlier) return { row: checkRepeated(earlier, kind, otherId, amount), other: member!, isNew: false }
      // Checked under the lock: a member moved out of the team meanwhile is no longer visible to the caller.
      const { depth } = await placeOf(caller, { customerId: otherId }, tx)
      if (kind === 'COLLECTED' && depth !== 1) throw new AppError('no.data')
      checkSides(agent, member)
      if (kind === 'COLLECTED' && (await consents.untilOf(otherId, agentId, tx)) === null)
        throw new AppError('transfer.consent.missing')
      checkAmount(amount, terms)
      checkDay(amount, terms, await doneToday(agentId, kind, merchant, tx))
      const id = await transfers.nextId(tx)
      const reference = transferNumber(id)
      const required = amount * BigInt(terms.turnoverTimes)
      // Before the posting, because a withdrawal also locks the turnover first and then the wallet.
      const reserved = await reservedOf(payerId, receiverId, merchant, tx)
      await turnover.require(
        tx,
        { merchantId: merchant.id, memberId: receiverId, source: 'TRANSFER', reference, required },
        merchant,
      )
      if ((await spendableOf(payerId, merchant, reserved, tx)) < amount) throw new AppError('account.balance.not.enough')
      const of = { merchantId: merchant.id, asset: assetOf(merchant, false) }
      const posted = await ledger.postIn(tx, {
        key: `downline-transfer:${agentId}:${requestId}`,
        type: 'TRANSFER',
        reference,
        lines: [
          { account: memberAccount({ ...of, memberId: payerId }), amount: -amount, code: 'MEMBER_TRANSFER_OUT' },
          { account: memberAccount({ ...of, memberId: receiverId }), amount, code: 'MEMBER_TRANSFER_IN' },
        ],
      })
      const { remark } = asked
      const sides = { merchantId: merchant.id, payerId, receiverId, agentId, kind, amount, remark, requestId }
      return {
        row: await transfers.add(tx, { ...sides, id, entryId: posted.entryId, at: clock.now() }),
        other: member!,
        isNew: true,
      }
    })
    if (isNew)
      await Promise.all(
        [payerId, receiverId].map((memberId) => wallet.announce({ memberId, merchantId: merchant.id, isTrial: false })),
      )
    return presentTransfer({ ...row, otherId, username: other.username, nickname: other.nickname }, agentId)
  }

  const checkPassword = (typed: string, { caller, merchant }: Facts) => passwordCheck.payment(caller.memberId, merchant, typed)

  async function tryLine(line: Asked, facts: Facts): Promise<LineResult> {
    const known = { customerId: line.customerId ?? null, username: line.username ?? '', amount: line.amount }
    try {
      const transfer = await make('GIVEN', line, facts)
      const { customerId, username, amount } = transfer
      return { customerId, username, amount, success: true, errorCode: null, transfer }
    } catch (error) {
      // A refused line does not stop the others; any other error does.
      if (!(error instanceof AppError)) throw error
      return { ...known, success: false, errorCode: error.code, transfer: null }
    }
  }

  return {
    async terms({ caller, merchant }: Facts): Promise<TransferTerms> {
      const { minimum, maximum, perDay, turnoverTimes } = merchant.settings.agents.transfer
      const [member, reserved, done] = await Promise.all([
        members.findById(caller.memberId),
        turnover.reservedNow(caller, merchant),
        doneToday(caller.memberId, 'GIVEN', merchant),
      ])
      return {
        transferEnabled: merchant.flags[TRANSFER_FLAG] === true,
        minimum,
        maximum: limitOf(maximum),
        perDay: limitOf(perDay),
        leftToday: leftOf({ perDay }, done),
        balance: await spendableOf(caller.memberId, merchant, reserved),
        turnoverTimes,
        hasPaymentPassword: Boolean(member?.paymentPasswordHash),
      }
    },

    async transfer({ paymentPassword, ...asked }: Body<typeof endpoints.transfer>, facts: Facts): Promise<DownlineTransfer> {
      await placeOf(facts.caller, asked)
      checkFlag(facts.merchant, TRANSFER_FLAG)
      await checkPassword(paymentPassword, facts)
      return make('GIVEN', asked, facts)
    },

    /** In the given order, each in its own transaction (AGT-11). */
    async transferMany(
      { list, paymentPassword }: Body<typeof endpoints.transferMany>,
      facts: Facts,
    ): Promise<Value<typeof endpoints.transferMany>> {
      checkFlag(facts.merchant, TRANSFER_FLAG)
      await checkPassword(paymentPassword, facts)
      const results: LineResult[] = []
      for (const line of list) results.push(await tryLine(line, facts))
      const balance = await ledger.balanceOf(facts.caller.memberId, assetOf(facts.merchant, false))
      return { list: results, balance }
    },

    async collect({ paymentPassword, ...asked }: Body<typeof endpoints.collect>, facts: Facts): Promise<DownlineTransfer> {
      await placeOf(facts.caller, asked)
      checkFlag(facts.merchant, TRANSFER_FLAG)
      await checkPassword(paymentPassword, facts)
      return make('COLLECTED', asked, facts)
    },
  }
}
export type DownlineTransferService = ReturnType<typeof createDownlineTransferService>
