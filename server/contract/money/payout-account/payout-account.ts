/** Where a member's money may be paid out to: bank accounts, e-wallets and virtual wallets (WIR-22; read by withdrawal). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { PASSWORD_MAX, text, textOrNumber } from '../../wire.ts'

/** `methodGroupType` (WIR-36): B bank, E e-wallet, V virtual currency. */
export const PAYOUT_KINDS = ['B', 'E', 'V'] as const
export const payoutKind = z.enum(PAYOUT_KINDS)
export type PayoutKind = z.infer<typeof payoutKind>

export const bank = z.object({
  bankId: z.int(),
  bankCode: z.string(),
  bankName: z.string(),
  type: payoutKind,
  /** Format of its account numbers: a regular expression for the whole number. */
  numberPattern: z.string(),
  /** Text key for the number's label: `account`, `mobile`, `address`. */
  numberKind: z.enum(['account', 'mobile', 'address']),
})
export type Bank = z.infer<typeof bank>

/** Each field has both names: the one real clients' security centre reads, and the one their withdrawal screen reads. */
export const payoutAccount = z.object({
  bankCardId: z.int(),
  accountId: z.int(),
  type: payoutKind,
  bankCode: z.string(),
  bankName: z.string(),
  /** Masked except the last digits. */
  cardNumber: z.string(),
  cardHolder: z.string(),
  province: z.string(),
  city: z.string(),
  branch: z.string(),
  createdAt: z.int(),
  isDefault: z.boolean(),
  isWithdrawActive: z.enum(['Y', 'N']),
  isFrozen: z.boolean(),
})
export type PayoutAccount = z.infer<typeof payoutAccount>

const NUMBER_MAX = 128
export const bindPayoutAccountBody = z.pipe(
  z.object({
    bankCode: text(32, 1),
    cardNumber: z.optional(textOrNumber(NUMBER_MAX)),
    cardNo: z.optional(textOrNumber(NUMBER_MAX)),
    walletAddress: z.optional(text(NUMBER_MAX)),
    cardHolder: z.optional(text(60)),
    /** Another name of cardHolder. */
    payeeName: z.optional(text(60)),
    province: z.optional(text(60)),
    city: z.optional(text(60)),
    branch: z.optional(text(100)),
    paymentPassword: z.optional(textOrNumber(PASSWORD_MAX)),
    /** Another name of paymentPassword. */
    password: z.optional(textOrNumber(PASSWORD_MAX)),
  }),
  z.transform((typed) => ({
    bankCode: typed.bankCode,
    number: typed.cardNumber || typed.cardNo || typed.walletAddress || '',
    holder: typed.cardHolder || typed.payeeName || '',
    province: typed.province || '',
    city: typed.city || '',
    branch: typed.branch || '',
    paymentPassword: typed.paymentPassword || typed.password || '',
  })),
)
export type BindPayoutAccountBody = z.infer<typeof bindPayoutAccountBody>

const cardId = z.union([
  z.int().check(z.gte(1), z.lte(2_147_483_647)),
  z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
])
export const removePayoutAccountBody = z.object({
  bankCardId: cardId,
  paymentPassword: z.optional(textOrNumber(PASSWORD_MAX)),
})

const write = { auth: 'member', trialRefused: true, tier: 'sensitive', encrypted: true, moduleId: 'BINDCARD3' } as const

const marks = { method: 'GET', value: z.array(bank), sharedFor: 60 } as const

export const list = endpoint({
  summary: 'The member’s bound accounts',
  method: 'GET',
  path: '/wps/v2/member/bankCards',
  aliases: ['/wps/member/bankCard'],
  auth: 'member',
  trialRefused: true,
  value: z.array(payoutAccount),
})

export const bind = endpoint({
  ...write,
  summary: 'Bind a bank account, e-wallet or virtual wallet',
  method: 'PUT',
  path: '/wps/v2/member/bankCards',
  aliases: ['/wps/member/bankCard'],
  body: bindPayoutAccountBody,
  value: payoutAccount,
  errors: [
    'request.param.err',
    'exists.bank.card',
    'withdraw.bank.card.max',
    'withdraw.bank.card.fail',
    'card.number.refused',
    'not.exists.payment.password',
    'fund_account_payment_pwd_error',
    'payment.waiting',
    'max.attempt.limit',
    'second.factor.required',
    'password.change.required',
    'function.not.available',
    'encryption.invalid',
  ],
})

export const remove = endpoint({
  ...write,
  summary: 'Remove a bound account',
  method: 'DELETE',
  path: '/wps/v2/member/bankCards',
  body: removePayoutAccountBody,
  errors: [
    'no.data',
    'bank_card_is_frozen',
    'not.exists.payment.password',
    'fund_account_payment_pwd_error',
    'payment.waiting',
    'max.attempt.limit',
    'second.factor.required',
    'password.change.required',
    'encryption.invalid',
  ],
})

export const setDefault = endpoint({
  summary: 'Choose the default account for withdrawals',
  method: 'POST',
  path: '/wps/v2/member/bankCards/default',
  auth: 'member',
  trialRefused: true,
  body: z.object({ bankCardId: cardId }),
  errors: ['no.data', 'bank_card_is_frozen'],
})

export const bindConfig = endpoint({
  summary: 'How many accounts may be bound, and what binding requires',
  method: 'GET',
  path: '/wps/v2/member/bankCards/bindConfig',
  auth: 'member',
  trialRefused: true,
  value: z.object({
    maxCardCount: z.int(),
    maxEWalletCount: z.int(),
    maxVirtualWalletCount: z.int(),
    /** The payee's name, in which all accounts must be. Empty = the first binding sets it. */
    cardHolder: z.string(),
    isPaymentPasswordRequired: z.boolean(),
  }),
})

export const provinces = endpoint({
  summary: 'Provinces, for accounts that have one',
  method: 'GET',
  path: '/wps/member/bankCard/provinces',
  auth: 'member',
  value: z.array(z.string()),
})

export const banks = endpoint({
  summary: 'Banks, e-wallets and virtual currencies that accounts can be of',
  method: 'GET',
  relay: 'MCSFE_getBanks',
  aliases: ['MCS2_getBanks'],
  auth: 'member',
  value: z.array(bank),
})

/** The oldest clients draw a site's payment logos from these (WIR-22). */
export const depositBanks = endpoint({
  ...marks,
  summary: 'Deposit methods of a site',
  path: '/wps/system/depositBanks',
})

export const withdrawBanks = endpoint({
  ...marks,
  summary: 'Withdrawal methods of a site',
  path: '/wps/system/withdrawBanks',
})

export const bankTemplate = endpoint({
  summary: 'The fields a bank requires',
  method: 'GET',
  relay: 'MCSFE_getBankTemplate',
  auth: 'member',
  query: z.object({ bankId: textOrNumber(10, 1) }),
  value: z.object({
    bankId: z.int(),
    bankCode: z.string(),
    fields: z.array(z.object({ field: z.string(), required: z.boolean(), pattern: z.string() })),
  }),
  errors: ['no.data', 'request.param.err'],
})

export const eWalletGroups = endpoint({
  summary: 'E-wallets by group, with the number of accounts bound to each',
  method: 'GET',
  relay: 'MCSFE_getEWalletGroupBankMapping',
  auth: 'member',
  trialRefused: true,
  value: z.array(
    z.object({
      groupId: z.int(),
      /** The name of the group. */
      groupName: z.string(),
      cardCount: z.int(),
      bankCodes: z.array(z.string()),
    }),
  ),
})
