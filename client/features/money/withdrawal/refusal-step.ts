/** What a refusal asks the member to do next. */
import * as z from 'zod/mini'
import { money } from '#contract/wire.ts'
import { ApiError } from '#client/lib/api-error.ts'
import type { ScreenName } from '#client/lib/paths.ts'

export interface NextStep {
  screen: ScreenName
  text:
    | 'next_password'
    | 'next_profile'
    | 'next_mobile'
    | 'next_play'
    | 'next_deposit'
    | 'next_accounts'
    | 'next_help'
    | 'next_kyc'
}

const STEP: Partial<Record<string, NextStep>> = {
  'not.exists.payment.password': { screen: 'paymentPassword', text: 'next_password' },
  'max.attempt.limit': { screen: 'paymentPassword', text: 'next_password' },
  required_member_information_incomplete: { screen: 'profile', text: 'next_profile' },
  not_verified_mobileNo: { screen: 'mobile', text: 'next_mobile' },
  withdraw_turnover_not_enough: { screen: 'home', text: 'next_play' },
  required_deposit_amount_not_reached: { screen: 'deposit', text: 'next_deposit' },
  'no.data': { screen: 'payoutAccounts', text: 'next_accounts' },
  bank_card_is_frozen: { screen: 'messages', text: 'next_help' },
  'permission.denied': { screen: 'messages', text: 'next_help' },
}
const missing = z.object({ data: z.array(z.string()) })
/** The missing parts of the profile, as the codes clients read (WIR-09). */
function missingOf(error: unknown): readonly string[] {
  if (!(error instanceof ApiError) || error.code !== 'required_member_information_incomplete') return []
  return missing.safeParse(error.value).data?.data ?? []
}
/** Whether only the identity check blocks it: never sent, or not approved. */
export function lackingIdentity(error: unknown): 'kyc_first' | 'kyc_open' | undefined {
  const [code, ...others] = missingOf(error)
  if (others.length > 0) return undefined
  if (code === 'required_id_not_verified') return 'kyc_first'
  return code === 'invalid_id_verification_status' ? 'kyc_open' : undefined
}
export function nextStepOf(error: unknown): NextStep | undefined {
  if (lackingIdentity(error)) return { screen: 'kyc', text: 'next_kyc' }
  return error instanceof ApiError ? STEP[error.code] : undefined
}

/** Refusals of the amount: it is corrected on the page below, where the figures are updated. */
const OF_AMOUNT = ['withdraw.rate.changed', 'withdraw.amount.limit', 'withdraw.reach.max.amount', 'account.balance.not.enough']
export const isOfAmount = (error: unknown): boolean => error instanceof ApiError && OF_AMOUNT.includes(error.code)

/** Refusals that belong to a field of the sheet. */
const FIELD: Partial<Record<string, 'password' | 'code'>> = {
  fund_account_payment_pwd_error: 'password',
  validate_verification_code_error: 'code',
}
export const fieldOf = (error: unknown) => (error instanceof ApiError ? FIELD[error.code] : undefined)

const deposited = z.object({ data: z.object({ requiredDepositAmount: money, actualDepositAmount: money }) })

/** The deposits still missing before a withdrawal. */
export function lackingDeposit(error: unknown): bigint | undefined {
  if (!(error instanceof ApiError) || error.code !== 'required_deposit_amount_not_reached') return undefined
  const { data } = deposited.safeParse(error.value)
  return data && data.data.requiredDepositAmount - data.data.actualDepositAmount
}
