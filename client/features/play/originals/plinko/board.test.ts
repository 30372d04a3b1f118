import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binsOf, binTone, fallOf, pinsOf, WIDTH } from './board.ts'

const path = fc
  .integer({ min: 8, max: 16 })
  .chain((rows) => fc.string({ unit: fc.constantFrom('L', 'R'), minLength: rows, maxLength: rows }))

describe('Plinko’s board', () => {
  it('has three pins in the first row and one more in each that follows', () =>
    expect(pinsOf(8)).toHaveLength(3 + 4 + 5 + 6 + 7 + 8 + 9 + 10))
  it('lets the ball fall into the bin of the path, which is the number of steps to the right', () =>
    fc.assert(
      fc.property(path, (one) => {
        const bin = binsOf(one.length)[[...one].filter((side) => side === 'R').length]!
        const end = fallOf(one).at(-1)!
        expect(end.x).toBeGreaterThan(bin.x)
        expect(end.x).toBeLessThan(bin.x + bin.width)
      }),
    ))
  it('never lets it leave the board', () =>
    fc.assert(fc.property(path, (one) => fallOf(one).every(({ x }) => x > 0 && x < WIDTH))))
  it('colours bins by what they pay', () =>
    expect([2_000, 10_000, 20_000, 99_999, 10_000_000].map(binTone)).toEqual(['low', 'even', 'high', 'high', 'top']))
})
