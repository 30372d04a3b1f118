import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:12::1', '2001:db8:0:12::/64'],
  ['2001:0db8:0000:0012:ffff::9', '2001:db8:0:12::/64'],
  ['2001:DB8:0:12:1:2:3:4', '2001:db8:0:12::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['nonsense', 'nonsense'],
])('%s is counted as %s', (ip, counted) => expect(networkOf(ip)).toBe(counted))
