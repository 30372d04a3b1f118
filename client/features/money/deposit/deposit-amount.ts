/** An amount to deposit: what is wrong with it, and its fee, bonus and turnover. */
import { type DepositChannel, depositBonus, depositFee, type DepositPromotion } from '#contract/money/deposit/deposit-order.ts'
import { readAmount, type TypedNumber } from '#client/lib/typed-amount.ts'

const CENT = 100n
const CENT_DECIMALS = 2
const FINEST_DECIMALS = 4
/** With the decimals of the channel's currency, and at least cents. */
export const readDeposit = (typed: string, { step }: Pick<DepositChannel, 'step'>): TypedNumber =>
  readAmount(typed, { decimals: step < CENT ? FINEST_DECIMALS : CENT_DECIMALS })

export type AmountProblem = 'amount_decimals' | 'amount_empty' | 'amount_low' | 'amount_high' | 'amount_fixed'

type Limits = Pick<DepositChannel, 'min' | 'max' | 'fixAmounts' | 'isFixedOnly' | 'feeRate' | 'feeFixed' | 'step'>

export function amountProblem(channel: Limits, amount: bigint | undefined): AmountProblem | undefined {
  if (amount === undefined || amount <= 0n) return 'amount_empty'
  if (amount % channel.step !== 0n) return 'amount_decimals'
  if (amount < channel.min || depositFee(channel, amount, channel.step) >= amount) return 'amount_low'
  if (amount > channel.max) return 'amount_high'
  return channel.isFixedOnly && !channel.fixAmounts.includes(amount) ? 'amount_fixed' : undefined
}

/** −1 = none (WIR-35). */
export const minimumOf = ({ minDeposit }: DepositPromotion): bigint => (minDeposit < 0n ? 0n : minDeposit)

export interface Summary {
  fee: bigint
  bonus: bigint
  /** Credited to the wallet, bonus included. */
  gets: bigint
  /** To be played before a withdrawal. */
  turnover: bigint
}
export function summaryOf(
  channel: Limits,
  amount: bigint,
  promotion: DepositPromotion | undefined,
  turnoverTimes: number,
): Summary {
  const fee = depositFee(channel, amount, channel.step)
  const bonus = promotion && amount >= minimumOf(promotion) ? depositBonus(promotion, amount, promotion.step) : 0n
  const times = bonus > 0n && promotion ? promotion.turnoverTimes : turnoverTimes
  return { fee, bonus, gets: amount - fee + bonus, turnover: (amount + bonus) * BigInt(times) }
}
