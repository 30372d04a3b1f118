import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMerchantSettings } from '#server/platform/merchant/merchant-settings.ts'
import { confirmableAt, houseLimit, isLooser, lossOf, remainingOf, stricter, toStored, toWire } from './play-limits.ts'

const amount = fc.option(fc.bigInt({ min: 0n, max: 10n ** 15n }), { nil: null })

describe('limits of play', () => {
  it('RG-04 the stricter of two binds, whichever way they are given', () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const bound = stricter(one, other)
        expect(bound).toBe(stricter(other, one))
        for (const limit of [one, other]) if (limit !== null) expect(bound! <= limit).toBe(true)
        if (one === null && other === null) expect(bound).toBeNull()
      }),
    )
  })
  it('RG-05 a bet of 10 that wins 8 is a loss of 2, and winnings allow no more', () => {
    expect(lossOf(10n, 8n)).toBe(2n)
    expect(lossOf(8n, 10n)).toBe(0n)
  })
  it('leave what is not used, and never less than nothing', () => {
    expect(remainingOf(100n, 30n)).toBe(70n)
    expect(remainingOf(100n, 130n)).toBe(0n)
    expect(remainingOf(null, 130n)).toBeNull()
  })
  it('RG-03 a first limit and a lower one are at once; a higher one, or none, waits a day', () => {
    expect(isLooser(5n, null)).toBe(false)
    expect(isLooser(4n, 5n)).toBe(false)
    expect(isLooser(5n, 5n)).toBe(false)
    expect(isLooser(6n, 5n)).toBe(true)
    expect(isLooser(null, 5n)).toBe(true)
    expect(isLooser(null, null)).toBe(false)
    expect(confirmableAt(new Date(0)).getTime()).toBe(24 * 3_600_000)
  })
  it('are the house’s where it has some', () => {
    const settings = parseMerchantSettings({ limits: { loss: { DAY: '1000000' }, timeMinutes: { WEEK: 600 } } })
    expect(houseLimit(settings, 'LOSS', 'DAY')).toBe(1_000_000n)
    expect(houseLimit(settings, 'TIME', 'WEEK')).toBe(600n)
    expect(houseLimit(settings, 'DEPOSIT', 'DAY')).toBeNull()
  })
  it('of time are minutes on the wire', () => {
    expect(toStored('TIME', 600_000n)).toBe(60n)
    expect(toWire('TIME', 60n)).toBe(600_000n)
    expect(toStored('LOSS', 600_000n)).toBe(600_000n)
  })
})
