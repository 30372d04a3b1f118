import { describe, expect, it } from 'vitest'
import { isAddressOrNetwork, toAddressList } from './address-list.ts'

describe('a list of addresses', () => {
  const list = toAddressList(['192.0.2.7', '198.51.100.0/24', '2001:db8::/32'])

  it.each(['192.0.2.7', '198.51.100.200', '2001:db8::1'])('has %s', (ip) => expect(list.has(ip)).toBe(true))
  it.each(['192.0.2.8', '198.51.101.1', '2001:db9::1', '', 'nobody'])('has not %s', (ip) => expect(list.has(ip)).toBe(false))
  it('has no address when it is empty', () => expect(toAddressList([]).has('192.0.2.7')).toBe(false))

  it.each(['192.0.2.7', '10.0.0.0/8', '::1', '2001:db8::/32'])('may name %s', (text) => {
    expect(isAddressOrNetwork(text)).toBe(true)
  })
  it.each(['', 'palaro.example', '192.0.2', '192.0.2.0/33', '::/129', '10.0.0.0/8/8', '10.0.0.0/x'])(
    'may not name %s',
    (text) => {
      expect(isAddressOrNetwork(text)).toBe(false)
    },
  )
})
