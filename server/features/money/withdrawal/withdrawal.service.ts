/** Withdrawal limits and orders of a member (WIR-36). Requesting a withdrawal is in `ask-withdrawal.service.ts`. */
import type { Query, Value } from '#contract/endpoint.ts'
import type { PayoutAccount, PayoutKind } from '#contract/money/payout-account/payout-account.ts'
import type * as withdrawalEndpoints from '#contract/money/withdrawal/withdrawal.ts'
import { WITHDRAW_TYPES, type WithdrawAccountInfo, type WithdrawSettings } from '#contract/money/withdrawal/withdrawal.ts'
import type { PayoutAccountService } from '#server/features/money/payout-account/payout-account.service.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { startOfBusinessDay } from '#server/platform/business-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { currencyDecimals } from '#server/platform/money-rounding.ts'
import { presentWithdrawal } from './present-withdrawal.ts'
import { instantsOf } from '#server/platform/report/report-range.ts'
import { chargeOf, isKindOn, isOpenAt, leftToday } from './withdrawal-rules.ts'
import { createOwnLimits } from './ranked-withdrawal.ts'
import type { WithdrawalRepository } from './withdrawal.repository.ts'

export const WITHDRAWAL_FLAG = 'WTHDRW3'

interface Deps {
  withdrawals: Pick<WithdrawalRepository, 'usedSince' | 'page' | 'rankLimits'>
  payoutAccounts: Pick<PayoutAccountService, 'list' | 'eWalletGroups' | 'bindConfig'>
  clock: Clock
}

const METHOD_NAMES = { B: 'BANK', E: 'EWALLET', V: 'VIRTUAL' } as const satisfies Record<PayoutKind, string>
const flag = (isOn: boolean) => (isOn ? 'Y' : 'N')
const isOffered = ({ settings, flags }: Merchant, kind: PayoutKind) =>
  flags[WITHDRAWAL_FLAG] === true && isKindOn(settings.withdrawal, kind)

const asVirtualWallet = (account: PayoutAccount) => ({
  ...account,
  walletName: account.bankName,
  walletType: account.bankCode,
  walletAddress: account.cardNumber,
  walletHolder: account.cardHolder,
  currency: account.bankCode.split('_')[0] ?? account.bankCode,
})

