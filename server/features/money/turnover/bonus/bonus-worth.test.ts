import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bonusWorth, type WorthGame, type WorthTerms } from './bonus-worth.ts'

const DICE: WorthGame = { returns: 0.99, odds: [1.2, 2, 5, 10], counts: 0.2 }
const SLOT: WorthGame = { returns: 0.97, odds: [2, 10, 50], counts: 1 }
const terms = (more: Partial<WorthTerms> = {}): WorthTerms => ({
  required: 20,
  maxStake: 0.1,
  releaseLimit: 1,
  games: [DICE],
  ...more,
})

/** Repeats the same bet to the end of the bonus; returns the average result. */
function simulate({ required, maxStake, releaseLimit }: WorthTerms, game: WorthGame, odds: number, rounds: number): number {
  let seed = 12_345
  /** mulberry32. */
  const random = () => {
    seed = (seed + 0x6d2b79f5) | 0
    let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
  let sum = 0
  for (let round = 0; round < rounds; round++) {
    let [money, left] = [1, required]
    while (money > 1e-9 && left > 1e-9) {
      const stake = Math.min(maxStake, money)
      money += random() < game.returns / odds ? stake * (odds - 1) : -stake
      left -= stake * game.counts
    }
    sum += Math.min(left > 1e-9 ? 0 : money, releaseLimit ?? Infinity)
  }
  return sum / rounds
}

describe('BON-06: what a bonus is worth to the player who plays it best', () => {
  it('is all of it where nothing is asked, and nothing where no game counts', () => {
    expect(bonusWorth(terms({ required: 0 }))).toBe(1)
    expect(bonusWorth(terms({ games: [{ ...DICE, counts: 0 }] }))).toBe(0)
  })

  it('one bet of all of it: a half of 1.98, by hand', () => {
    const once = terms({ required: 1, maxStake: 1, releaseLimit: undefined, games: [{ returns: 0.99, odds: [2], counts: 1 }] })
    // Small stakes cost a hundredth too: no strategy is better than 0.99.
    expect(bonusWorth(once)).toBeCloseTo(0.99, 6)
    // At most 1 is released: double or nothing brings at most a half.
    expect(bonusWorth({ ...once, releaseLimit: 1 })).toBeCloseTo(0.99, 6)
  })

  it('is more with less to play, a greater stake, more released, a better game', () => {
    const more = fc.record({
      required: fc.integer({ min: 2, max: 30 }),
      stake: fc.constantFrom(0.02, 0.05, 0.1),
      limit: fc.constantFrom(1, 2, 3),
    })
    fc.assert(
      fc.property(more, ({ required, stake, limit }) => {
        const base = terms({ required, maxStake: stake, releaseLimit: limit, games: [SLOT] })
        const worth = bonusWorth(base)
        expect(worth).toBeGreaterThan(0)
        expect(worth).toBeLessThan(1)
        const slack = 0.02
        expect(bonusWorth({ ...base, required: required * 1.5 })).toBeLessThanOrEqual(worth + slack)
        expect(bonusWorth({ ...base, releaseLimit: limit + 1 })).toBeGreaterThanOrEqual(worth - slack)
        expect(bonusWorth({ ...base, games: [{ ...SLOT, returns: 0.98 }] })).toBeGreaterThanOrEqual(worth - slack)
        expect(bonusWorth({ ...base, games: [SLOT, DICE] })).toBeGreaterThanOrEqual(worth - slack)
      }),
      { numRuns: 8 },
    )
  })

  it('is computed within a moment however much is asked, and is next to nothing then', () => {
    const started = performance.now()
    const worth = bonusWorth(terms({ required: 100_000, games: [DICE, SLOT] }))
    expect(worth).toBeLessThan(0.2)
    expect(performance.now() - started).toBeLessThan(3_000)
  })

  it.each([
    { game: DICE, odds: 2, required: 5 },
    { game: DICE, odds: 10, required: 5 },
    { game: DICE, odds: 1.2, required: 2 },
    { game: SLOT, odds: 2, required: 20 },
    { game: SLOT, odds: 10, required: 20 },
    { game: SLOT, odds: 50, required: 10 },
  ])('is no less than any one way of playing brings: $odds× for $required', ({ game, odds, required }) => {
    const asked = terms({ required, games: [game], releaseLimit: 2 })
    expect(bonusWorth(asked)).toBeGreaterThan(simulate(asked, game, odds, 4_000) - 0.03)
  })
})
