import fc from 'fast-check'
import { expect, it } from 'vitest'
import { landedAt, STOP_STEP_MS, stoppingTurn, stopsOf, turnOf } from './spin-motion.ts'

const elapsed = fc.integer({ min: 0, max: 20_000 })

it('every reel ends on a whole row, and never turns back before it', () =>
  fc.assert(
    fc.property(elapsed, fc.boolean(), fc.integer({ min: 1, max: 8 }), (at, isTurbo, reels) => {
      const stops = stopsOf(reels, at, isTurbo)
      stops.forEach((stop, reel) => {
        expect(stoppingTurn(reel, stop, landedAt(stops))).toBe(stop.to)
        expect(Number.isInteger(stop.to)).toBe(true)
        let last = turnOf(reel, at)
        for (let time = at; time < stop.until; time += 16) {
          const now = stoppingTurn(reel, stop, time)
          expect(now).toBeGreaterThanOrEqual(last)
          last = now
        }
      })
    }),
  ))

it('reels stop from left to right, and in turbo together', () => {
  const begins = (isTurbo: boolean) => stopsOf(5, 3_000, isTurbo).map(({ at }) => at - 3_000)
  expect(begins(false)).toEqual([0, 1, 2, 3, 4].map((reel) => reel * STOP_STEP_MS))
  expect(begins(true)).toEqual([0, 0, 0, 0, 0])
})

it('a result that is there at once still shows a spin', () => expect(stopsOf(3, 0, false)[0]!.at).toBeGreaterThan(400))
