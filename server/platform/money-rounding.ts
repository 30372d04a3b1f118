/** The one place money is rounded: integers in, integers out, with a named mode. What is cut off stays with whoever pays. */
export type RoundingMode = 'down' | 'nearest' | 'up'

/** A cent, in 1/10 000 of the unit. */
export const CENT = 100n

/** `numerator / denominator` as a whole multiple of `step`. Neither is negative. */
export function roundMoney(numerator: bigint, denominator: bigint, mode: RoundingMode, step = 1n): bigint {
  const unit = denominator * step
  const rest = numerator % unit
  const floor = numerator / unit
  const isUp = mode === 'up' ? rest > 0n : mode === 'nearest' && rest * 2n >= unit
  return (isUp ? floor + 1n : floor) * step
}
