/** Binds a payout account: in the member's own name, protected by the payment password (ACC-06). */
import { isCardNumber, tidyNumber } from '#contract/money/payout-account/account-number.ts'
import type { BindPayoutAccountBody, PayoutAccount, PayoutKind } from '#contract/money/payout-account/payout-account.ts'
import type { PasswordCheck } from '#server/features/identity/member/password-check.ts'
import { checkValue } from '#server/platform/merchant/register-rules.check.ts'
import type { Proofs } from '#server/features/identity/security/proof.ts'
import { actorOf, type SecurityLog } from '#server/features/identity/security/security-log.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { isNumberOf } from './account-number.check.ts'
import type { Bank, BoundAccount, NewAccount, PayoutAccountRepository } from './payout-account.repository.ts'
import type { PayoutFacts, PayoutMembers } from './payout-account.service.ts'
import { kindOf, numberKindOf, presentAccount } from './present-account.ts'

interface Deps {
  accounts: PayoutAccountRepository
  members: PayoutMembers
  passwordCheck: Pick<PasswordCheck, 'payment'>
  proofs: Pick<Proofs, 'require'>
  securityLog: SecurityLog
  clock: Clock
}

const FLAG = 'BINDCARD3'

const refuse = (path: string, message: string, patternId = '') =>
  new AppError('request.param.err', { fields: [{ path, message, patternId }] })

const maximumOf = (kind: PayoutKind, { settings: { security } }: Merchant): number =>
  ({ B: security.maxBankAccounts, E: security.maxEWallets, V: security.maxVirtualWallets })[kind]

const oneSpace = (text: string) => text.trim().replace(/\s+/g, ' ')
const isSameName = (a: string, b: string) => oneSpace(a).toLowerCase() === oneSpace(b).toLowerCase()

/** Checks that do not depend on the member. Call `refuseCards` first, so that card numbers are never processed. */
function checkNumber(body: BindPayoutAccountBody, bank: Bank): string {
  const number = tidyNumber(body.number, numberKindOf(bank))
  if (!number) throw refuse('cardNumber', 'required', bank.numberKind)
  if (!isNumberOf(bank, number)) throw refuse('cardNumber', 'pattern', bank.numberKind)
  return number
}

function refuseCards({ number, holder, province, city, branch }: BindPayoutAccountBody): void {
  if ([number, holder, province, city, branch].some(isCardNumber)) throw new AppError('card.number.refused')
}

/** The first account sets the payee's name; all later ones must be in that name (ACC-05). */
function holderOf(typed: string, payeeName: string | null, { settings }: Merchant): string {
  const holder = oneSpace(typed || payeeName || '')
  const rule = settings.registration.rules.payeeName
  const problem = rule && checkValue({ ...rule, required: true }, holder)
  if (problem) throw refuse('cardHolder', problem, 'payee_name')
  if (payeeName && !isSameName(holder, payeeName)) throw new AppError('withdraw.bank.card.fail', { field: 'cardHolder' })
  return payeeName ?? holder
}

export function createBindAccountService(deps: Deps) {
  const { accounts, members, passwordCheck, proofs, securityLog, clock } = deps

  /** Adds the account in the transaction that locks the member, after checking the limit, duplicates and other members' accounts. */
  async function add(account: Omit<NewAccount, 'isDefault'>, bank: Bank, facts: PayoutFacts, tx: PrismaTransaction) {
    const { merchant } = facts
    const kind = kindOf(bank)
    const own = await accounts.list(account.memberId, tx)
    if (own.some(({ bankCode, number }) => bankCode === account.bankCode && number === account.number))
      throw new AppError('exists.bank.card')
    if (own.filter((other) => kindOf(other.bank) === kind).length >= maximumOf(kind, merchant))
      throw new AppError('withdraw.bank.card.max')
    const otherId = await accounts.otherHolder(account, tx)
    // Only says that the account cannot be bound, not that another member has it.
    if (otherId && merchant.settings.security.refusesSharedAccounts) throw new AppError('withdraw.bank.card.fail')
    const bound = await accounts.add({ ...account, isDefault: own.every(({ isDefault }) => !isDefault) }, tx)
    const detail = { accountId: bound.id, bankCode: bound.bankCode }
    await securityLog.record(actorOf(facts), 'PAYOUT_ACCOUNT_BOUND', detail, tx)
    if (otherId) await securityLog.record(actorOf(facts), 'PAYOUT_ACCOUNT_SHARED', { ...detail, otherMemberId: otherId }, tx)
    return bound
  }

  return {
    /**
     * Throws `function.not.available`, `card.number.refused`, `request.param.err`, `withdraw.bank.card.fail` (another name;
     * another member's account if the merchant refuses that), `exists.bank.card`, `withdraw.bank.card.max`,
     * `second.factor.required`, and the errors of the payment password.
     */
    async bind(body: BindPayoutAccountBody, facts: PayoutFacts): Promise<PayoutAccount> {
      const { caller, merchant } = facts
      const { memberId } = caller
      checkFlag(merchant, FLAG)
      refuseCards(body)
      const bank = await accounts.findBank(body.bankCode)
      if (!bank) throw refuse('bankCode', 'unknown')
      const number = checkNumber(body, bank)
      const { province, city, branch, holder: typedHolder } = body
      holderOf(typedHolder, (await members.findById(memberId))?.payeeName ?? null, merchant)
      await passwordCheck.payment(memberId, merchant, body.paymentPassword)
      await proofs.require(caller, merchant)

      let bound: BoundAccount | undefined
      await members.change(memberId, async (member, tx) => {
        const holder = holderOf(typedHolder, member.payeeName, merchant)
        const place = { province, city, branch }
        const account = {
          merchantId: merchant.id,
          memberId,
          bankCode: bank.code,
          number,
          holder,
          ...place,
          createdAt: clock.now(),
        }
        bound = await add(account, bank, facts, tx)
        return member.payeeName ? undefined : { payeeName: holder }
      })
      return presentAccount(bound!)
    },
  }
}
export type BindAccountService = ReturnType<typeof createBindAccountService>
