/**
 * The only place where money is rounded: integers in, integers out. Shares of an amount (fees, charges, bonuses) are rounded down
 * to the currency's smallest amount by `shareOfAmount`, which client and server share.
 */
export { currencyDecimals, currencyStep, shareOfAmount } from '#contract/currency.ts'

/** `up` is only for coins: a coin amount is never less than what was requested. */
export type RoundingMode = 'down' | 'up'

export const lesserOf = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** The amount cut to whole steps of its currency: a dong has no smaller unit, a peso has centavos. */
export const wholeSteps = (amount: bigint, step: bigint): bigint => amount - (amount % step)

/** `numerator / denominator` as a multiple of `step`. Neither may be negative. */
export function roundMoney(numerator: bigint, denominator: bigint, mode: RoundingMode, step = 1n): bigint {
  const unit = denominator * step
  const isUp = mode === 'up' && numerator % unit > 0n
  return (numerator / unit + (isUp ? 1n : 0n)) * step
}
