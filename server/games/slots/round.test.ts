import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawsOf } from '#contract/play/fairness/byte-stream.ts'
import { parSheet, type ParSheet } from '#contract/play/slots/par-sheet.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import { amountOf, type ReelModel, slotModel, stakeStep } from './model.ts'
import { playRound } from './round.ts'
import { screenAt } from './reel-screen.ts'
import { uniformOf } from './uniform.ts'
import { classic, fiveReels, tumble, ways } from './worked.samples.ts'

const uniformFrom = (seed: string) => uniformOf(drawsOf(hmacSha256, { serverSeed: seed, clientSeed: 'slots', nonce: 0 }))
const WORKED = [classic, fiveReels, ways, tumble]

describe('SLT-01 simulation', () => {
  it.each([
    { sheet: classic, rounds: 200_000 },
    { sheet: fiveReels, rounds: 100_000 },
    { sheet: ways, rounds: 100_000 },
    { sheet: tumble, rounds: 30_000 },
  ])('$sheet.id returns and hits within three sigma of the exact figures', ({ sheet, rounds }) => {
    const model = slotModel(sheet)
    const uniform = uniformFrom('a fixed seed, so that this test never fails by chance')
    const { rtp, hit, sd } = sheet.stated!
    let [units, hits] = [0, 0]
    for (let round = 0; round < rounds; round++) {
      const played = playRound(model, uniform)
      units += played.units
      hits += Number(played.base.units > 0)
    }
    expect(Math.abs(units / model.unitsPerBet / rounds - rtp)).toBeLessThan((3 * sd) / Math.sqrt(rounds))
    expect(Math.abs(hits / rounds - hit)).toBeLessThan(3 * Math.sqrt((hit * (1 - hit)) / rounds))
  })
})

describe('a round', () => {
  it.each(WORKED)('of $id follows from its random numbers alone', (sheet) => {
    const model = slotModel(sheet)
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const round = playRound(model, uniformFrom(seed))
        expect(playRound(model, uniformFrom(seed))).toEqual(round)
      }),
      { numRuns: 50 },
    )
  })

  it.each(WORKED)('SLT-06 of $id is the sum of its wins, and whole amounts at every stake offered', (sheet) => {
    const model = slotModel(sheet)
    fc.assert(
      fc.property(fc.string(), fc.bigInt({ min: 1n, max: 1_000_000n }), (seed, steps) => {
        const { base, freeGames, units } = playRound(model, uniformFrom(seed))
        const stake = steps * stakeStep(model)
        const screens = [base, ...freeGames]
        const sum = screens.reduce((all, screen) => {
          const times = screen.multipliers.reduce((total, { value }) => total + value, 0) || 1
          const won = screen.steps.flatMap(({ wins }) => wins).reduce((total, win) => total + win.units, 0)
          expect(screen.units).toBe((won * times + screen.scatterUnits) * screen.factor)
          return all + screen.units
        }, 0)
        expect(units).toBe(sum)
        const amounts = screens.map((screen) => amountOf(model, stake, screen.units))
        expect(amountOf(model, stake, units)).toBe(amounts.reduce((all, amount) => all + amount, 0n))
        expect(amountOf(model, stake, units) * BigInt(model.unitsPerBet)).toBe(stake * BigInt(units))
      }),
      { numRuns: 100 },
    )
  })

  it('SLT-06 plays as many free games as scatters award, with those they add', () => {
    const model = slotModel(fiveReels)
    const uniform = uniformFrom('features')
    const rounds = Array.from({ length: 5_000 }, () => playRound(model, uniform)).filter(({ freeGames }) => freeGames.length > 0)
    expect(rounds.length).toBeGreaterThan(40)
    for (const { base, freeGames } of rounds)
      expect(freeGames).toHaveLength([base, ...freeGames].reduce((sum, { awarded }) => sum + awarded, 0))
    expect(rounds.some(({ freeGames }) => freeGames.some(({ awarded }) => awarded > 0))).toBe(true)
  })

  it('refuses a stake at which a win would be no whole amount (GAM-15)', () => {
    const model = slotModel(fiveReels)
    expect(stakeStep(model)).toBe(20n)
    expect(() => amountOf(model, 30n, 1)).toThrow('multiple of 20')
    expect(() => amountOf(model, 0n, 1)).toThrow('multiple of 20')
  })

  it('SLT-04 never wins more than the sheet’s highest, and ends there', () => {
    const capped: ParSheet = { ...fiveReels, maxWinX: 12 }
    const model = slotModel(capped)
    const [uniform, other] = [uniformFrom('cap'), uniformFrom('cap')]
    const rounds = Array.from({ length: 6_000 }, () => playRound(model, uniform))
    expect(Math.max(...rounds.map(({ units }) => units))).toBe(12 * model.unitsPerBet)
    const cut = rounds.filter(({ isCapped }) => isCapped)
    expect(cut.length).toBeGreaterThan(15)
    for (const { base, freeGames } of cut) {
      const before = [base, ...freeGames].slice(0, -1).reduce((sum, { units }) => sum + units, 0)
      expect(before).toBeLessThan(12 * model.unitsPerBet)
    }
    // Without the cap some of the same rounds would win more.
    const uncapped = Array.from({ length: 6_000 }, () => playRound(slotModel(fiveReels), other).units)
    expect(Math.max(...uncapped)).toBeGreaterThan(12 * model.unitsPerBet)
  })
})

