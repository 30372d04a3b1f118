import { describe, expect, it } from 'vitest'
import { isCardNumber, tidyNumber } from '#contract/money/payout-account/account-number.ts'
import { maskNumber } from '#server/platform/mask-number.ts'
import { isBitcoinAddress, isTronAddress } from './virtual-address.check.ts'

describe('addresses', () => {
  it.each([
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    // BIP 173 and BIP 350
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    'bc1sw50qgdz25j',
  ])('of Bitcoin are known: %s', (address) => expect(isBitcoinAddress(address)).toBe(true))

  it.each([
    '',
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3',
    '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    // BIP 350: version 1 with the old checksum, version 0 with the new one, mixed case
    'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
    'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8F3t4',
    'bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  ])('that are none are refused: %j', (address) => expect(isBitcoinAddress(address)).toBe(false))

  it('of TRON are known by their checksum', () => {
    expect(isTronAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe(true)
    expect(isTronAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6s')).toBe(false)
    expect(isTronAddress('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2')).toBe(false)
    expect(isTronAddress(`T${'l0'.repeat(16)}x`)).toBe(false)
  })
})

describe('numbers', () => {
  it.each(['4111111111111111', '5500 0000 0000 0004', '3782-822463-10005', '4222222222222'])(
    'LED-20: that look like a card: %s',
    (typed) => expect(isCardNumber(typed)).toBe(true),
  )
  it.each(['4111111111111112', '411111111111', '', '12345678901234567890', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'])(
    'that do not: %j',
    (typed) => expect(isCardNumber(typed)).toBe(false),
  )
  it.each([
    ['0012 3456-7890', 'account', '001234567890'],
    ['+63 917 555 0001', 'mobile', '09175550001'],
    ['639175550001', 'mobile', '09175550001'],
    ['9175550001', 'mobile', '09175550001'],
    [' BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4 ', 'address', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ] as const)('are tidied: %s', (typed, kind, kept) => expect(tidyNumber(typed, kind)).toBe(kept))
  it('show their last digits alone', () => {
    expect(maskNumber('001234567890')).toBe('********7890')
    expect(maskNumber('123')).toBe('123')
  })
})
