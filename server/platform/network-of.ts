import { isIPv6 } from 'node:net'

const GROUPS_OF_A_HOME = 4
const GROUPS = 8

/** The address a caller is counted by; for IPv6 the /64 network, because every home has a whole one. */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const gap = tail === undefined ? [] : Array.from({ length: GROUPS - before.length - after.length }, () => '0')
  const groups = [...before, ...gap, ...after].slice(0, GROUPS_OF_A_HOME)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
