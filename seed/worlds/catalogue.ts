/** The shared catalogue: countries, banks, vendors, games and their pictures. */
import { gameTile, gameWide, vendorMark, vendorTile } from '#seed/art/index.ts'
import { storePictures } from '#seed/builders/media.ts'
import { insertRows } from '#seed/builders/rows.ts'
import { PAYOUT_BANKS } from '#seed/reference/banks.ts'
import { COUNTRIES } from '#seed/reference/countries.ts'
import { EXCHANGE_RATES } from '#seed/reference/exchange-rates.ts'
import { GAMES, type GameSeed } from '#seed/reference/games/index.ts'
import { VENDORS, type VendorSeed } from '#seed/reference/vendors.ts'
import { type WorldDeps, DAY_MS } from './context.ts'

/** How many hot games get a wide tile, besides the in-house ones. */
const WIDE_HOT = 16
const NEW_DAYS = 20
const OLD_DAYS = 400

const hasWide = ({ category, hotRank }: GameSeed) => category === 'INHOUSE' || (hotRank !== null && hotRank <= WIDE_HOT)
const artOf = ({ name, category, motif, vendorCode, nodeId }: GameSeed) => ({
  name,
  category,
  motif,
  key: `${vendorCode}/${nodeId}`,
})

/** The category with most of a vendor's games, for its tile. */
function mainCategory({ code }: VendorSeed) {
  const counts = new Map<GameSeed['category'], number>()
  for (const { vendorCode, category } of GAMES) if (vendorCode === code) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'RNG'
}

async function writeVendors({ database: { pool } }: WorldDeps): Promise<void> {
  const marks = await storePictures(pool, VENDORS.map(vendorMark))
  const tiles = await storePictures(
    pool,
    VENDORS.map((vendor) => vendorTile({ ...vendor, category: mainCategory(vendor) })),
  )
  await insertRows(
    pool,
    'vendor',
    VENDORS.map(({ code, name, isRunning }, index) => ({
      code,
      name,
      is_running: isRunning,
      mark_url: marks[index],
      tile_url: tiles[index],
      sort_index: index + 1,
    })),
  )
}

async function writeGames({ database: { pool }, clock }: WorldDeps): Promise<void> {
  const wideGames = GAMES.filter(hasWide)
  const icons = await storePictures(
    pool,
    GAMES.map((game) => gameTile(artOf(game))),
  )
  const wides = await storePictures(
    pool,
    wideGames.map((game) => gameWide(artOf(game))),
  )
  const now = clock.now().getTime()
  await insertRows(
    pool,
    'game',
    GAMES.map((game, index) => ({
      node_id: game.nodeId,
      game_code: game.gameCode,
      vendor_code: game.vendorCode,
      category: game.category,
      classify: game.classify,
      name: game.name,
      names: game.names,
      min_bet: game.minBet,
      min_line: game.minLine,
      is_new: game.isNew,
      hot_rank: game.hotRank,
      has_free_play: game.hasFreePlay,
      is_running: game.isRunning,
      is_vendor_list: game.isVendorList,
      icon_url: icons[index],
      wide_icon_url: wides[wideGames.indexOf(game)] ?? '',
      sort_index: game.sortIndex,
      created_at: new Date(now - (game.isNew ? NEW_DAYS : OLD_DAYS) * DAY_MS + index * 1_000),
    })),
  )
}

/** Does nothing if the catalogue already exists. */
export async function writeCatalogue(deps: WorldDeps): Promise<void> {
  const { prisma } = deps.database
  await prisma.country.createMany({ data: [...COUNTRIES], skipDuplicates: true })
  await prisma.bank.createMany({ data: [...PAYOUT_BANKS], skipDuplicates: true })
  await prisma.exchangeRate.createMany({ data: [...EXCHANGE_RATES], skipDuplicates: true })
  if ((await prisma.vendor.count({ where: { code: { in: VENDORS.map(({ code }) => code) } } })) > 0) return
  await writeVendors(deps)
  await writeGames(deps)
}
