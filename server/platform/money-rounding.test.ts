import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CENT, roundMoney, type RoundingMode } from './money-rounding.ts'

const amount = fc.bigInt({ min: 0n, max: 10n ** 16n })
const divisor = fc.bigInt({ min: 1n, max: 10n ** 9n })

describe('rounding money', () => {
  it.each([
    { numerator: 10_050n, mode: 'down', expected: 10_000n },
    { numerator: 10_050n, mode: 'nearest', expected: 10_100n },
    { numerator: 10_049n, mode: 'nearest', expected: 10_000n },
    { numerator: 10_001n, mode: 'up', expected: 10_100n },
    { numerator: 10_000n, mode: 'up', expected: 10_000n },
  ] as const)('$numerator to cents, $mode: $expected', ({ numerator, mode, expected }) => {
    expect(roundMoney(numerator, 1n, mode, CENT)).toBe(expected)
  })

  it('never leaves the two multiples beside the true value', () => {
    fc.assert(
      fc.property(amount, divisor, (numerator, denominator) => {
        const rounded = (mode: RoundingMode) => roundMoney(numerator, denominator, mode, CENT)
        const [down, nearest, up] = [rounded('down'), rounded('nearest'), rounded('up')]
        expect(down * denominator <= numerator && numerator <= up * denominator).toBe(true)
        expect([0n, CENT]).toContain(up - down)
        expect([down, up]).toContain(nearest)
        expect(nearest % CENT).toBe(0n)
      }),
    )
  })
})
