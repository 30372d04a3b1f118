import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RISKS } from '#contract/play/originals/multiplier.ts'
import { WHEEL_SEGMENTS, wheelPays } from '#contract/play/originals/wheel.ts'
import { figuresOf, restOf, spinTo, ticksOf, toneOf, TURNS } from './wheel-shape.ts'

const segments = fc.constantFrom(...WHEEL_SEGMENTS)
const turned = (degrees: number) => ((degrees % 360) + 360) % 360

describe('the wheel', () => {
  it('comes to rest with the middle of its segment at the pointer, some turns further on', () =>
    fc.assert(
      fc.property(segments, fc.nat(49), fc.integer({ min: 0, max: 10_000 }), (count, number, from) => {
        const index = number % count
        const to = spinTo(from, index, count)
        expect(to - from).toBeGreaterThanOrEqual(TURNS * 360)
        expect(to - from).toBeLessThan((TURNS + 1) * 360)
        expect(turned(to)).toBeCloseTo(turned(restOf(index, count)), 6)
      }),
    ))
  it('ticks ever more slowly, and last where its segment begins', () =>
    fc.assert(
      fc.property(segments, fc.nat(49), (count, number) => {
        const to = spinTo(0, number % count, count)
        const ticks = ticksOf(0, to, count, 0.005)
        const gaps = ticks.slice(1).map((tick, at) => tick - ticks[at]!)
        expect(gaps.every((gap, at) => at === 0 || gap > gaps[at - 1]!)).toBe(true)
        expect(to * (1 - (1 - ticks.at(-1)!) ** 2)).toBeCloseTo(to - 180 / count, 6)
      }),
    ))
  it('has a colour for each figure, and another for each figure of a wheel', () => {
    for (const count of WHEEL_SEGMENTS)
      for (const risk of RISKS) {
        const pays = wheelPays(count, risk)
        const figures = figuresOf(pays)
        expect(new Set(figures.map((figure) => toneOf(figure, pays))).size).toBe(figures.length)
      }
  })
})
