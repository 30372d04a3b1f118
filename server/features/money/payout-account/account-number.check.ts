/** Checks that an account number has its bank's format and a valid checksum. */
import { isBitcoinAddress, isTronAddress } from './virtual-address.check.ts'

/** Checksums of addresses, by currency code. */
const ADDRESS_CHECK: Readonly<Record<string, (address: string) => boolean>> = {
  USDT_TRC20: isTronAddress,
  BTC: isBitcoinAddress,
}

interface Shape {
  code: string
  numberPattern: string
}

/** Whether the number has the bank's format and checksum. */
export function isNumberOf({ code, numberPattern }: Shape, number: string): boolean {
  if (!new RegExp(`^(?:${numberPattern})$`).test(number)) return false
  return ADDRESS_CHECK[code]?.(number) ?? true
}
