/** Exact fractions, for figures that a par sheet states. */

export interface Rational {
  readonly top: bigint
  /** Above 0. */
  readonly bottom: bigint
}

/** Above 0, unless both are 0. `other` is not negative. */
export function commonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other]
  while (b !== 0n) [a, b] = [b, a % b]
  return a
}

/** In lowest terms. Throws for a bottom of 0. */
export function ratio(top: bigint, bottom: bigint): Rational {
  if (bottom === 0n) throw new RangeError('division by zero')
  const divisor = commonDivisor(top, bottom < 0n ? -bottom : bottom) * (bottom < 0n ? -1n : 1n)
  return { top: top / divisor, bottom: bottom / divisor }
}

export const whole = (value: bigint | number): Rational => ({ top: BigInt(value), bottom: 1n })
export const ZERO = whole(0)
export const ONE = whole(1)

export const add = (a: Rational, b: Rational): Rational => ratio(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
export const subtract = (a: Rational, b: Rational): Rational => ratio(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom)
export const multiply = (a: Rational, b: Rational): Rational => ratio(a.top * b.top, a.bottom * b.bottom)
export const divide = (a: Rational, b: Rational): Rational => ratio(a.top * b.bottom, a.bottom * b.top)
export const square = (a: Rational): Rational => multiply(a, a)
export const sumOf = (all: readonly Rational[]): Rational => all.reduce(add, ZERO)
export const isBelow = (a: Rational, b: Rational): boolean => a.top * b.bottom < b.top * a.bottom

const DIGITS = 10n ** 18n
/** To 18 decimals, then to the nearest number. */
export const toNumber = ({ top, bottom }: Rational): number => {
  const units = top / bottom
  return Number(units) + Number(((top - units * bottom) * DIGITS) / bottom) / Number(DIGITS)
}

const PRECISION = 2 ** 60
/** Converts a float: to the nearest 2⁻⁶⁰, or exactly if it has no smaller part. */
export const fromNumber = (value: number): Rational => ratio(BigInt(Math.round(value * PRECISION)), BigInt(PRECISION))
