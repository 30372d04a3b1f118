import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAME_CATEGORIES } from '#contract/game-category.ts'
import { buildCatalogue, type CatalogueGame } from './catalogue.ts'
import { filterGames, type GameFilter, onePage } from './catalogue-filter.ts'
import { MERCHANT_ID, sampleGame, sampleRows, sampleVendor } from './catalogue.samples.ts'

const VENDORS = ['PSL', 'BGS', 'IMES', 'SV3']
const offered = (games: CatalogueGame[]) =>
  buildCatalogue(
    sampleRows(
      games,
      VENDORS.map((code) => sampleVendor(code)),
    ),
    MERCHANT_ID,
    new Date(0),
  ).games
const idsOf = (games: CatalogueGame[], filter: GameFilter) => filterGames(offered(games), filter).map(({ id }) => id)

describe('the type asked for (WIR-30)', () => {
  const games = [
    sampleGame(1),
    sampleGame(2, { category: 'INHOUSE', vendorCode: 'BGS' }),
    sampleGame(3, { category: 'SPORTS', vendorCode: 'IMES' }),
    sampleGame(4, { category: 'ESPORTS', vendorCode: 'IMES' }),
    sampleGame(5, { category: 'COCKFIGHT', vendorCode: 'SV3', hotRank: 2 }),
    sampleGame(6, { category: 'RNG', hotRank: 1 }),
  ]
  it.each<[string, GameFilter, number[]]>([
    ['nothing', {}, [1, 2, 3, 4, 5, 6]],
    ['ALL', { gameType: 'ALL' }, [1, 2, 3, 4, 5, 6]],
    ['a category', { gameType: 'RNG' }, [1, 6]],
    ['in-house games by their name', { gameType: 'INHOUSE' }, [2]],
    ['in-house games as RNG of the house vendor', { gameType: 'RNG', vassalage: 'BGS' }, [2]],
    ['a vendor in any case', { vassalage: 'imes' }, [3, 4]],
    ['SPORTS', { gameType: 'SPORTS' }, [3]],
    ['ESPORTS', { gameType: 'ESPORTS' }, [4]],
    ['COCKFIGHT', { gameType: 'COCKFIGHT' }, [5]],
    ['an e-sports vendor as SPORTS', { gameType: 'SPORTS', vassalage: 'IMES' }, [3, 4]],
    ['a cockfight vendor as SPORTS', { gameType: 'SPORTS', vassalage: 'SV3' }, [5]],
    ['HOT, hottest first', { gameType: 'HOT' }, [6, 5]],
  ])('%s', (_, filter, ids) => expect(idsOf(games, filter)).toEqual(ids))
})

describe('the other filters', () => {
  const games = [
    sampleGame(1, { name: 'Golden Carp', names: { vi: 'Cá Chép Vàng' }, minBet: 100n, classify: 'Crash' }),
    sampleGame(2, { name: 'Đảo Ngọc', minBet: 5_000n, isNew: true, minLine: 20 }),
    sampleGame(3, { name: 'Señorita', minBet: 10_000n, classify: 'Dice' }),
  ]
  it.each<[string, GameFilter, number[]]>([
    ['classification', { gameClassify: 'crash' }, [1]],
    ['classification ALL', { gameClassify: 'ALL' }, [1, 2, 3]],
    ['classification NEW', { gameClassify: 'NEW' }, [2]],
    ['new games', { isNew: true }, [2]],
    ['isNew=0, which asks for no filter', { isNew: false }, [1, 2, 3]],
    ['games that can be played for the amount', { minBet: 5_000n }, [1, 2]],
    ['lines', { minLine: 1 }, [1, 3]],
    ['several at once', { minBet: 5_000n, isNew: true, minLine: 20 }, [2]],
  ])('%s', (_, filter, ids) => expect(idsOf(games, filter)).toEqual(ids))
})

const anyGames = fc
  .array(
    fc.record({
      vendorCode: fc.constantFrom(...VENDORS),
      category: fc.constantFrom(...GAME_CATEGORIES),
      classify: fc.constantFrom('ALL', 'Crash', 'Dice'),
      name: fc.constantFrom('Golden Carp', 'Đảo Ngọc', 'Carp King', 'Señorita'),
      minBet: fc.bigInt(0n, 20_000n),
      isNew: fc.boolean(),
      hotRank: fc.option(fc.integer({ min: 1, max: 50 })),
    }),
    { maxLength: 60 },
  )
  .map((games) => games.map((game, index) => sampleGame(index + 1, game)))

const anyFilter: fc.Arbitrary<GameFilter> = fc.record(
  {
    gameType: fc.constantFrom(...GAME_CATEGORIES, 'ALL' as const, 'HOT' as const),
    vassalage: fc.constantFrom(...VENDORS, 'nobody'),
    gameClassify: fc.constantFrom('ALL', 'NEW', 'crash'),
    minBet: fc.bigInt(0n, 20_000n),
    isNew: fc.boolean(),
  },
  { requiredKeys: [] },
)

describe('properties', () => {
  it('pages partition the list, and a page beyond the end is empty with the right totals', () => {
    fc.assert(
      fc.property(anyGames, anyFilter, fc.integer({ min: 1, max: 30 }), (games, filter, pageSize) => {
        const found = filterGames(offered(games), filter)
        const { totalPages, total } = onePage(found, 1, pageSize)
        const pages = Array.from({ length: totalPages }, (_, index) => onePage(found, index + 1, pageSize).items)
        expect(pages.flat()).toEqual(found)
        expect(pages.slice(0, -1).every((page) => page.length === pageSize)).toBe(true)
        expect(onePage(found, totalPages + 1, pageSize)).toEqual({ items: [], total, totalPages })
      }),
    )
  })

  it('a filter is the games that pass each of its parts alone: no more, and no fewer', () => {
    fc.assert(
      fc.property(anyGames, anyFilter, (games, { gameType, vassalage, ...rest }) => {
        const all = offered(games)
        // The type and the vendor are combined: SPORTS with a vendor means more than SPORTS.
        const parts: GameFilter[] = [{ gameType, vassalage }, ...Object.entries(rest).map(([name, value]) => ({ [name]: value }))]
        const passing = parts.map((part) => new Set(filterGames(all, part)))
        const expected = all.filter((game) => passing.every((set) => set.has(game)))
        expect(new Set(filterGames(all, { gameType, vassalage, ...rest }))).toEqual(new Set(expected))
      }),
    )
  })

  it('never lists a game dearer than asked, of another vendor, or not new where new was asked', () => {
    fc.assert(
      fc.property(anyGames, anyFilter, (games, filter) => {
        for (const game of filterGames(offered(games), filter)) {
          if (filter.minBet !== undefined) expect(game.minBet).toBeLessThanOrEqual(filter.minBet)
          if (filter.vassalage) expect(game.vendorCode).toBe(filter.vassalage)
          if (filter.isNew) expect(game.isNew).toBe(true)
        }
      }),
    )
  })
})
