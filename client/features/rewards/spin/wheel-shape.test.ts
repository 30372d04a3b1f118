import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAlongRadius, labelSize, middleOf, SPEED, stopOf, ticksOf } from './wheel-shape.ts'

const fields = fc.integer({ min: 2, max: 12 })
const turned = (degrees: number) => ((degrees % 360) + 360) % 360

describe('the wheel', () => {
  it('stops with the middle of its field at the pointer, after two turns and before three', () =>
    fc.assert(
      fc.property(fields, fc.nat(11), fc.integer({ min: 0, max: 10_000 }), (count, number, from) => {
        const place = number % count
        const { to } = stopOf(from, place, count)
        expect(to - from).toBeGreaterThanOrEqual(720)
        expect(to - from).toBeLessThan(1_080)
        expect(turned(to + middleOf(place, count) + 180)).toBeCloseTo(180, 6)
      }),
    ))

  it('slows down from the speed it had', () => {
    const { to, milliseconds } = stopOf(100, 3, 9)
    // The slope of 1 - (1 - x)³ at 0 is 3.
    expect((3 * (to - 100)) / milliseconds).toBeCloseTo(SPEED, 6)
    expect(milliseconds).toBeGreaterThanOrEqual(3_000)
    expect(milliseconds).toBeLessThan(4_500)
  })

  it('stops anywhere if its prize is not on it any more', () => expect(stopOf(100, null, 9).to).toBe(820))

  it('ticks ever more slowly, and last where its field begins', () =>
    fc.assert(
      fc.property(fields, fc.nat(11), (count, number) => {
        const { to } = stopOf(0, number % count, count)
        const ticks = ticksOf(0, to, count, 0.01)
        const gaps = ticks.slice(1).map((tick, at) => tick - ticks[at]!)
        expect(gaps.every((gap) => gap >= 0.01)).toBe(true)
        expect(to * (1 - (1 - ticks.at(-1)!) ** 3)).toBeCloseTo(to - 180 / count, 4)
      }),
    ))

  it('writes long amounts, and those of many fields, along the radius, small enough for their room', () => {
    expect(isAlongRadius(['₱888', '₱2'])).toBe(false)
    expect(isAlongRadius(['₱1,000,000', '₱2'])).toBe(true)
    expect(isAlongRadius(Array.from({ length: 12 }, () => '₱5'))).toBe(true)
    expect(labelSize(['₱888', '₱2', ''])).toBe(25)
    expect(labelSize(['₱1,000,000', '₱2'])).toBeLessThan(16)
  })
})
