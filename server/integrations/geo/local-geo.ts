/**
 * The local stand-in: address blocks reserved for documentation (RFC 5737, RFC 3849) represent countries; all others are unknown.
 */
import { BlockList, isIPv6 } from 'node:net'
import type { Geo } from './geo.ts'

const STAND_INS = [
  { country: 'PH', network: '192.0.2.0', prefix: 24, family: 'ipv4' },
  { country: 'US', network: '198.51.100.0', prefix: 24, family: 'ipv4' },
  { country: 'VN', network: '203.0.113.0', prefix: 24, family: 'ipv4' },
  { country: 'US', network: '2001:db8::', prefix: 32, family: 'ipv6' },
] as const

/** Without a trusted proxy the address is not the caller's own, so it has no country. */
export function createLocalGeo({ trustProxy }: { trustProxy: number }): Geo {
  const blocks = STAND_INS.map(({ country, network, prefix, family }) => {
    const list = new BlockList()
    list.addSubnet(network, prefix, family)
    return { country, list }
  })
  return {
    countryOf(ip) {
      if (trustProxy === 0) return null
      const family = isIPv6(ip) ? 'ipv6' : 'ipv4'
      return blocks.find(({ list }) => list.check(ip, family))?.country ?? null
    },
  }
}
