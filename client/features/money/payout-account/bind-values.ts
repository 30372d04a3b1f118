/** The form that binds an account: its values and problems, what is sent, and the field a refusal belongs to. */
import * as z from 'zod/mini'
import { isCardNumber, tidyNumber } from '#contract/money/payout-account/account-number.ts'
import type { Bank, PayoutAccount, PayoutKind } from '#contract/money/payout-account/payout-account.ts'
import { ApiError } from '#client/lib/api-error.ts'
import type { BindInput } from './payout-account.queries.ts'

export interface BindValues {
  bankCode: string
  cardNumber: string
  cardHolder: string
  province: string
  city: string
  branch: string
  paymentPassword: string
}
export type BindField = keyof BindValues

export const EMPTY: BindValues = {
  bankCode: '',
  cardNumber: '',
  cardHolder: '',
  province: '',
  city: '',
  branch: '',
  paymentPassword: '',
}

export interface Limits {
  maxCardCount: number
  maxEWalletCount: number
  maxVirtualWalletCount: number
}
export const maximumOf = (kind: PayoutKind, { maxCardCount, maxEWalletCount, maxVirtualWalletCount }: Limits): number =>
  ({ B: maxCardCount, E: maxEWalletCount, V: maxVirtualWalletCount })[kind]

export const countOf = (kind: PayoutKind, accounts: readonly PayoutAccount[]): number =>
  accounts.filter(({ type }) => type === kind).length

/** `card` and `pattern` refer to the number; for an address the server checks more than the pattern. */
export function numberProblem(typed: string, bank: Bank | undefined): 'required' | 'card' | 'pattern' | undefined {
  if (typed.trim() === '') return 'required'
  if (isCardNumber(typed)) return 'card'
  if (!bank) return undefined
  return new RegExp(`^(?:${bank.numberPattern})$`).test(tidyNumber(typed, bank.numberKind)) ? undefined : 'pattern'
}

/** Sends only what the kind requires. */
export function toBinding(values: BindValues, kind: PayoutKind): BindInput {
  const { bankCode, cardNumber, cardHolder, paymentPassword, province, city, branch } = values
  const shared = { bankCode, cardNumber: cardNumber.trim(), cardHolder: cardHolder.trim(), paymentPassword }
  return kind === 'B' ? { ...shared, province, city: city.trim(), branch: branch.trim() } : shared
}

const FIELD_OF_CODE: Partial<Record<string, BindField>> = {
  'exists.bank.card': 'cardNumber',
  'card.number.refused': 'cardNumber',
  fund_account_payment_pwd_error: 'paymentPassword',
  'max.attempt.limit': 'paymentPassword',
}
const named = z.object({ fields: z.array(z.object({ path: z.string() })) })
const single = z.object({ field: z.string() })
const isField = (path: string | undefined): path is BindField => path !== undefined && Object.hasOwn(EMPTY, path)

/** The field a refusal belongs to; undefined = the form. */
export function refusedField(error: unknown): BindField | undefined {
  if (!(error instanceof ApiError)) return undefined
  const path = named.safeParse(error.value).data?.fields[0]?.path ?? single.safeParse(error.value).data?.field
  return FIELD_OF_CODE[error.code] ?? (isField(path) ? path : undefined)
}
