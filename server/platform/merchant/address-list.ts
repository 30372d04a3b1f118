/** Addresses a merchant lists one by one (`192.0.2.7`) or by network (`192.0.2.0/24`). */
import { BlockList, isIP, isIPv6 } from 'node:net'

export interface AddressList {
  /** Number of addresses and networks in the list. */
  readonly size: number
  has(ip: string): boolean
}

const familyOf = (ip: string) => (isIPv6(ip) ? 'ipv6' : 'ipv4')
const BITS = { ipv4: 32, ipv6: 128 } as const

export function isAddressOrNetwork(text: string): boolean {
  const [ip = '', prefix, ...rest] = text.split('/')
  if (!isIP(ip) || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= BITS[familyOf(ip)])
}

export function toAddressList(texts: readonly string[]): AddressList {
  const list = new BlockList()
  for (const text of texts) {
    const [ip = '', prefix] = text.split('/')
    if (prefix === undefined) list.addAddress(ip, familyOf(ip))
    else list.addSubnet(ip, Number(prefix), familyOf(ip))
  }
  return { size: texts.length, has: (ip) => texts.length > 0 && isIP(ip) !== 0 && list.check(ip, familyOf(ip)) }
}
