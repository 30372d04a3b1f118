import { describe, expect, it } from 'vitest'
import { chipsOf, coinsOf, largestOf, type Limits, problemOf } from './withdraw-values.ts'

const peso = (units: number) => BigInt(Math.round(units * 10_000))
const limits = (part: Partial<Limits> = {}): Limits => ({
  minimum: peso(200),
  maximum: peso(50_000),
  leftToday: peso(20_000),
  balance: peso(12_480.55),
  fixed: [],
  step: 100n,
  ...part,
})

describe('the amount of a withdrawal', () => {
  it.each([
    [peso(199.99), {}, 'minimum'],
    [peso(200), {}, undefined],
    [peso(12_480.56), {}, 'balance'],
    [peso(50_001), { balance: peso(90_000), leftToday: undefined }, 'maximum'],
    [peso(20_001), { balance: peso(90_000) }, 'left'],
    [peso(500.5), { step: 10_000n }, 'whole'],
    [peso(700), { fixed: [peso(500), peso(1_000)] }, 'fixed'],
    [peso(500), { fixed: [peso(500)] }, undefined],
  ] as const)('%s is reported as it is', (amount, part, text) => {
    expect(problemOf(amount, limits(part))?.text).toBe(text)
  })

  it('offers the maximum, in whole steps', () => {
    expect(largestOf(limits())).toBe(peso(12_480.55))
    expect(largestOf(limits({ step: 10_000n }))).toBe(peso(12_480))
    expect(largestOf(limits({ leftToday: peso(300) }))).toBe(peso(300))
    expect(largestOf(limits({ maximum: 0n, leftToday: undefined }))).toBe(peso(12_480.55))
  })

  it('offers chips within the limits, or the fixed amounts', () => {
    expect(chipsOf(limits({ maximum: peso(2_000) }))).toEqual([peso(500), peso(1_000), peso(2_000)])
    expect(chipsOf(limits({ fixed: [peso(300)] }))).toEqual([peso(300)])
  })

  it('rounds coins down, as the server does', () => {
    expect([coinsOf(peso(1_000), peso(57.5)), coinsOf(peso(115), peso(57.5))]).toEqual(['17.39130434', '2'])
  })
})
