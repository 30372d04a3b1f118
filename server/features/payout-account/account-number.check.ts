/** Is it a number the bank could have given, and what of it may be shown? */
import { isBitcoinAddress, isTronAddress } from './virtual-address.check.ts'

/** Checksums of addresses, by the code of what they are of. */
const ADDRESS_CHECK: Readonly<Record<string, (address: string) => boolean>> = {
  USDT_TRC20: isTronAddress,
  BTC: isBitcoinAddress,
}

interface Shape {
  code: string
  numberPattern: string
}

/** Is it a number the bank could have given? */
export function isNumberOf({ code, numberPattern }: Shape, number: string): boolean {
  if (!new RegExp(`^(?:${numberPattern})$`).test(number)) return false
  return ADDRESS_CHECK[code]?.(number) ?? true
}

const SHOWN = 4
/** Only the last digits show. */
export const maskNumber = (number: string): string => '*'.repeat(Math.max(0, number.length - SHOWN)) + number.slice(-SHOWN)
