/** Withdrawals to bank accounts, e-wallets or virtual currency, and their orders (WIR-36). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { payoutAccount, payoutKind, type PayoutKind } from '../payout-account/payout-account.ts'
import { reportRange } from '../../report.ts'
import { CODE_MAX, money, moneyInput, PASSWORD_MAX, reportPageQuery, text, textOrNumber, wholeNumber } from '../../wire.ts'

export const WITHDRAWAL_PAGE_SIZE = 20

/**
 * PENDING = waits for review, APPROVED = waits for payment. Operators move an order on, and never back; the member may cancel it
 * while it waits for review, where the merchant allows it (LED-18).
 */
export const WITHDRAWAL_STATES = ['PENDING', 'APPROVED', 'PAID', 'REJECTED', 'CANCELLED'] as const
export const withdrawalState = z.enum(WITHDRAWAL_STATES)
export type WithdrawalState = z.infer<typeof withdrawalState>

/** `withdrawType` of the charges call, by kind. */
export const WITHDRAW_TYPES = { B: 'BC', E: 'EW', V: 'VW' } as const satisfies Record<PayoutKind, string>

const flag = z.enum(['Y', 'N'])
const groupQuery = z.object({ groupId: z.optional(textOrNumber(10)) })

export const withdrawMethod = z.object({
  methodGroupType: payoutKind,
  withdrawMethodGroup: z.string(),
  /** The name to show, in the caller's language. */
  groupName: z.string(),
  groupIconUrl: z.string(),
})

/** `now`: whether withdrawals are allowed and within the hours. A maximum of 0 = none. */
export const withdrawSettings = z.object({
  allowWithdraw: flag,
  allowWithdrawNow: flag,
  allowWithdrawVirtualNow: flag,
  allowWithdrawEWalletNow: flag,
  normalBankWithdrawalSwitch: flag,
  virtualWalletWithdrawalSwitch: flag,
  eWalletWithdrawalSwitch: flag,
  minimumAmount: money,
  maximumAmount: money,
  virtualMinAmount: money,
  virtualMaxAmount: money,
  eWalletMinAmount: money,
  eWalletMaxAmount: money,
  /** HH:mm, in the merchant's time zone; if both are equal, all day. */
  withdrawDateFrom: z.string(),
  withdrawDateTo: z.string(),
  /** The hours as text for display; empty = all day. */
  withdrawTimeMsg: z.string(),
  /** Only these amounts are allowed. */
  fixedAmountFlag: flag,
  fixedWithdrawAmounts: z.array(money),
  amountLimitFlag: flag,
  allowDecimal: flag,
  /** When a code to the member's own number is required; empty = never. */
  mobileVerificationType: z.enum(['', 'REQUIRED', 'EVERY_WITHDRAWAL', 'WITHDRAW_AMOUNT']),
  mobileVerificationWithdrawAmount: money,
  paymentPasswordRequired: flag,
  precautionNote: z.string(),
  /** Whether the member may cancel an order that still waits for review. */
  allowCancel: flag,
  c2cEnabled: flag,
  withdrawPenaltyCharge: money,
  freeTimesPerDay: z.int(),
  /** Value of one coin, by its code. */
  virtualRates: z.record(z.string(), money),
})
export type WithdrawSettings = z.output<typeof withdrawSettings>

export const withdrawAccountInfo = z.object({
  bankCards: z.array(payoutAccount),
  virtualWallets: z.array(
    z.extend(payoutAccount, {
      walletName: z.string(),
      walletType: z.string(),
      walletAddress: z.string(),
      walletHolder: z.string(),
      currency: z.string(),
    }),
  ),
  eWallets: z.array(
    z.object({
      groupId: z.int(),
      /** The name of the group. */
      groupName: z.string(),
      cardCount: z.int(),
      eWallets: z.array(payoutAccount),
    }),
  ),
  maxCardCount: z.int(),
  minWithdrawal: money,
  maxWithdrawal: money,
  /** Most withdrawals and amount a day; 0 = no limit. */
  maxTransactionTimes: z.int(),
  /** Left for today; -1 = no limit. The same for the amount. */
  remainingTransactionTimes: z.int(),
  maxWithdrawAmount: money,
  remainingWithdrawAmount: money,
  freeTimesLeft: z.int(),
})
export type WithdrawAccountInfo = z.output<typeof withdrawAccountInfo>

