import { expect, it } from 'vitest'
import { parSheet } from '#contract/play/slots/par-sheet.ts'
import { countsOf, payTable, screensOf, shareOf, symbolsOf } from './sheet-symbols.ts'

const reels = parSheet.parse({
  id: 'reels',
  type: 'lines',
  reels: 3,
  rows: 1,
  strips: ['SQ-P', 'WQP-', 'QPW'],
  lines: ['000'],
  wild: { symbol: 'W', mult: 1, mode: 'none' },
  pays: { Q: { 2: 1, 3: 2 }, P: { 3: 50 } },
  scatter: { symbol: 'S', pays: { 1: 1 } },
})
const board = parSheet.parse({
  id: 'board',
  type: 'tumble',
  reels: 6,
  rows: 5,
  weights: { A: 30, P: 10, S: 2, M: 1 },
  bands: [8, 10, 12],
  pays: { A: [0.2, 0.5, 1], P: [1, 5, 20] },
  scatter: { symbol: 'S', pays: { 4: 3 } },
  multiplierSymbol: 'M',
  multipliers: { 2: 1 },
})

it('lists the best-paying symbols first, and blanks last', () => {
  expect(symbolsOf(reels)).toEqual(['P', 'Q', 'W', 'S', '-'])
  expect(symbolsOf(board)).toEqual(['P', 'A', 'S', 'M'])
})

it('counts symbols on each reel, and all screens', () => {
  const strips = 'strips' in reels ? reels.strips : []
  expect(countsOf('Q', strips)).toEqual([1, 1, 1])
  expect(countsOf('S', strips)).toEqual([1, 0, 0])
  expect(screensOf(strips)).toBe(48)
})

it('has a column for each count that pays, or each band', () => {
  expect(payTable(reels)).toEqual({
    columns: ['2×', '3×'],
    rows: [
      { symbol: 'P', pays: [undefined, 50] },
      { symbol: 'Q', pays: [1, 2] },
    ],
  })
  expect(payTable(board)).toEqual({
    columns: ['8–9', '10–11', '12+'],
    rows: [
      { symbol: 'P', pays: [1, 5, 20] },
      { symbol: 'A', pays: [0.2, 0.5, 1] },
    ],
  })
})

it('gives a weight as a share of all', () => {
  expect(shareOf(10, { A: 30, P: 10 })).toBe(0.25)
})
