/** Requests a withdrawal: writes the order and the hold of the full amount together. */
import type { Body } from '#contract/endpoint.ts'
import type * as withdrawalEndpoints from '#contract/money/withdrawal/withdrawal.ts'
import type { WithdrawalRecord } from '#contract/money/withdrawal/withdrawal.ts'
import { moneyToWire } from '#contract/wire.ts'
import type { KycGate } from '#server/features/identity/kyc/kyc-gate.ts'
import type { Member } from '#server/features/identity/member/member.service.ts'
import type { PasswordCheck } from '#server/features/identity/member/password-check.ts'
import type { PayoutAccountService } from '#server/features/money/payout-account/payout-account.service.ts'
import type { TurnoverService } from '#server/features/money/turnover/turnover.service.ts'
import type { VerificationService } from '#server/features/identity/verification/verification.service.ts'
import type { WalletService } from '#server/features/money/wallet/wallet.service.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import type { Ledger } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import { startOfBusinessDay } from '#server/platform/business-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import { assetOf, type Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { presentWithdrawal, withdrawalNumber } from './present-withdrawal.ts'
import {
  approvalsFor,
  chargeOf,
  checkAmount,
  checkDay,
  checkStatus,
  checkWindow,
  coinsFor,
  isKindOn,
  isNearCoins,
  missingInformation,
  needsCode,
} from './withdrawal-rules.ts'
import { createOwnLimits } from './ranked-withdrawal.ts'
import type { WithdrawalRepository, WithdrawalRow } from './withdrawal.repository.ts'
import { WITHDRAWAL_FLAG } from './withdrawal.service.ts'

type Asked = Body<typeof withdrawalEndpoints.withdraw>
type Account = Awaited<ReturnType<PayoutAccountService['own']>>
export type AskFacts = Pick<RequestFacts, 'merchant' | 'ip'> & { caller: MemberCaller }

/** Serialises a member's orders by locking its row. */
interface WithdrawingMembers {
  findById(id: number): Promise<Member | null>
  change(id: number, decide: (member: Member, tx: PrismaTransaction) => Promise<undefined>): Promise<unknown>
}

interface Deps {
  withdrawals: WithdrawalRepository
  members: WithdrawingMembers
  payoutAccounts: Pick<PayoutAccountService, 'own'>
  passwordCheck: Pick<PasswordCheck, 'payment'>
  verification: Pick<VerificationService, 'verify'>
  identity: KycGate
  turnover: Pick<TurnoverService, 'assertMet'>
  ledger: Pick<Ledger, 'hold'>
  wallet: Pick<WalletService, 'announce'>
  clock: Clock
}

