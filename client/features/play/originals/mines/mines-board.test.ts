import { describe, expect, it } from 'vitest'
import { chanceAfter, chanceOf, highestPayout, mostTiles, multiplierAfter, randomTile, tileBeside, TILES } from './mines-board.ts'

const wide = { maxPayout: 10n ** 15n, maxProfit: 10n ** 15n, bonus: null }
const STAKE = 1_000_000n

describe('the board of Mines', () => {
  it('ORI-04: has the published multipliers', () => {
    expect([multiplierAfter(3, 1), multiplierAfter(3, 5), multiplierAfter(24, 1)]).toEqual([11_250, 19_974, 247_500])
  })

  it('has the chance of the next tile, and of all so far', () => {
    expect(chanceAfter(5, 0)).toBeCloseTo(0.8)
    expect(chanceAfter(5, 5)).toBeCloseTo(0.75)
    expect(chanceOf(5, 2)).toBeCloseTo((20 / 25) * (19 / 24))
  })

  it.each([
    { of: 'all safe tiles', limits: wide, tiles: 22 },
    { of: 'the last within the highest payout', limits: { ...wide, maxPayout: 1_478_571n }, tiles: 3 },
    { of: 'the last within the highest profit', limits: { ...wide, maxProfit: 285_714n }, tiles: 2 },
    { of: 'the last within the odds of a bonus', limits: { ...wide, bonus: { maxOdds: 12_857 } }, tiles: 1 },
  ])('ends a round after $of', ({ limits, tiles }) => expect(mostTiles(3, STAKE, limits)).toBe(tiles))

  it('pays no more than the lowest of payout, profit and the odds of a bonus', () => {
    expect(highestPayout(STAKE, { ...wide, maxPayout: 5_000_000n })).toBe(5_000_000n)
    expect(highestPayout(STAKE, { ...wide, maxPayout: 5_000_000n, maxProfit: 3_000_000n })).toBe(4_000_000n)
    expect(highestPayout(STAKE, { ...wide, bonus: { maxOdds: 15_000 } })).toBe(1_500_000n)
  })

  it.each([
    [0, 'ArrowRight', 1],
    [4, 'ArrowRight', undefined],
    [7, 'ArrowUp', 2],
    [22, 'ArrowDown', undefined],
    [5, 'ArrowLeft', undefined],
    [12, 'Enter', undefined],
  ])('from tile %i, %s leads to %s', (tile, key, beside) => expect(tileBeside(tile, key)).toBe(beside))

  it('picks a tile that is not taken, if there is one', () => {
    expect(randomTile([0, 1], () => 0)).toBe(2)
    expect(randomTile(TILES, () => 0)).toBeUndefined()
  })
})
