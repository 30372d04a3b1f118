import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyStep, roundMoney, type RoundingMode, shareOfAmount, wholeSteps } from './money-rounding.ts'

const CENT = currencyStep('PHP')
const amount = fc.bigInt({ min: 0n, max: 10n ** 16n })
const divisor = fc.bigInt({ min: 1n, max: 10n ** 9n })

describe('rounding money', () => {
  it.each([
    { numerator: 10_050n, mode: 'down', expected: 10_000n },
    { numerator: 10_001n, mode: 'up', expected: 10_100n },
    { numerator: 10_000n, mode: 'up', expected: 10_000n },
  ] as const)('$numerator to cents, $mode: $expected', ({ numerator, mode, expected }) => {
    expect(roundMoney(numerator, 1n, mode, CENT)).toBe(expected)
  })

  it('never leaves the two multiples beside the true value', () => {
    fc.assert(
      fc.property(amount, divisor, (numerator, denominator) => {
        const rounded = (mode: RoundingMode) => roundMoney(numerator, denominator, mode, CENT)
        const [down, up] = [rounded('down'), rounded('up')]
        expect(down * denominator <= numerator && numerator <= up * denominator).toBe(true)
        expect([0n, CENT]).toContain(up - down)
      }),
    )
  })
})

it('as much of an amount as is whole steps', () => {
  expect([wholeSteps(12_345n, currencyStep('PHP')), wholeSteps(12_345n, currencyStep('VND'))]).toEqual([12_300n, 10_000n])
})

describe('a share of an amount', () => {
  it.each([
    { currency: 'PHP', step: 100n },
    { currency: 'VND', step: 10_000n },
    { currency: 'KWD', step: 10n },
  ])('is whole in the decimals of $currency', ({ currency, step }) => expect(currencyStep(currency)).toBe(step))

  it('is rounded down, and never by a whole step', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom('PHP', 'VND'), (of, ppm, currency) => {
        const step = currencyStep(currency)
        const share = shareOfAmount(of, ppm, step)
        expect(share % step).toBe(0n)
        const exact = of * BigInt(ppm)
        expect(share * 1_000_000n <= exact && exact < (share + step) * 1_000_000n).toBe(true)
      }),
    )
  })
})
