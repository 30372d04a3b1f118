import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ParSheet } from '#contract/play/slots/par-sheet.ts'
import { drawsOf } from '#contract/play/fairness/byte-stream.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import { GAMES } from '#seed/reference/games/index.ts'
import { slotFigures } from './figures.ts'
import { fitPays } from './fit-pays.ts'
import { ACCEPTED, generateSheet, statedOf, volatilityOf } from './generate.ts'
import { drawStrips, lineList } from './generate-strips.ts'
import { slotModel } from './model.ts'
import { parFiguresOf } from './par-figures.ts'
import { playRound } from './round.ts'
import { sheetHash } from './sheet-hash.ts'
import { SHEETS } from './sheets.ts'
import { SLOT_CLASSES, type SlotClass, templateOf } from './templates.ts'
import { uniformOf } from './uniform.ts'
import { problemsOf } from './validate.ts'

const SLOTS = GAMES.filter(({ category, isVendorList }) => category === 'RNG' && !isVendorList)
const uniformFrom = (seed: string) => uniformOf(drawsOf(hmacSha256, { serverSeed: seed, clientSeed: 'generate', nonce: 0 }))
const sheetOf = (code: string) => SHEETS.find(({ gameCode }) => gameCode === code)!.sheet
/** Computing a tumbling board's retriggers takes seconds, and the generator has already done it. */
const withoutRetrigger = (sheet: ParSheet): ParSheet =>
  sheet.type === 'tumble' && sheet.free ? { ...sheet, free: { ...sheet.free, retrigger: undefined } } : sheet

describe('SLT-02 the sheets in play', () => {
  it('are more than 200, one for each slot of the catalogue, under its studio', () => {
    expect(SHEETS.length).toBeGreaterThan(200)
    expect(SHEETS.map(({ gameCode, gameName, vendorCode }) => ({ gameCode, gameName, vendorCode }))).toEqual(
      expect.arrayContaining(SLOTS.map(({ gameCode, name, vendorCode }) => ({ gameCode, gameName: name, vendorCode }))),
    )
    expect(new Set(SHEETS.map(({ gameCode }) => gameCode)).size).toBe(SHEETS.length)
  })

  it('all play differently', () => {
    expect(new Set(SHEETS.map(({ sheet }) => sheetHash(sheet))).size).toBe(SHEETS.length)
    expect(sheetHash({ ...SHEETS[0]!.sheet, id: 'another' })).toBe(sheetHash(SHEETS[0]!.sheet))
  })

  it('SLT-08 return 94.0 to 97.5 %, hit at 4 to 56 %, and vary as their class does', () => {
    const volatilityOfClass = (slotClass: SlotClass, lines: number) =>
      templateOf(slotClass, lines, uniformFrom('class')).volatility
    for (const { gameCode, classify, minLine } of SLOTS) {
      const { stated, type, ...sheet } = sheetOf(gameCode)
      const { rtp, hit, sd, maxScreen = 0 } = stated!
      const lines = 'lines' in sheet ? sheet.lines.length : minLine
      expect({ gameCode, type, volatility: volatilityOf(sd) }).toEqual({
        gameCode,
        type,
        volatility: volatilityOfClass(
          SLOT_CLASSES.find((one) => one === classify)!,
          lines,
        ),
      })
      expect(rtp).toBeGreaterThanOrEqual(ACCEPTED.leastRtp)
      expect(rtp).toBeLessThanOrEqual(ACCEPTED.mostRtp)
      expect(hit).toBeGreaterThanOrEqual(ACCEPTED.leastHit)
      expect(hit).toBeLessThanOrEqual(ACCEPTED.mostHit)
      expect(maxScreen).toBeLessThanOrEqual(sheet.maxWinX!)
    }
  })

  it('GAM-04 show their best screen, where screens are counted, at least once in 100,000,000 spins', () => {
    for (const { gameCode, sheet, figures } of SHEETS) {
      expect(figures.maxScreenChance === null, gameCode).toBe(sheet.type === 'tumble')
      if (figures.maxScreenChance) expect(1 / figures.maxScreenChance.value, gameCode).toBeLessThanOrEqual(100_000_000)
    }
  })

  it('are accepted by the validator', () => {
    expect(SHEETS.flatMap(({ sheet }) => problemsOf(withoutRetrigger(sheet)))).toEqual([])
  })

  it('state what their screens give: every twelfth is counted again', () => {
    const counted = SHEETS.filter(({ sheet }, index) => sheet.type !== 'tumble' && index % 12 === 0)
    expect(counted.length).toBeGreaterThan(12)
    for (const { sheet, figures } of counted) {
      expect({ id: sheet.id, ...statedOf(slotFigures(slotModel(sheet))) }).toEqual({ id: sheet.id, ...sheet.stated })
      expect({ id: sheet.id, ...parFiguresOf(sheet) }).toEqual({ id: sheet.id, ...figures })
    }
  })

  it('have figures that agree with what they state; a tumbling board is computed again', () => {
    for (const { sheet, figures } of SHEETS) {
      expect(figures.rtp.value).toBeCloseTo(sheet.stated!.rtp, 7)
      expect(figures.hit.value).toBeCloseTo(sheet.stated!.hit, 7)
      expect(figures.base.value + figures.scatter.value + figures.feature.value).toBeCloseTo(figures.rtp.value, 9)
      expect(figures.rtp.exact === null).toBe(sheet.type === 'tumble')
    }
    const { sheet, figures } = SHEETS.find((one) => one.sheet.type === 'tumble')!
    expect(parFiguresOf(sheet)).toEqual(figures)
  })

  it('play without error, and tumbling boards return about what they state', () => {
    for (const { sheet } of SHEETS) {
      const model = slotModel(sheet)
      const uniform = uniformFrom(sheet.id)
      const rounds = sheet.type === 'tumble' ? 400 : 40
      const mean =
        Array.from({ length: rounds }, () => playRound(model, uniform).units / model.unitsPerBet).reduce((a, b) => a + b) / rounds
      if (sheet.type === 'tumble')
        expect(Math.abs(mean - sheet.stated!.rtp)).toBeLessThan((4 * sheet.stated!.sd) / Math.sqrt(rounds))
    }
  })
})

