/** The rules of Mines and Hi-Lo, tested as pure functions: pay tables, bounds and allowed steps. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HI_LO_CARDS, HI_LO_GUESSES, HI_LO_SKIP, hilo, hiLoRank, hiLoTable } from '#contract/play/originals/hilo.ts'
import { minePlaces, mines, MINES_MOST, minesFactor, minesTable, mostPicks } from '#contract/play/originals/mines.ts'
import { factorPayout } from '#contract/play/originals/multiplier.ts'
import type { Playing } from '#contract/play/originals/stepped.ts'
import { drawsOn } from '#server/games/fair/draws.ts'
import { returnsOf } from '#server/games/fair/returns.ts'
import { boundsOf } from './stepped-round.ts'

const LEAST_STAKE = 1_000n
const minesPays = minesTable.shape.options.parse((mines.pays() as { options: unknown }).options)
const hiLoPays = hiLoTable.shape.options.parse((hilo.pays() as { options: unknown }).options)
const wide = { maxPayout: 10n ** 15n, leastOdds: 0 }
const draws = (nonce: number) => drawsOn({ serverSeed: 'a server seed', clientSeed: 'a client seed', nonce })

const stakes = fc.bigInt({ min: LEAST_STAKE, max: 100_000_000n })
const nonces = fc.nat(10_000)
const limits = fc.record({
  maxPayout: fc.bigInt({ min: 1_000_000n, max: 10n ** 12n }),
  maxProfit: fc.bigInt({ min: 1_000_000n, max: 10n ** 12n }),
})

describe('ORI-01 mines', () => {
  it('GAM-03 GAM-15 no way to bet returns more than 99 %, nor less than 98.9 % at the least stake', () => {
    const { least, most, average } = returnsOf(mines.options(), LEAST_STAKE)
    expect(most).toBe(990_000)
    expect(average).toBe(990_000)
    expect(least).toBeGreaterThan(989_000)
    expect(minesPays).toHaveLength(MINES_MOST)
  })

  it('pays within its bounds whatever is picked, and ends at the last tile that is', () => {
    fc.assert(
      fc.property(stakes, limits, fc.integer({ min: 1, max: 24 }), nonces, (stake, table, count, nonce) => {
        const bounds = boundsOf(stake, table, undefined)
        let round: Playing<ReturnType<typeof mines.open>> = {
          stake,
          bounds,
          state: mines.open({ requestId: 'a-request', stake, mines: count }),
        }
        fc.pre(factorPayout(stake, mines.firstFactor(round.state)) <= bounds.maxPayout)
        const places = minePlaces(draws(nonce), count)
        const safe = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !places.includes(tile))
        const most = mostPicks(round)
        for (const [index, tile] of safe.slice(0, most).entries()) {
          const turn = mines.take(round, tile, draws(nonce))
          if (typeof turn === 'string') throw new Error(turn)
          expect(turn.end).toBe(index === most - 1 ? 'GAME' : null)
          round = { ...round, state: turn.state }
          expect(factorPayout(stake, mines.factorOf(turn.state)!)).toBeLessThanOrEqual(bounds.maxPayout)
        }
        if (most < safe.length) expect(factorPayout(stake, minesFactor(count, most + 1))).toBeGreaterThan(bounds.maxPayout)
        const mined = mines.take({ ...round, state: { ...round.state, picks: [] } }, places[0]!, draws(nonce))
        expect(mined).toMatchObject({ end: 'LOST', state: { hit: places[0] } })
      }),
      { numRuns: 200 },
    )
  })
})

describe('ORI-01 hi-lo', () => {
  it('GAM-03 GAM-15 returns 99 % a guess, and at least 75 % of any round at the least stake', () => {
    const { least, most } = returnsOf(hilo.options(), LEAST_STAKE)
    expect(most).toBe(990_000)
    expect(least).toBeGreaterThan(750_000)
    for (const { higher, lower } of hiLoPays) expect(Math.min(higher, lower)).toBeGreaterThan(10_000)
    expect(hiLoPays[6]).toEqual({ higher: 18_386, lower: 18_386 })
    expect(hiLoPays[0]).toEqual({ higher: 10_725, lower: 128_700 })
  })

  const moves = fc.array(fc.constantFrom(...HI_LO_GUESSES, HI_LO_SKIP), { minLength: 60, maxLength: 60 })
  it('pays within its bounds, draws the stream’s cards in order, and ends after 52 cards or 28 right guesses', () => {
    fc.assert(
      fc.property(stakes, limits, fc.constantFrom(...HI_LO_CARDS), nonces, moves, (stake, table, startCard, nonce, made) => {
        const bounds = boundsOf(stake, table, undefined)
        let round = { stake, bounds, state: hilo.open({ requestId: 'a-request', stake, startCard }) }
        let end: string | null = null
        for (const move of made) {
          const turn = hilo.take(round, move, draws(nonce))
          if (typeof turn === 'string') {
            expect(turn).toBe('bet.amount.limit')
            continue
          }
          round = { ...round, state: turn.state }
          end = turn.end
          if (end !== null) break
          const factor = hilo.factorOf(turn.state)
          if (factor) expect(factorPayout(stake, factor)).toBeLessThanOrEqual(bounds.maxPayout)
        }
        const draw = draws(nonce)
        const { cards } = round.state
        expect(cards.map(({ card }) => card)).toEqual(cards.map(() => HI_LO_CARDS[draw(52)]))
        if (end === 'GAME') expect(cards.length === 51 || cards.filter(({ isRight }) => isRight).length === 28).toBe(true)
        else if (end === null) expect(cards.length).toBeLessThan(51)
      }),
      { numRuns: 200 },
    )
  })

  it('BON-02 a guess below the least odds is refused', () => {
    const round = {
      stake: 10_000n,
      bounds: { ...wide, leastOdds: 12_000 },
      state: hilo.open({ requestId: 'r', stake: 1n, startCard: 'AD' }),
    }
    expect(hiLoRank('AD')).toBe(0)
    expect(hilo.take(round, 'higher', draws(0))).toBe('bonus.odds.range')
    expect(hilo.take(round, 'lower', draws(0))).toMatchObject({ state: { cards: [{ guess: 'lower' }] } })
  })
})

it('a round pays no more than the lowest of payout, profit and the odds of a bonus', () => {
  const of = (maxPayout: bigint, maxProfit: bigint, maxOdds?: number) =>
    boundsOf(10_000n, { maxPayout, maxProfit }, maxOdds === undefined ? undefined : { minOdds: 12_000, maxOdds }).maxPayout
  expect(of(50_000n, 60_000n)).toBe(50_000n)
  expect(of(50_000n, 30_000n)).toBe(40_000n)
  expect(of(50_000n, 60_000n, 15_000)).toBe(15_000n)
})
