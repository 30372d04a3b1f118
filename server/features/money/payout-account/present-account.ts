/** Presents bound accounts and banks to clients. */
import type { NumberKind } from '#contract/money/payout-account/account-number.ts'
import { payoutKind, type Bank, type PayoutAccount, type PayoutKind } from '#contract/money/payout-account/payout-account.ts'
import { maskNumber } from '#server/platform/mask-number.ts'
import type { Bank as BankRow, BoundAccount } from './payout-account.repository.ts'

export const kindOf = ({ kind }: Pick<BankRow, 'kind'>): PayoutKind => payoutKind.parse(kind)
export const numberKindOf = ({ numberKind }: Pick<BankRow, 'numberKind'>) => numberKind as NumberKind

export const presentBank = (bank: BankRow): Bank => ({
  bankId: bank.id,
  bankCode: bank.code,
  bankName: bank.name,
  type: kindOf(bank),
  numberPattern: bank.numberPattern,
  numberKind: numberKindOf(bank),
})

export const presentAccount = (account: BoundAccount): PayoutAccount => ({
  bankCardId: account.id,
  accountId: account.id,
  type: kindOf(account.bank),
  bankCode: account.bankCode,
  bankName: account.bank.name,
  cardNumber: maskNumber(account.number),
  cardHolder: account.holder,
  province: account.province,
  city: account.city,
  branch: account.branch,
  createdAt: account.createdAt.getTime(),
  isDefault: account.isDefault,
  isWithdrawActive: account.isFrozen ? 'N' : 'Y',
  isFrozen: account.isFrozen,
})
