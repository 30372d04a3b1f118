/** The amount to move: as typed or by chips, in 1/10 000 of the unit. The server checks it again. Pure. */
import { readAmount } from '#client/lib/typed-amount.ts'

const CENT = 100n
/** A balance may have more decimals than the currency, and all of it can be moved. */
const DECIMALS = 4

export const readMove = (typed: string) => readAmount(typed, { decimals: DECIMALS })

export const SHARES = [4, 2, 1] as const
export type Share = (typeof SHARES)[number]
/** A quarter, half or all of it; parts in whole cents, all to the last 1/10 000. */
export function shareOf(balance: bigint, share: Share): bigint {
  if (share === 1) return balance
  const part = balance / BigInt(share)
  return part > CENT ? part - (part % CENT) : part
}
