import { describe, expect, it } from 'vitest'
import type { VendorCard, VendorLane } from '#contract/play/game.ts'
import { allVendors, menuLanes, vendorOf } from './categories.ts'

const card = (accountTypeName: string) => ({ accountTypeName, displayName: `The ${accountTypeName}` }) as VendorCard
const lane = (title: VendorLane['title'], ...codes: string[]): VendorLane => ({
  title,
  cards: codes.map(card),
  gameClassify: [],
  gameCount: codes.length,
})
const lanes = [lane('RNG', 'PSL'), lane('FISH', 'PSL', 'DGT'), lane('LOTT', 'TCG'), lane('INHOUSE', 'BGS')]

describe('the categories of the catalogue', () => {
  it('SCR-13: are in the menu as the server sends them: in-house after the slots, no lotteries', () =>
    expect(menuLanes(lanes).map(({ title }) => title)).toEqual(['RNG', 'INHOUSE', 'FISH']))

  it('list each vendor once', () =>
    expect(allVendors(lanes).map(({ accountTypeName }) => accountTypeName)).toEqual(['PSL', 'DGT', 'TCG', 'BGS']))

  it.each([
    ['DGT', 'The DGT'],
    ['dgt', 'The DGT'],
    ['NOPE', undefined],
  ])('name the vendor %s: %s', (code, name) => expect(vendorOf(lanes, code)?.displayName).toBe(name))
})
