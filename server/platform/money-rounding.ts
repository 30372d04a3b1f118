/**
 * The one place money is rounded: integers in, integers out. Shares of an amount (fees, charges, bonuses) are rounded down to the smallest
 * amount of the currency: `shareOfAmount`, which both sides of the API use.
 */
export { currencyDecimals, currencyStep, shareOfAmount } from '#contract/currency.ts'

/** `up` is for coins alone: never a coin's share less than what was asked for. */
export type RoundingMode = 'down' | 'up'

/** A cent, in 1/10 000 of the unit. */
export const CENT = 100n

/** `numerator / denominator` as a whole multiple of `step`. Neither is negative. */
export function roundMoney(numerator: bigint, denominator: bigint, mode: RoundingMode, step = 1n): bigint {
  const unit = denominator * step
  const isUp = mode === 'up' && numerator % unit > 0n
  return (numerator / unit + (isUp ? 1n : 0n)) * step
}