describe('a line', () => {
  const screenOf = (changes: object, stops: number[]) =>
    screenAt(
      slotModel(
        parSheet.parse({
          id: 'one-line',
          type: 'lines',
          reels: 3,
          rows: 1,
          strips: ['WA', 'WAS', 'WAB'],
          lines: ['000'],
          wild: { symbol: 'W', mult: 2, mode: 'product' },
          pays: { A: { 2: 1, 3: 5 }, B: { 3: 40 }, W: { 2: 10, 3: 100 } },
          scatter: { symbol: 'S', pays: { 1: 1 } },
          ...changes,
        }),
      ) as ReelModel,
      stops,
      false,
    )
  const wild = (mode: string) => ({ wild: { symbol: 'W', mult: 2, mode } })

  it.each([
    { seen: 'AWA', mode: 'product', pays: { symbol: 'A', count: 3, units: 10 } },
    { seen: 'AWW', mode: 'product', pays: { symbol: 'A', count: 3, units: 20 } },
    { seen: 'AWW', mode: 'any', pays: { symbol: 'A', count: 3, units: 10 } },
    { seen: 'AWW', mode: 'none', pays: { symbol: 'A', count: 3, units: 5 } },
    // The two wilds' own pay, not multiplied, against three of A doubled twice: 10 to 20; against A undoubled: 10 to 5.
    { seen: 'WWA', mode: 'product', pays: { symbol: 'A', count: 3, units: 20 } },
    { seen: 'WWA', mode: 'none', pays: { symbol: 'W', count: 2, units: 10 } },
    { seen: 'WWB', mode: 'none', pays: { symbol: 'B', count: 3, units: 40 } },
    { seen: 'WWW', mode: 'product', pays: { symbol: 'W', count: 3, units: 100 } },
    { seen: 'AAB', mode: 'none', pays: { symbol: 'A', count: 2, units: 1 } },
  ])('SLT-06 of $seen with wilds of mode $mode pays $pays.units as $pays.symbol', ({ seen, mode, pays }) => {
    const stops = [...seen].map((letter, reel) => ['WA', 'WAS', 'WAB'][reel]!.indexOf(letter))
    const { steps } = screenOf(wild(mode), stops)
    expect(steps[0]!.wins).toMatchObject([pays])
    expect(steps[0]!.wins[0]!.cells).toHaveLength(pays.count)
  })

  it('SLT-06 ends at a scatter, which pays by itself', () => {
    expect(screenOf({}, [0, 2, 0])).toMatchObject({ steps: [{ grid: ['W', 'S', 'W'], wins: [] }], scatterUnits: 1, units: 1 })
  })
})

describe('GAM-12 stops', () => {
  it.each([20, 24, 37])('of a strip of %i are equally likely', (stops) => {
    const [draws, uniform] = [200_000, uniformFrom(`stops/${stops}`)]
    const counts = Array.from({ length: stops }, () => 0)
    for (let draw = 0; draw < draws; draw++) counts[uniform(stops)]! += 1
    const expected = draws / stops
    const chiSquare = counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0)
    // Mean and deviation of the distribution with stops − 1 degrees of freedom.
    expect(Math.abs(chiSquare - (stops - 1))).toBeLessThan(3 * Math.sqrt(2 * (stops - 1)))
  })

  it('reject the words that would favour low numbers', () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 2, 5]
    const uniform = uniformOf(() => words.shift()!)
    // 2³² = 3 × 1,431,655,765 + 1: only the highest word is one too many.
    expect(uniform(3)).toBe((2 ** 32 - 2) % 3)
    expect(uniform(3)).toBe(2)
  })
})
