/** Lists, selects and removes a member's payout accounts (WIR-22). Binding is in `bind-account.service.ts`. */
import type { Body, Query, Value } from '#contract/endpoint.ts'
import { ERROR_TEXT } from '#contract/error-text.ts'
import type * as payoutAccountEndpoints from '#contract/money/payout-account/payout-account.ts'
import type { PayoutAccount, PayoutKind } from '#contract/money/payout-account/payout-account.ts'
import type { PasswordCheck } from '#server/features/identity/member/password-check.ts'
import type { Proofs } from '#server/features/identity/security/proof.ts'
import { actorOf, type SecurityLog } from '#server/features/identity/security/security-log.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import type { RequestFacts } from '#server/http/handle.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Bank, BoundAccount, PayoutAccountRepository } from './payout-account.repository.ts'
import { kindOf, presentAccount, presentBank } from './present-account.ts'
import { PROVINCES } from './provinces.ts'

/** The calling member, and the address. */
export type PayoutFacts = Pick<RequestFacts, 'merchant' | 'ip' | 'device'> & { caller: MemberCaller }
export interface PayoutMember {
  payeeName: string | null
}
/** Serialises changes to a member's accounts by locking the member's row. */
export interface PayoutMembers {
  findById(id: number): Promise<PayoutMember | null>
  change(
    id: number,
    decide: (member: PayoutMember, tx: PrismaTransaction) => Promise<{ payeeName?: string } | undefined>,
  ): Promise<unknown>
}

interface Deps {
  accounts: PayoutAccountRepository
  members: PayoutMembers
  passwordCheck: Pick<PasswordCheck, 'payment'>
  proofs: Pick<Proofs, 'require'>
  securityLog: SecurityLog
  clock: Clock
}

/** Real clients show the value of this refusal to the member (WIR-09). */
const frozen = () => new AppError('bank_card_is_frozen', ERROR_TEXT.bank_card_is_frozen)
const BANK_ID = /^[1-9]\d{0,8}$/
const ANYTHING = '*'

export function createPayoutAccountService(deps: Deps) {
  const { accounts, members, passwordCheck, proofs, securityLog, clock } = deps

  async function findOwn(memberId: number, id: number, tx?: PrismaTransaction): Promise<[BoundAccount, BoundAccount[]]> {
    const all = await accounts.list(memberId, tx)
    const account = all.find((candidate) => candidate.id === id)
    if (!account) throw new AppError('no.data')
    if (account.isFrozen) throw frozen()
    return [account, all.filter((other) => other !== account)]
  }

  return {
    list: async ({ memberId }: MemberCaller): Promise<PayoutAccount[]> => (await accounts.list(memberId)).map(presentAccount),

    /** A usable account of the member, with its kind. Throws `no.data`, `bank_card_is_frozen`. */
    async own(memberId: number, id: number, tx?: PrismaTransaction): Promise<{ id: number; kind: PayoutKind; bankCode: string }> {
      const [account] = await findOwn(memberId, id, tx)
      return { id: account.id, kind: kindOf(account.bank), bankCode: account.bankCode }
    },

    /**
     * The row is kept for the records of past payouts. Throws `no.data`, `bank_card_is_frozen`, and the errors of the payment
     * password.
     */
    async remove({ bankCardId, paymentPassword = '' }: Body<typeof payoutAccountEndpoints.remove>, facts: PayoutFacts) {
      const { caller, merchant } = facts
      const { memberId } = caller
      await findOwn(memberId, bankCardId)
      await passwordCheck.payment(memberId, merchant, paymentPassword)
      await proofs.require(caller, merchant)
      await members.change(memberId, async (_, tx) => {
        const [account, others] = await findOwn(memberId, bankCardId, tx)
        await accounts.remove(account.id, clock.now(), tx)
        const next = others.find(({ isFrozen }) => !isFrozen)
        if (account.isDefault && next) await accounts.makeDefault(memberId, next.id, tx)
        await securityLog.record(actorOf(facts), 'PAYOUT_ACCOUNT_REMOVED', { accountId: account.id }, tx)
        return undefined
      })
      return null
    },

    async setDefault({ memberId }: MemberCaller, bankCardId: number): Promise<null> {
      await members.change(memberId, async (_, tx) => {
        const [account] = await findOwn(memberId, bankCardId, tx)
        await accounts.makeDefault(memberId, account.id, tx)
        return undefined
      })
      return null
    },

    async bindConfig(
      { memberId }: MemberCaller,
      { settings }: Merchant,
    ): Promise<Value<typeof payoutAccountEndpoints.bindConfig>> {
      const { maxBankAccounts, maxEWallets, maxVirtualWallets } = settings.security
      return {
        maxCardCount: maxBankAccounts,
        maxEWalletCount: maxEWallets,
        maxVirtualWalletCount: maxVirtualWallets,
        cardHolder: (await members.findById(memberId))?.payeeName ?? '',
        isPaymentPasswordRequired: true,
      }
    },

    provinces: (): string[] => [...PROVINCES],

    banks: async () => (await accounts.banks()).map(presentBank),

    async bankTemplate({
      bankId,
    }: Query<typeof payoutAccountEndpoints.bankTemplate>): Promise<Value<typeof payoutAccountEndpoints.bankTemplate>> {
      if (!BANK_ID.test(bankId)) throw new AppError('request.param.err', { fields: [{ path: 'bankId', message: 'pattern' }] })
      const bank = await accounts.findBankById(Number(bankId))
      if (!bank) throw new AppError('no.data')
      const optional = (field: string) => ({ field, required: false, pattern: ANYTHING })
      return {
        bankId: bank.id,
        bankCode: bank.code,
        fields: [
          { field: 'cardNumber', required: true, pattern: bank.numberPattern },
          { field: 'cardHolder', required: true, pattern: ANYTHING },
          ...(kindOf(bank) === 'B' ? [optional('province'), optional('city'), optional('branch')] : []),
        ],
      }
    },

    /** A group takes the number of its first wallet. */
    async eWalletGroups({ memberId }: MemberCaller): Promise<Value<typeof payoutAccountEndpoints.eWalletGroups>> {
      const [banks, bound] = await Promise.all([accounts.banks(), accounts.list(memberId)])
      const groups = new Map<string, Bank[]>()
      for (const bank of banks.filter(({ kind }) => kind === 'E')) {
        const name = bank.groupName || bank.name
        groups.set(name, [...(groups.get(name) ?? []), bank])
      }
      return [...groups].map(([groupName, wallets]) => ({
        groupId: wallets[0]!.id,
        groupName,
        cardCount: bound.filter(({ bankCode }) => wallets.some(({ code }) => code === bankCode)).length,
        bankCodes: wallets.map(({ code }) => code),
      }))
    },
  }
}
export type PayoutAccountService = ReturnType<typeof createPayoutAccountService>