export function createWithdrawalService({ withdrawals, payoutAccounts, clock }: Deps) {
  const ownLimits = createOwnLimits({ withdrawals })
  const usedToday = (memberId: number, { timezone }: Merchant) =>
    withdrawals.usedSince(memberId, startOfBusinessDay(clock.now(), timezone))

  return {
    methods: (merchant: Merchant): Value<typeof withdrawalEndpoints.methods> =>
      (['B', 'E', 'V'] as const)
        .filter((kind) => isOffered(merchant, kind))
        .map((kind) => ({
          methodGroupType: kind,
          withdrawMethodGroup: WITHDRAW_TYPES[kind],
          groupName: METHOD_NAMES[kind],
          groupIconUrl: '',
        })),

    settings(merchant: Merchant): WithdrawSettings {
      const { withdrawal } = merchant.settings
      const { kinds, openFrom, openUntil, fixedAmounts } = withdrawal
      const on = { B: isOffered(merchant, 'B'), E: isOffered(merchant, 'E'), V: isOffered(merchant, 'V') }
      const isOpen = isOpenAt(withdrawal, clock.now(), merchant.timezone)
      return {
        allowWithdraw: flag(on.B || on.E || on.V),
        allowWithdrawNow: flag(isOpen && on.B),
        allowWithdrawEWalletNow: flag(isOpen && on.E),
        allowWithdrawVirtualNow: flag(isOpen && on.V),
        normalBankWithdrawalSwitch: flag(on.B),
        eWalletWithdrawalSwitch: flag(on.E),
        virtualWalletWithdrawalSwitch: flag(on.V),
        minimumAmount: kinds.B.minimum,
        maximumAmount: kinds.B.maximum,
        eWalletMinAmount: kinds.E.minimum,
        eWalletMaxAmount: kinds.E.maximum,
        virtualMinAmount: kinds.V.minimum,
        virtualMaxAmount: kinds.V.maximum,
        withdrawDateFrom: openFrom,
        withdrawDateTo: openUntil,
        withdrawTimeMsg: openFrom === openUntil ? '' : `${openFrom} – ${openUntil}`,
        fixedAmountFlag: flag(fixedAmounts.length > 0),
        fixedWithdrawAmounts: fixedAmounts,
        amountLimitFlag: 'Y',
        allowDecimal: flag(withdrawal.allowsDecimals && currencyDecimals(merchant.currency) > 0),
        mobileVerificationType: withdrawal.mobileVerification,
        mobileVerificationWithdrawAmount: withdrawal.mobileVerificationFrom,
        paymentPasswordRequired: flag(!merchant.flags.WDRAWNOPASSVERIF3),
        precautionNote: withdrawal.precautionNote,
        allowCancel: flag(withdrawal.allowsCancel),
        c2cEnabled: 'N',
        withdrawPenaltyCharge: 0n,
        freeTimesPerDay: withdrawal.charge.freePerDay,
        virtualRates: withdrawal.rates,
      }
    },

    async accountInfo(caller: MemberCaller, merchant: Merchant): Promise<WithdrawAccountInfo> {
      const [accounts, groups, config, used, withdrawal] = await Promise.all([
        payoutAccounts.list(caller),
        payoutAccounts.eWalletGroups(caller),
        payoutAccounts.bindConfig(caller, merchant),
        usedToday(caller.memberId, merchant),
        ownLimits(caller.memberId, merchant),
      ])
      const of = (kind: PayoutKind) => accounts.filter(({ type }) => type === kind)
      const left = leftToday(withdrawal, used)
      return {
        bankCards: of('B'),
        virtualWallets: of('V').map(asVirtualWallet),
        eWallets: groups
          .map(({ bankCodes, ...group }) => ({
            ...group,
            eWallets: of('E').filter(({ bankCode }) => bankCodes.includes(bankCode)),
          }))
          .filter(({ eWallets }) => eWallets.length > 0),
        maxCardCount: config.maxCardCount,
        minWithdrawal: withdrawal.kinds.B.minimum,
        maxWithdrawal: withdrawal.kinds.B.maximum,
        maxTransactionTimes: withdrawal.perDay,
        remainingTransactionTimes: left.times,
        maxWithdrawAmount: withdrawal.amountPerDay,
        remainingWithdrawAmount: left.amount,
        freeTimesLeft: left.freeTimes,
      }
    },

    /** Throws `function.not.available`. */
    async charges({ withdrawAmount }: Query<typeof withdrawalEndpoints.charges>, caller: MemberCaller, merchant: Merchant) {
      checkFlag(merchant, WITHDRAWAL_FLAG)
      const [{ count }, own] = await Promise.all([usedToday(caller.memberId, merchant), ownLimits(caller.memberId, merchant)])
      return chargeOf(own, withdrawAmount > 0n ? withdrawAmount : 0n, count, merchant.currency)
    },

    async report(
      { page, size, state, ...dates }: Query<typeof withdrawalEndpoints.report>,
      { memberId, merchantId }: MemberCaller,
      { timezone }: Merchant,
    ): Promise<Value<typeof withdrawalEndpoints.report>> {
      const found = await withdrawals.page({ merchantId, memberId, state, ...instantsOf(dates, timezone) }, { page, size })
      return {
        records: found.rows.map(presentWithdrawal),
        footer: [{ amount: found.amount, charge: found.charge }],
        total: found.total,
        page,
        totalPages: Math.ceil(found.total / size),
      }
    },
  }
}
export type WithdrawalService = ReturnType<typeof createWithdrawalService>
