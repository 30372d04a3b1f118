/** The smallest amount of a currency, and the one rule that rounds a share of an amount to it. */
import { MONEY_SCALE } from './wire.ts'

const MILLION = 1_000_000n
const MOST_DECIMALS = 4

/** ISO 4217: PHP 2, VND 0. */
export function currencyDecimals(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return Math.min(maximumFractionDigits, MOST_DECIMALS)
}

const steps = new Map<string, bigint>()
/** The smallest amount of a currency, in 1/10 000 of its unit. */
export function currencyStep(currency: string): bigint {
  const known = steps.get(currency)
  if (known !== undefined) return known
  const step = MONEY_SCALE / 10n ** BigInt(currencyDecimals(currency))
  steps.set(currency, step)
  return step
}

/**
 * A share, in parts per million, of an amount that is not negative: a fee, a charge, a bonus, a salary. Always rounded down to
 * whole steps, regardless of who pays: the remainder stays with the payer, so nothing costs a member more than its rate says.
 */
export const shareOfAmount = (amount: bigint, ppm: bigint | number, step: bigint): bigint =>
  ((amount * BigInt(ppm)) / (MILLION * step)) * step