export const withdrawalRecord = z.object({
  id: z.int(),
  /** The order's number, for members and operators. */
  withdrawNo: z.string(),
  createdAt: z.int(),
  amount: money,
  charge: money,
  /** The amount paid out, after the charge. */
  netAmount: money,
  /** Coins sent, as decimal text; empty except for virtual currencies. */
  virtualAmount: z.string(),
  state: withdrawalState,
  methodGroupType: payoutKind,
  bankCode: z.string(),
  bankName: z.string(),
  /** Masked except the last digits. */
  cardNumber: z.string(),
  cardHolder: z.string(),
  approvedAt: z.nullable(z.int()),
  closedAt: z.nullable(z.int()),
  /** Why it was rejected. */
  reason: z.string(),
})
export type WithdrawalRecord = z.output<typeof withdrawalRecord>

const amountText = z.optional(textOrNumber(40))
export const withdrawBody = z.object({
  /** Always `v2`; has no meaning. */
  check: z.optional(z.string().check(z.maxLength(16))),
  amount: moneyInput,
  bankCardId: wholeNumber(2_147_483_647, 1),
  /** The payment password. */
  password: z.optional(textOrNumber(PASSWORD_MAX)),
  /** Number of coins the member was shown. */
  virtualAmount: amountText,
  groupId: z.optional(textOrNumber(10)),
  verificationCode: z.optional(textOrNumber(CODE_MAX)),
  /** Chosen by the client, once per order: repeating the call orders nothing new. */
  requestId: z.optional(text(64, 1)),
})

export const withdrawalReportQuery = z.object({
  ...reportRange,
  ...reportPageQuery(WITHDRAWAL_PAGE_SIZE),
  state: z.optional(withdrawalState),
})

export const withdrawalSums = {
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
  footer: z.array(z.object({ amount: money, charge: money })),
}

const member = { auth: 'member', trialRefused: true } as const

export const methods = endpoint({
  ...member,
  summary: 'Ways to withdraw money',
  method: 'GET',
  relay: 'MCSFE_getWithdrawMethods',
  value: z.array(withdrawMethod),
})

export const settings = endpoint({
  ...member,
  summary: 'Limits, hours and charges of withdrawals',
  method: 'GET',
  relay: 'MCSFE_getWithdrawSettings',
  query: groupQuery,
  value: withdrawSettings,
})

export const accountInfo = endpoint({
  ...member,
  summary: 'The member’s payout accounts, and what is left of today’s limits',
  method: 'GET',
  relay: 'MCSFE_getWithdrawAccountInfo',
  query: groupQuery,
  value: withdrawAccountInfo,
})

export const charges = endpoint({
  ...member,
  summary: 'The current charge for withdrawing an amount',
  method: 'GET',
  relay: 'MCSFE_getCalculatedWithdrawCharges',
  query: z.object({ withdrawAmount: moneyInput, withdrawType: z._default(z.enum(['BC', 'VW', 'EW']), 'BC') }),
  value: money,
})

export const withdraw = endpoint({
  ...member,
  summary: 'Withdraw money; it is reserved until an operator pays or rejects it',
  method: 'POST',
  path: '/wps/v2/transaction/withdraw',
  aliases: ['/wps/transaction/withdraw'],
  moduleId: 'WTHDRW3',
  tier: 'sensitive',
  encrypted: true,
  body: withdrawBody,
  value: withdrawalRecord,
  errors: [
    'request.param.err',
    'function.not.available',
    'withdraw.window.closed',
    'withdraw.amount.limit',
    'withdraw.reach.max.count',
    'withdraw.reach.max.amount',
    'withdraw.rate.changed',
    'withdraw_turnover_not_enough',
    'required_member_information_incomplete',
    'required_deposit_amount_not_reached',
    'not_verified_mobileNo',
    'validate_verification_code_error',
    'max.attempt.limit',
    'fund_account_payment_pwd_error',
    'payment.waiting',
    'not.exists.payment.password',
    'bank_card_is_frozen',
    'account.balance.not.enough',
    'bonus.bets.open',
    'idempotency.key.reused',
    'permission.denied',
    'no.data',
    'encryption.invalid',
  ],
})

export const cancel = endpoint({
  ...member,
  summary: 'Cancel a withdrawal that still waits for review: the money is back in the balance',
  method: 'POST',
  path: '/wps/v2/transaction/withdraw/cancel',
  moduleId: 'WTHDRW3',
  tier: 'sensitive',
  body: z.object({ id: wholeNumber(2_147_483_647, 1) }),
  value: withdrawalRecord,
  errors: ['no.data', 'permission.denied', 'function.not.available', 'withdraw.cancel.late'],
})

export const report = endpoint({
  ...member,
  summary: 'The member’s withdrawals, newest first; the footer sums all pages',
  method: 'GET',
  relay: 'MCSFE_getWithdrawTransactionReport',
  aliases: ['MCS2_WithdrawTransactionReport', '/wps/report/withdrawTransaction'],
  query: withdrawalReportQuery,
  value: z.object({ records: z.array(withdrawalRecord), ...withdrawalSums }),
  errors: ['request.param.err'],
})
