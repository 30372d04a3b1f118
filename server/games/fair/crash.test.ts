/** The curve of Crash (CRS-01, CRS-02), its chain of hashes (PF-06), and its returns (GAM-03). */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CRASH_LEAST, CRASH_MOST, crashMs, firstMsAt, highestTarget, shownAt } from '#contract/play/crash/crash-curve.ts'
import { crashPoint } from '#contract/play/crash/crash-point.ts'
import { CHAIN_LENGTH, createLinks } from './crash-chain.ts'
import { crashOptions, winningDraws } from './crash-returns.ts'
import { returnsOf } from './returns.ts'
import { hmacSha256 } from './hmac.ts'
import { commitmentOf, makeServerSeed } from './seeds.ts'

describe('the curve', () => {
  it.each([
    { point: 100, first: 0, end: 166 },
    { point: 106, first: 972, end: 1_128 },
    { point: 200, first: 11_553, end: 11_636 },
  ])('CRS-01 CRS-02 shows $point from $first ms on and crashes at $end ms', ({ point, first, end }) => {
    expect(firstMsAt(point)).toBe(first)
    expect(crashMs(point)).toBe(end)
    expect([shownAt(first), shownAt(end - 1), shownAt(end)]).toEqual([point, point, point + 1])
    if (first > 0) expect(shownAt(first - 1)).toBe(point - 1)
  })

  it('CRS-01 CRS-02 2.00 first shows at 11,553 ms and 10.00 at 38,377 ms', () => {
    expect([shownAt(11_552), shownAt(11_553), shownAt(38_376), shownAt(38_377)]).toEqual([199, 200, 999, 1_000])
    expect(shownAt(-5)).toBe(100)
  })

  it('CRS-02 what is shown never falls, and no more than the point is shown before the crash', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: CRASH_MOST }), fc.double({ min: 0, max: 1, noNaN: true }), (point, part) => {
        const end = crashMs(point)
        const ms = Math.floor(end * part)
        if (ms < end) expect(shownAt(ms)).toBeLessThanOrEqual(point)
        expect(shownAt(end)).toBeGreaterThan(point)
        expect(shownAt(ms + 1)).toBeGreaterThanOrEqual(shownAt(ms))
        expect(firstMsAt(shownAt(ms))).toBeLessThanOrEqual(ms)
      }),
    )
  })

  it('CRS-05 the highest profit forces a cash-out: 100,000 on a stake of 500 at 201.00', () => {
    expect(highestTarget(5_000_000n, 1_000_000_000n)).toBe(20_100)
    expect(highestTarget(1_000n, 10n ** 15n)).toBe(CRASH_MOST)
    expect(highestTarget(10_000n, 50n)).toBe(100)
  })
})

describe('the chain', () => {
  it('PF-06 each link commits to the next, and place 0 to all of them', () => {
    const seed = makeServerSeed()
    const linkAt = createLinks({ seed, length: 1_300 })
    const links = Array.from({ length: 1_301 }, (_, place) => linkAt(place))
    expect(links.at(-1)).toBe(seed)
    for (let place = 1; place <= 1_300; place++) expect(commitmentOf(links[place]!)).toBe(links[place - 1])
    // In another order, from the cache.
    const again = createLinks({ seed, length: 1_300 })
    for (const place of [1_300, 1, 700, 501, 500, 499, 0]) expect(again(place)).toBe(links[place])
    expect(() => linkAt(1_301)).toThrow('no place')
    expect(CHAIN_LENGTH).toBeGreaterThan(10_000)
  })

  it('GAM-12 half of all rounds reach twice the stake, and 99 % of a stake comes back at any target', () => {
    let link = 'a fixed seed'
    const points = Array.from({ length: 10_000 }, () => {
      link = commitmentOf(link)
      return crashPoint(hmacSha256, link, 'a salt')
    })
    for (const target of [101, 150, 200, 1_000]) {
      const chance = 99 / target
      const sigma = Math.sqrt((chance * (1 - chance)) / points.length)
      const share = points.filter((point) => point >= target).length / points.length
      expect(Math.abs(share - chance)).toBeLessThan(4 * sigma)
    }
  })
})

describe('returns', () => {
  it('GAM-03 no target returns more than 99 %, none less than 98.9 % at the least stake', () => {
    const { least, most, average } = returnsOf(crashOptions(), 1_000n)
    expect(most).toBeLessThanOrEqual(990_000)
    expect(least).toBeGreaterThan(988_500)
    expect(average).toBeGreaterThan(989_000)
  })

  it('counts winning draws as the mapping does', () => {
    const pointOf = (draw: number) => Math.max(100, Math.floor((2 ** 32 / (draw + 1)) * 0.99 * 100))
    fc.assert(
      fc.property(fc.integer({ min: CRASH_LEAST, max: CRASH_MOST }), (target) => {
        const winners = winningDraws(target)
        // The published scheme uses floats, which may decide the last draw differently.
        expect(pointOf(winners - 2)).toBeGreaterThanOrEqual(target)
        expect(pointOf(winners + 1)).toBeLessThan(target)
      }),
    )
  })
})
