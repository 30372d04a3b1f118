/** How much is moved: as typed and by chips, in 1/10 000 of the unit. The server says it again. Pure. */
import { moneyFromWire, moneyToWire } from '#contract/wire.ts'

const CENT = 100n
const DECIMALS = 4
const AMOUNT_LENGTH = 18

/** Digits and one point, as a phone's number pad types them. */
export function tidyAmount(typed: string): string {
  const [units = '', ...rest] = typed
    .replace(/,(?=\d{3})/g, '')
    .replace(/,/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  const whole = units.replace(/^0+(?=\d)/, '')
  return (rest.length > 0 ? `${whole || '0'}.${rest.join('').slice(0, DECIMALS)}` : whole).slice(0, AMOUNT_LENGTH)
}

export const readAmount = (typed: string): bigint => moneyFromWire(typed.replace(/\.$/, '')) ?? 0n
export const amountText = (amount: bigint): string => String(moneyToWire(amount))

export const SHARES = [4, 2, 1] as const
export type Share = (typeof SHARES)[number]
/** A quarter, half or all of it; parts in whole cents, all to the last 1/10 000. */
export function shareOf(balance: bigint, share: Share): bigint {
  if (share === 1) return balance
  const part = balance / BigInt(share)
  return part > CENT ? part - (part % CENT) : part
}
