import { describe, expect, it } from 'vitest'
import { curveOf, dotsOf, placeAt } from './curve.ts'

const stage = { width: 366, height: 338 }

describe('the curve', () => {
  it('starts at the foot and rises to its head, always to the right and never down', () => {
    for (const elapsedMs of [500, 4_000, 8_000, 38_377, 120_000]) {
      const points = curveOf(elapsedMs, stage)
      expect(points[0]).toEqual({ x: 22, y: 304 })
      points.slice(1).forEach(({ x, y }, index) => {
        expect(x).toBeGreaterThan(points[index]!.x)
        expect(y).toBeLessThanOrEqual(points[index]!.y)
      })
    }
  })

  it('keeps its head in place once the axes grow with it, below the number and inside the stage', () => {
    const [early, late] = [placeAt(9_000, 9_000, stage), placeAt(90_000, 90_000, stage)]
    expect(early).toEqual({ x: 304, y: 148 })
    expect(late).toEqual(early)
  })
})

describe('cash-outs', () => {
  it('lie on the curve, each multiplier once, and are named where there is room', () => {
    const dots = dotsOf([162, 210, 210, 211, 305], 20_000, stage)

    expect(dots.map(({ multiplier }) => multiplier)).toEqual([305, 211, 210, 162])
    expect(dots.map(({ isNamed }) => isNamed)).toEqual([true, true, false, true])
    expect(dots[1]!.y).toBeGreaterThan(dots[0]!.y)
  })
})