describe('the generator', () => {
  it.each(['old-manila-sevens', 'palawan-dreams', 'mayon-megaways'])('SLT-09 makes the same sheet again: %s', (gameCode) => {
    const { classify, minLine } = SLOTS.find((game) => game.gameCode === gameCode)!
    const slotClass = SLOT_CLASSES.find((one) => one === classify)!
    expect(generateSheet({ gameCode, slotClass, lines: minLine }, () => false)).toEqual(sheetOf(gameCode))
  })

  it('SLT-09 makes another one where the first is known', () => {
    const wished = { gameCode: 'old-manila-sevens', slotClass: 'CLASSIC', lines: 5 } as const
    const first = generateSheet(wished, () => false)
    expect(sheetHash(generateSheet(wished, (hash) => hash === sheetHash(first)))).not.toBe(sheetHash(first))
  })

  it('gives up where nothing is accepted', () => {
    expect(() => generateSheet({ gameCode: 'x', slotClass: 'CLASSIC', lines: 5 }, () => true)).toThrow('no candidate for x')
  })

  it('SLT-09 keeps scatters at least a screen apart', () => {
    const plans = [
      { symbol: 'S', least: 0, most: 4 },
      { symbol: 'A', least: 12, most: 20 },
    ]
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 4 }), (seed, rows) => {
        for (const strip of drawStrips({ plans, scatter: 'S', reels: 3, rows }, uniformFrom(seed))) {
          const places = [...strip].flatMap((letter, place) => (letter === 'S' ? [place] : []))
          const gaps = places.map((place, index) => (places[index + 1] ?? places[0]! + strip.length) - place)
          expect(gaps.filter((gap) => gap < rows)).toEqual([])
        }
      }),
    )
  })

  it('lists as many lines as asked, all different and within the screen', () => {
    for (const count of [1, 5, 9]) expect(new Set(lineList(count, 3, 3)).size).toBe(count)
    for (const count of [20, 25, 50]) expect(new Set(lineList(count, 5, 3)).size).toBe(count)
    expect(lineList(50, 5, 3).every((line) => /^[0-2]{5}$/.test(line))).toBe(true)
  })

  it('SLT-09 fits pays closely to any target, rising with the count', () => {
    const pay = fc.record({ steps: fc.integer({ min: 1, max: 400 }), slope: fc.double({ min: 1e-5, max: 2e-3, noNaN: true }) })
    fc.assert(
      fc.property(
        fc.array(pay, { minLength: 6, maxLength: 9 }),
        fc.double({ min: 0.5, max: 0.8, noNaN: true }),
        (drawn, target) => {
          const wanted = drawn.map((one, index) => ({ ...one, symbol: 'ABC'[Math.floor(index / 3)]!, place: index % 3 }))
          const pays = fitPays(wanted, target)
          const finest = Math.min(...pays.map(({ slope }) => slope))
          const reached = pays.reduce((sum, { steps, slope }) => sum + steps * slope, 0)
          for (const [index, { steps, place }] of pays.entries())
            expect(steps).toBeGreaterThan(place === 0 ? 0 : pays[index - 1]!.steps)
          if (reached > target) return
          expect(target - reached).toBeLessThan(Math.max(0.0005, finest * 400))
        },
      ),
    )
  })
})
