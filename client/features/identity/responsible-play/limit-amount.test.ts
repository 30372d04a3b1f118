import { describe, expect, it } from 'vitest'
import { limitMaximum, limitProblem, limitToTyped, limitToWire, minutesOf } from './limit-amount.ts'

describe('a typed limit', () => {
  it.each([
    ['LOSS', '1,234.50', '1234.5'],
    ['LOSS', '100,50', '100.5'],
    ['LOSS', '1.234,50', '1234.5'],
    ['DEPOSIT', ' 10 ', '10'],
    ['LOSS', '１２', '12'],
    ['TIME', '1.5', '90'],
    ['TIME', '1,5', '90'],
    ['TIME', '0.02', '1'],
  ] as const)('%s "%s" is %s', (kind, typed, wire) => expect(limitToWire(kind, typed)).toBe(wire))
  it.each([
    ['LOSS', ''],
    ['LOSS', '0'],
    ['LOSS', '-5'],
    ['LOSS', '1.23456'],
    ['LOSS', 'ten'],
    ['TIME', '0.001'],
  ] as const)('%s "%s" is not a limit', (kind, typed) => expect(limitToWire(kind, typed)).toBeUndefined())
  it.each([
    ['TIME', 'DAY', '24', undefined],
    ['TIME', 'DAY', '25', 'amount_high'],
    ['TIME', 'WEEK', '25', undefined],
    ['LOSS', 'DAY', '1,000,000,001', 'amount_high'],
    ['LOSS', 'DAY', 'x', 'amount_wrong'],
  ] as const)('%s a %s "%s": %s', (kind, period, typed, problem) => expect(limitProblem(kind, period, typed)).toBe(problem))
  it('is refused above the maximum, which is given as typed', () => {
    expect(limitMaximum('TIME', 'WEEK')).toBe(168)
    expect(limitMaximum('LOSS', 'WEEK')).toBe(1_000_000_000)
  })
  it('fills the field as it was typed', () => {
    expect(limitToTyped('TIME', 900_000n)).toBe('1.5')
    expect(limitToTyped('LOSS', 12_345_000n)).toBe('1234.5')
    for (const minutes of [1n, 50n, 100n, 1_439n])
      expect(limitToWire('TIME', limitToTyped('TIME', minutes * 10_000n))).toBe(String(minutes))
    expect(minutesOf(900_000n)).toBe(90)
  })
})
