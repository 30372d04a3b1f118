/** Addresses that are not reachable over the internet: this machine, its network, its containers. */
import { toAddressList } from '#server/platform/merchant/address-list.ts'

const PRIVATE = toAddressList([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
])

export const isPrivateAddress = (ip: string): boolean => PRIVATE.has(ip)

const LOCALHOST = /^(?:[\w-]+\.)*localhost$/

/** `localhost:3000`, `192.168.1.7:3000`: a `Host` that cannot lead to someone else's site. */
export function isPrivateHost(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return LOCALHOST.test(hostname) || isPrivateAddress(hostname.replace(/^\[|\]$/g, ''))
}
