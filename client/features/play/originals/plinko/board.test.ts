import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binsOf, binTone, fallOf, HEIGHT, pinsOf, touchesOf, trailOf, WIDTH } from './board.ts'

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
  it('lets it touch a pin of each row, to the side the path names', () =>
    fc.assert(
      fc.property(path, (one) => {
        const touches = touchesOf(one)
        const pins = pinsOf(one.length)
        for (const [row, side] of [...one].entries()) {
          const [at, next] = [touches[row + 1]!, touches[row + 2]!]
          expect(Math.sign(next.x - at.x)).toBe(side === 'R' ? 1 : -1)
          expect(pins.some(({ x, y }) => Math.abs(x - at.x) < 0.001 && y > at.y && y - at.y < 12)).toBe(true)
        }
        expect(trailOf(one)).toHaveLength(one.length + 1)
      }),
    ))
  it('never lets it leave the board', () =>
    fc.assert(fc.property(path, (one) => fallOf(one).every(({ x, y }) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT))))
  it('colours bins by what they pay', () =>
    expect([2_000, 5_000, 10_000, 15_000, 40_000, 110_000, 10_000_000].map(binTone)).toEqual([
      'slate',
      'blue',
      'violet',
      'pink',
      'red',
      'orange',
      'gold',
    ]))
})