export function createAskWithdrawalService(deps: Deps) {
  const { withdrawals, members, payoutAccounts, passwordCheck, verification, identity, turnover, ledger, wallet, clock } = deps
  const ownLimits = createOwnLimits({ withdrawals })

  /** Throws `required_member_information_incomplete` (with what is missing) or `not_verified_mobileNo`. */
  async function checkProfile(member: Member, merchant: Merchant, tx?: PrismaTransaction): Promise<void> {
    const { withdrawal } = merchant.settings
    const unproved = await identity.missingForWithdrawal(member.id, merchant, tx)
    const data = [...missingInformation(withdrawal, member), ...unproved]
    if (data.length > 0) throw new AppError('required_member_information_incomplete', { data })
    const needsNumber = withdrawal.mobileVerification !== '' && withdrawal.mobileVerification !== 'WITHDRAW_AMOUNT'
    if (needsNumber && !member.mobileVerifiedAt) throw new AppError('not_verified_mobileNo')
  }

  /** The order already placed for this request id; throws `idempotency.key.reused` if the request differs. */
  async function findRepeated({ requestId, amount, bankCardId }: Asked, { caller }: AskFacts, tx?: PrismaTransaction) {
    if (!requestId) return undefined
    const row = await withdrawals.findByRequest(caller.memberId, requestId, tx)
    if (!row) return undefined
    if (row.amount !== amount || row.payoutAccountId !== bankCardId) throw new AppError('idempotency.key.reused')
    return row
  }

  /** Checks that depend on the member's other orders, and placing the order, under the lock of the member's row. */
  async function add(asked: Asked, account: Account, member: Member, facts: AskFacts, tx: PrismaTransaction) {
    const { caller, merchant, ip } = facts
    const { amount } = asked
    const { id: memberId } = member
    const settings = await ownLimits(memberId, merchant, tx)
    const now = clock.now()
    const asset = assetOf(merchant, caller.isTrial)

    const dayStart = startOfBusinessDay(now, merchant.timezone)
    const used = await withdrawals.usedSince(memberId, dayStart, tx)
    checkDay(settings, used, amount)
    if (settings.requiredDeposits > 0n) {
      const actual = await withdrawals.depositedBy(memberId, asset, tx)
      if (actual < settings.requiredDeposits) {
        const data = { requiredDepositAmount: moneyToWire(settings.requiredDeposits), actualDepositAmount: moneyToWire(actual) }
        throw new AppError('required_deposit_amount_not_reached', { data })
      }
    }
    await turnover.assertMet(tx, { memberId }, merchant)

    const charge = chargeOf(settings, amount, used.count, merchant.currency)
    if (charge >= amount) throw new AppError('withdraw.amount.limit', { data: { charge: moneyToWire(charge) } })
    const rate = account.kind === 'V' ? settings.rates[account.bankCode]! : null
    const virtualAmount = rate === null ? null : coinsFor(amount - charge, rate)
    if (virtualAmount !== null && asked.virtualAmount && !isNearCoins(asked.virtualAmount, virtualAmount))
      throw new AppError('withdraw.rate.changed', { data: { rate: moneyToWire(rate!) } })

    const approvalsNeeded = approvalsFor(settings, used.amount + amount)
    // Raises the day's other pending orders too, so that one operator alone can no longer approve any of them.
    if (approvalsNeeded > 1) await withdrawals.raiseApprovals(tx, memberId, dayStart, approvalsNeeded)
    const row = await withdrawals.add(tx, {
      merchantId: merchant.id,
      memberId,
      requestId: asked.requestId,
      kind: account.kind,
      payoutAccountId: account.id,
      asset,
      amount,
      charge,
      rate,
      virtualAmount,
      approvalsNeeded,
      ip,
      createdAt: now,
    })
    // No expiry: the hold ends with the order.
    const { holdId } = await ledger.hold(
      { merchantId: merchant.id, memberId, asset, amount, type: 'WITHDRAWAL', reference: withdrawalNumber(row.id) },
      tx,
    )
    await withdrawals.setHold(tx, row.id, holdId)
    return row
  }

  /** Runs last, so that no other refusal uses up a code. */
  async function proveNumber({ amount, verificationCode = '' }: Asked, member: Member, { merchant }: AskFacts): Promise<void> {
    if (!needsCode(merchant.settings.withdrawal, amount)) return
    const { diallingCode, mobileNumber, mobileVerifiedAt } = member
    if (!mobileVerifiedAt || !diallingCode || !mobileNumber) throw new AppError('not_verified_mobileNo')
    await verification.verify(merchant, 'own', { diallingCode, mobileNumber }, verificationCode)
  }

  return {
    /**
     * Returns the order once it is committed; a repeated `requestId` gets the same answer. Each refusal has its own code, with
     * details for clients in `value.data` (WIR-09).
     */
    async withdraw(asked: Asked, facts: AskFacts): Promise<WithdrawalRecord> {
      const { caller, merchant } = facts
      const { memberId } = caller
      const repeated = await findRepeated(asked, facts)
      if (repeated) return presentWithdrawal(repeated)

      checkFlag(merchant, WITHDRAWAL_FLAG)
      const settings = merchant.settings.withdrawal
      const account = await payoutAccounts.own(memberId, asked.bankCardId)
      const hasRate = account.kind !== 'V' || settings.rates[account.bankCode] !== undefined
      if (!isKindOn(settings, account.kind) || !hasRate) throw new AppError('function.not.available')
      checkWindow(settings, clock.now(), merchant.timezone)
      checkAmount(settings, account.kind, asked.amount)
      const before = await members.findById(memberId)
      if (!before) throw new AppError('user.or.token.invalid')
      checkStatus(before)
      await checkProfile(before, merchant)
      if (!merchant.flags.WDRAWNOPASSVERIF3) await passwordCheck.payment(memberId, merchant, asked.password ?? '')

      const made: { row?: WithdrawalRow; isNew: boolean } = { isNew: true }
      await members.change(memberId, async (member, tx) => {
        checkStatus(member)
        const earlier = await findRepeated(asked, facts, tx)
        made.isNew = earlier === undefined
        if (!earlier) {
          // Check again under the member's lock: the account may have been removed or frozen meanwhile.
          await payoutAccounts.own(memberId, account.id, tx)
          await checkProfile(member, merchant, tx)
        }
        made.row = earlier ?? (await add(asked, account, member, facts, tx))
        if (made.isNew) await proveNumber(asked, member, facts)
        return undefined
      })
      if (made.isNew) await wallet.announce(caller)
      return presentWithdrawal(made.row!)
    },
  }
}
export type AskWithdrawalService = ReturnType<typeof createAskWithdrawalService>
