import { describe, expect, it } from 'vitest'
import { buildCatalogue, findGame, isUnderMaintenance } from './catalogue.ts'
import { MERCHANT_ID, sampleGame, sampleRows, sampleVendor } from './catalogue.samples.ts'

const now = new Date('2026-03-01T00:00:00Z')
const [before, after] = [new Date('2026-02-28T23:00:00Z'), new Date('2026-03-01T01:00:00Z')]

describe('maintenance of a vendor', () => {
  it.each([
    { from: null, until: null, isClosed: false },
    { from: before, until: after, isClosed: true },
    { from: before, until: null, isClosed: true },
    { from: null, until: after, isClosed: true },
    { from: after, until: null, isClosed: false },
    { from: null, until: before, isClosed: false },
    { from: before, until: now, isClosed: false },
  ])('from $from until $until: closed = $isClosed', ({ from, until, isClosed }) => {
    expect(isUnderMaintenance(sampleVendor('PSL', { maintenanceFrom: from, maintenanceUntil: until }), now)).toBe(isClosed)
  })
})

describe('the catalogue of a merchant', () => {
  const games = [sampleGame(1), sampleGame(2, { vendorCode: 'LMB' }), sampleGame(3, { isRunning: false })]

  it('holds the games of the vendors it has switched on (ACC-09)', () => {
    const rows = sampleRows(games, [sampleVendor('PSL'), sampleVendor('LMB')])
    const switchedOff = { ...rows, vendorCodesByMerchant: new Map([[MERCHANT_ID, new Set(['LMB'])]]) }
    expect(buildCatalogue(rows, MERCHANT_ID, now).games.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(buildCatalogue(switchedOff, MERCHANT_ID, now).games.map(({ id }) => id)).toEqual([2])
    expect(buildCatalogue(rows, MERCHANT_ID + 1, now).games).toEqual([])
  })

  it.each([
    { vendor: {}, available: [1] },
    { vendor: { isRunning: false }, available: [] },
    { vendor: { maintenanceFrom: before }, available: [] },
  ])('shows a game as available where it and its vendor run: $vendor', ({ vendor, available }) => {
    const catalogue = buildCatalogue(sampleRows(games, [sampleVendor('PSL', vendor)]), MERCHANT_ID, now)
    expect(catalogue.games.filter(({ isAvailable }) => isAvailable).map(({ id }) => id)).toEqual(available)
  })

  it('has what plays first, and nothing hot or new in what is coming soon', () => {
    const some = [
      sampleGame(1, { isRunning: false, isNew: true, hotRank: 1 }),
      sampleGame(2, { isNew: true, hotRank: 2 }),
      sampleGame(3, { vendorCode: 'LMB', isNew: true, hotRank: 3 }),
    ]
    const vendors = [sampleVendor('PSL'), sampleVendor('LMB', { isRunning: false })]

    const { games: offered } = buildCatalogue(sampleRows(some, vendors), MERCHANT_ID, now)

    expect(offered.map(({ id, plays, isNew, hotRank }) => [id, plays, isNew, hotRank])).toEqual([
      [2, true, true, 2],
      [1, false, false, null],
      [3, false, false, null],
    ])
  })

  it('counts a game as playing while it is closed, and where its merchant opens it elsewhere', () => {
    const vendors = [sampleVendor('PSL', { maintenanceFrom: before }), sampleVendor('LMB', { isRunning: false })]
    const elsewhere = {
      gamesOff: new Set<number>(),
      categoriesOff: new Set<string>(),
      windows: new Map(),
      vendorLists: new Map(),
    }
    const rows = {
      ...sampleRows(games, vendors),
      switchesByMerchant: new Map([[MERCHANT_ID, { ...elsewhere, launchUrls: new Map([['LMB', 'https://games.example']]) }]]),
    }

    const { games: offered } = buildCatalogue(rows, MERCHANT_ID, now)

    expect(offered.map(({ id, plays, isAvailable }) => [id, plays, isAvailable])).toEqual([
      [1, true, false],
      [2, true, true],
      [3, false, false],
    ])
  })

  it('has a vendor’s list among what plays if a game in it does', () => {
    const some = [
      sampleGame(1, { isVendorList: true, isRunning: false }),
      sampleGame(2, { isVendorList: true, isRunning: false, category: 'FISH' }),
      sampleGame(3),
      sampleGame(4, { isRunning: false, category: 'FISH' }),
    ]

    const { games: offered } = buildCatalogue(sampleRows(some, [sampleVendor('PSL')]), MERCHANT_ID, now)

    expect(offered.map(({ id, plays, isAvailable }) => [id, plays, isAvailable])).toEqual([
      [1, true, true],
      [3, true, true],
      [2, false, true],
      [4, false, false],
    ])
  })

  it('finds a game by node, number, vendor and code, or code alone', () => {
    const same = [sampleGame(1, { gameCode: 'dice', vendorCode: 'BGS' }), sampleGame(2, { gameCode: 'dice' })]
    const catalogue = buildCatalogue(sampleRows(same, [sampleVendor('PSL'), sampleVendor('BGS')]), MERCHANT_ID, now)
    expect(findGame(catalogue, { nodeId: 'n2' })?.id).toBe(2)
    expect(findGame(catalogue, { nodeId: 'n2', vendor: 'psl' })?.id).toBe(2)
    expect(findGame(catalogue, { nodeId: 'n2', vendor: 'BGS' })).toBeUndefined()
    expect(findGame(catalogue, { id: 2 })?.id).toBe(2)
    expect(findGame(catalogue, { vendor: 'psl', code: 'dice' })?.id).toBe(2)
    expect(findGame(catalogue, { code: 'dice' })?.id).toBe(1)
    expect(findGame(catalogue, { code: 'none' })).toBeUndefined()
  })

  it('finds by code alone the game that plays', () => {
    const same = [sampleGame(1, { gameCode: 'carp' }), sampleGame(2, { gameCode: 'carp', vendorCode: 'LMB', isRunning: false })]
    const catalogue = buildCatalogue(sampleRows(same, [sampleVendor('PSL'), sampleVendor('LMB')]), MERCHANT_ID, now)

    expect(findGame(catalogue, { code: 'carp' })?.id).toBe(1)
  })
})
