/** An amount of money while it is being typed. Pure. */
import { moneyFromWire, moneyToWire } from '#contract/wire.ts'

const AMOUNT_LENGTH = 18

/** Digits and one point, as a phone's number pad produces. */
export function tidyAmount(typed: string, decimals: number): string {
  const [units = '', ...rest] = typed
    .replace(/,(?=\d{3})/g, '')
    .replace(/,/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  const whole = units.replace(/^0+(?=\d)/, '')
  return (rest.length > 0 ? `${whole || '0'}.${rest.join('').slice(0, decimals)}` : whole).slice(0, AMOUNT_LENGTH)
}

/** In 1/10 000 of the unit; empty is 0. */
export const readAmount = (typed: string): bigint => moneyFromWire(typed.replace(/\.$/, '')) ?? 0n
export const amountText = (amount: bigint): string => String(moneyToWire(amount))
