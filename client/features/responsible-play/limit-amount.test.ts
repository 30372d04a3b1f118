import { describe, expect, it } from 'vitest'
import { limitToTyped, limitToWire, minutesOf } from './limit-amount.ts'

describe('a typed limit', () => {
  it.each([
    ['LOSS', '1,234.50', '1234.50'],
    ['DEPOSIT', ' 10 ', '10'],
    ['LOSS', '１２', '12'],
    ['TIME', '1.5', '90'],
    ['TIME', '0.02', '1'],
  ] as const)('%s "%s" is %s', (kind, typed, wire) => expect(limitToWire(kind, typed)).toBe(wire))
  it.each([
    ['LOSS', ''],
    ['LOSS', '0'],
    ['LOSS', '-5'],
    ['LOSS', '1.23456'],
    ['LOSS', 'ten'],
    ['TIME', '0.001'],
  ] as const)('%s "%s" is none', (kind, typed) => expect(limitToWire(kind, typed)).toBeUndefined())
  it('stands in the field as it was typed', () => {
    expect(limitToTyped('TIME', 900_000n)).toBe('1.5')
    expect(limitToTyped('LOSS', 12_345_000n)).toBe('1234.5')
    expect(minutesOf(900_000n)).toBe(90)
  })
})
