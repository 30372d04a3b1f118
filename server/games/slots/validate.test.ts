import { describe, expect, it } from 'vitest'
import { type ParSheet, parSheet } from '#contract/play/slots/par-sheet.ts'
import { problemsOf } from './validate.ts'
import { classic, fiveReels, tumble, ways } from './worked.samples.ts'

/** `sheet` with some fields changed, parsed by the schema. */
const changed = (sheet: ParSheet, changes: object): ParSheet => parSheet.parse({ ...sheet, ...changes })
const [reelsOf, scatter] = [(sheet: ParSheet) => (sheet.type === 'tumble' ? [] : sheet.strips), fiveReels.scatter!]
const free = fiveReels.free!
const { W: _, ...withoutWild } = classic.pays

describe('SLT-05 the validator', () => {
  it.each([classic, fiveReels, ways, tumble])('accepts $id', (sheet) => expect(problemsOf(sheet)).toEqual([]))

  it.each([
    { says: 'wild on reel 0 in ways', sheet: changed(ways, { strips: [`W${reelsOf(ways)[0]}`, ...reelsOf(ways).slice(1)] }) },
    { says: '3 wilds from reel 0 have no pay of their own', sheet: changed(classic, { pays: withoutWild }) },
    {
      says: 'a free game adds one or more on average',
      sheet: changed(fiveReels, { free: { ...free, retrigger: { 3: 100, 4: 100, 5: 100 } } }),
    },
    {
      says: '3 scatters trigger free games and pay nothing',
      sheet: changed(fiveReels, { scatter: { ...scatter, pays: { 4: 10, 5: 50 } } }),
    },
    {
      says: 'free games without a scatter',
      sheet: changed(fiveReels, { scatter: undefined, pays: { ...fiveReels.pays, S: { 5: 1 } } }),
    },
    { says: 'the pays of A do not rise', sheet: changed(fiveReels, { pays: { ...fiveReels.pays, A: { 3: 7, 4: 7, 5: 49 } } }) },
    { says: 'the pays of S do not rise', sheet: changed(fiveReels, { scatter: { ...scatter, pays: { 3: 2, 4: 1, 5: 50 } } }) },
    { says: 'A has no pay for all 5 reels', sheet: changed(fiveReels, { pays: { ...fiveReels.pays, A: { 3: 7 } } }) },
    { says: 'line 01213 does not fit', sheet: changed(fiveReels, { lines: ['01213'] }) },
    { says: 'a line is listed twice', sheet: changed(classic, { lines: ['111', '111'] }) },
    { says: 'strips for 2 reels of 3', sheet: changed(classic, { strips: reelsOf(classic).slice(1) }) },
    { says: 'X stands on strips', sheet: changed(classic, { strips: reelsOf(classic).map((strip) => `${strip}X`) }) },
    { says: 'Z stands on none of the strips', sheet: changed(classic, { pays: { ...classic.pays, Z: { 3: 1 } } }) },
    { says: 'a wild that multiplies in ways', sheet: changed(ways, { wild: { symbol: 'W', mult: 2, mode: 'any' } }) },
    { says: 'bands that do not rise', sheet: changed(tumble, { bands: [10, 10, 14] }) },
    { says: 'P has 2 pays for 3 bands', sheet: changed(tumble, { pays: { ...tumble.pays, P: [1, 3] } }) },
    { says: 'M has a weight and no meaning', sheet: changed(tumble, { multiplierSymbol: undefined, multipliers: undefined }) },
  ])('refuses: $says', ({ says, sheet }) => expect(problemsOf(sheet)).toContainEqual(expect.stringContaining(says)))

  it.each([
    { what: 'a pay below 0', sheet: { ...classic, pays: { ...classic.pays, L: { 3: -2 } } } },
    { what: 'a pay with five decimals', sheet: { ...classic, pays: { ...classic.pays, L: { 3: 0.00001 } } } },
    { what: 'a symbol of two letters', sheet: { ...classic, pays: { ...classic.pays, LL: { 3: 1 } } } },
    { what: 'another type', sheet: { ...classic, type: 'cards' } },
  ])('the schema refuses $what', ({ sheet }) => expect(parSheet.safeParse(sheet).success).toBe(false))
})
