import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ParSheet, parSheet } from '#contract/play/slots/par-sheet.ts'
import { deviationOf, slotFigures } from './figures.ts'
import { type ReelModel, slotModel } from './model.ts'
import { ratio, toNumber, whole } from './rational.ts'
import { screenAt } from './reel-screen.ts'
import { classic, fiveReels, tumble, ways } from './worked.samples.ts'

/** The worked sheets of SLT-01, as shares. */
const TABLE = [
  { sheet: classic, base: 0.955, scatter: 0, feature: 0, trigger: 0, retrigger: 0 },
  { sheet: fiveReels, base: 0.7049072, scatter: 0.04211426, feature: 0.21296022, trigger: 0.01605225, retrigger: 0.06652832 },
  { sheet: ways, base: 0.70415039, scatter: 0.03585815, feature: 0.21490956, trigger: 0.01605225, retrigger: 0.0836792 },
  { sheet: tumble, base: 0.85159827, scatter: 0.02934707, feature: 0.07506968, trigger: 0.00817325, retrigger: 0.04086625 },
]
const figuresOf = (sheet: ParSheet) => slotFigures(slotModel(sheet))

describe('SLT-01 the worked par sheets', () => {
  it.each(TABLE)('$sheet.id returns, hits and varies as stated, to 1e-6', ({ sheet, ...parts }) => {
    const figures = figuresOf(sheet)
    const { rtp, hit, sd, maxScreen } = sheet.stated!
    expect(Math.abs(toNumber(figures.rtp) - rtp)).toBeLessThan(1e-6)
    expect(Math.abs(toNumber(figures.hit) - hit)).toBeLessThan(1e-6)
    // Stated to five decimals.
    expect(Math.abs(deviationOf(figures) - sd)).toBeLessThan(1e-5)
    expect(figures.maxScreen && toNumber(figures.maxScreen)).toBe(maxScreen)
    for (const [name, value] of Object.entries(parts))
      expect(Math.abs(toNumber(figures[name as keyof typeof parts]) - value), name).toBeLessThan(1e-6)
  })

  it('are exact fractions where every screen is counted', () => {
    expect(figuresOf(classic).rtp).toEqual(ratio(191n, 200n))
    expect(figuresOf(classic).hit).toEqual(ratio(1_643n, 8_000n))
    expect(figuresOf(fiveReels).hit).toEqual(ratio(4_277_043n, 7_962_624n))
    expect(figuresOf(ways).hit).toEqual(ratio(3_560_589n, 7_962_624n))
  })
})

/** Small enough to check every screen: three reels of three to six stops, two rows. */
const strip = (letters: string) => fc.string({ unit: fc.constantFrom(...letters), minLength: 3, maxLength: 6 })
const pays = fc.record({ '2': fc.integer({ min: 1, max: 9 }), '3': fc.integer({ min: 10, max: 90 }) })
const small = { id: 'small', reels: 3, rows: 2, scatter: { symbol: 'S', pays: { 1: 1, 2: 3, 3: 20 } } }
const smallLines = fc
  .record({
    strips: fc.tuple(strip('ABWS-'), strip('ABWS-'), strip('ABWS-')),
    wild: fc.record({
      symbol: fc.constant('W'),
      mult: fc.integer({ min: 1, max: 3 }),
      mode: fc.constantFrom('none', 'any', 'product'),
    }),
    pays: fc.record({ A: pays, B: pays, W: pays }),
    lines: fc.subarray(['000', '111', '010', '101', '001'], { minLength: 1 }),
  })
  .map((parts) => parSheet.parse({ ...small, type: 'lines', ...parts }))
const smallWays = fc
  .record({ strips: fc.tuple(strip('ABS-'), strip('ABWS-'), strip('ABWS-')), pays: fc.record({ A: pays, B: pays }) })
  .map((parts) => parSheet.parse({ ...small, type: 'ways', wild: { symbol: 'W', mult: 1, mode: 'none' }, ...parts }))

function allScreens(model: ReelModel) {
  const [first = [], second = [], third = []] = model.strips.map((one) => [...one.keys()])
  return first.flatMap((a) => second.flatMap((b) => third.map((c) => screenAt(model, [a, b, c], false))))
}

describe('counting screens', () => {
  it.each([
    { type: 'lines', sheets: smallLines },
    { type: 'ways', sheets: smallWays },
  ])('SLT-07 agrees for any sheet of $type with looking at each of them', ({ sheets }) => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const model = slotModel(sheet) as ReelModel
        const wins = allScreens(model).map(({ units }) => BigInt(units))
        const [perBet, screens] = [BigInt(model.unitsPerBet), BigInt(wins.length)]
        const sum = wins.reduce((all, won) => all + won, 0n)
        const squares = wins.reduce((all, won) => all + won * won, 0n)

        const { rtp, hit, variance, maxScreen, maxScreenChance } = slotFigures(model)

        expect(rtp).toEqual(ratio(sum, screens * perBet))
        expect(hit).toEqual(ratio(BigInt(wins.filter((won) => won > 0n).length), screens))
        expect(variance).toEqual(ratio(squares * screens - sum * sum, (screens * perBet) ** 2n))
        const best = wins.reduce((most, won) => (won > most ? won : most))
        expect(maxScreen).toEqual(ratio(best, perBet))
        expect(maxScreenChance).toEqual(ratio(BigInt(wins.filter((won) => won === best).length), screens))
      }),
      { numRuns: 150 },
    )
  })
})

describe('free games', () => {
  const free = (games: object) =>
    parSheet.parse({
      id: 'coin',
      type: 'lines',
      reels: 1,
      rows: 1,
      // Half of the stops are scatters; a win pays 1, a scatter 1.
      strips: ['AS'],
      lines: ['0'],
      pays: { A: { 1: 1 } },
      scatter: { symbol: 'S', pays: { 1: 1 } },
      free: games,
    })

  it('SLT-07 are worth mult × E[X] / (1 − E[R]) each', () => {
    // Each screen pays 1; a free one pays 3 and starts another half of the time: 3 / (1 − ½) = 6. Two of them half of the time.
    const { rtp, feature, trigger, retrigger } = figuresOf(free({ trigger: { 1: 2 }, retrigger: { 1: 1 }, mult: 3 }))
    expect({ rtp, feature, trigger, retrigger }).toEqual({
      rtp: whole(7),
      feature: whole(6),
      trigger: ratio(1n, 2n),
      retrigger: ratio(1n, 2n),
    })
  })

  it('SLT-07 vary as a branching process does', () => {
    // Y = 3 + R·E[Y] varies by 9 / (1 − ½) = 18; the round by Var(1 + n·6) + E[n]·18 = 36 + 18.
    expect(figuresOf(free({ trigger: { 1: 2 }, retrigger: { 1: 1 }, mult: 3 })).variance).toEqual(whole(54))
  })

  it('SLT-07 that would never end have no figures', () => {
    expect(() => figuresOf(free({ trigger: { 1: 2 }, retrigger: { 1: 2 }, mult: 1 }))).toThrow('never end')
  })
})
