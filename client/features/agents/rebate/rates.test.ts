import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesOf, type RateConfig, seriesAt, toStep } from './rates.ts'

const slots: RateConfig = {
  type: 'RNG',
  productType: 'RNG',
  rebateValue: 2_000n,
  series: 0,
  lowest: 0n,
  highest: 9_000n,
  interval: 1_000n,
}
const lottery: RateConfig = {
  type: 'LOTT',
  productType: 'LOTT',
  rebateValue: 120_000n,
  series: 1_940,
  lowest: 0n,
  highest: 129_000n,
  interval: 1_000n,
}

describe('a rate for the server', () => {
  it.each([
    [4_400n, 4_000n],
    [4_600n, 5_000n],
    [-1n, 0n],
    [20_000n, 9_000n],
  ])('%s is rounded to the step %s', (rate, step) => expect(toStep(slots, rate)).toBe(step))

  it('is always one the server accepts', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: -1_000n, max: 20_000n }), fc.bigInt({ min: 0n, max: 9_000n }), (rate, lowest) => {
        const config = { ...slots, lowest }
        const step = toStep(config, rate)
        expect(step >= lowest && step <= config.highest).toBe(true)
        expect(step === lowest || (config.highest - step) % config.interval === 0n).toBe(true)
      }),
    ))

  it('is sent only if it changed', () => {
    expect(changesOf([slots, lottery], { RNG: 2_000n })).toEqual([])
    expect(changesOf([slots, lottery], { RNG: 5_000n, LOTT: 128_000n })).toEqual([
      { type: 'RNG', rebateValue: 0.5 },
      { type: 'LOTT', rebateValue: 12.8 },
    ])
  })

  it('of a lottery is sent as its series', () => expect(seriesAt(lottery, 128_000n)).toBe(1_956))
})
