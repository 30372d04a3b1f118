import { GAME_CATEGORIES, type GameCategory } from '#contract/game-category.ts'
import { gameTile, vendorMark, vendorTile } from '#seed/art/index.ts'
import type { Database } from '#server/platform/database.ts'
import { amount } from './amount.ts'
import { storePictures } from './media.ts'
import { unique } from './unique.ts'

export interface VendorDetails {
  code?: string
  name?: string
  isRunning?: boolean
  maintenanceFrom?: Date
  maintenanceUntil?: Date
  sortIndex?: number
}

export interface VendorRecord {
  code: string
  name: string
}

export interface GameDetails {
  vendor?: VendorRecord
  name?: string
  /** Translations. */
  names?: Record<string, string>
  nodeId?: string
  gameCode?: string
  category?: GameCategory
  classify?: string
  minBet?: bigint
  minLine?: number
  isNew?: boolean
  hotRank?: number
  hasFreePlay?: boolean
  isRunning?: boolean
  /** Its tile opens the list of its vendor's games. */
  isVendorList?: boolean
  sortIndex?: number
  createdAt?: Date
}

export interface GameRecord {
  id: number
  nodeId: string
  gameCode: string
  /** Code of its vendor. */
  vendor: string
  category: GameCategory
  name: string
}

const AFTER_ALL_OTHERS = 1_000

/** Makes a vendor and offers it at every merchant. */
export async function createVendor({ prisma, pool }: Database, details: VendorDetails = {}): Promise<VendorRecord> {
  const code = details.code ?? unique('V').toUpperCase()
  const name = details.name ?? `Studio ${code}`
  const [markUrl = '', tileUrl = ''] = await storePictures(pool, [
    vendorMark({ code, name }),
    vendorTile({ code, name, category: 'RNG' }),
  ])
  await prisma.vendor.create({ data: { sortIndex: AFTER_ALL_OTHERS, ...details, code, name, markUrl, tileUrl } })
  // A merchant made at this moment may have added it.
  await pool.query(
    `INSERT INTO merchant_vendor (merchant_id, vendor_code, is_enabled) SELECT id, $1, true FROM merchant
     ON CONFLICT (merchant_id, vendor_code) DO NOTHING`,
    [code],
  )
  return { code, name }
}

/** Many games at once, sharing one picture, for long lists. */
export async function createGames(
  { prisma, pool }: Database,
  vendor: VendorRecord,
  names: readonly string[],
  details: Pick<GameDetails, 'isRunning'> = {},
): Promise<void> {
  const [iconUrl = ''] = await storePictures(pool, [gameTile({ name: vendor.name, category: 'RNG', key: vendor.code })])
  const category = GAME_CATEGORIES[0]
  await prisma.game.createMany({
    data: names.map((name) => {
      const key = unique('g')
      const minBet = amount(1)
      return {
        ...details,
        nodeId: key,
        gameCode: key,
        name,
        category,
        iconUrl,
        minBet,
        vendorCode: vendor.code,
        sortIndex: AFTER_ALL_OTHERS,
      }
    }),
  })
}

export async function createGame(
  { prisma, pool }: Database,
  vendor: VendorRecord,
  details: GameDetails = {},
): Promise<GameRecord> {
  const { vendor: _vendor, ...given } = details
  const key = unique('g')
  const name = given.name ?? `Game ${key}`
  const category = given.category ?? GAME_CATEGORIES[0]
  const [iconUrl = ''] = await storePictures(pool, [gameTile({ name, category, key: `${vendor.code}/${key}` })])
  const made = await prisma.game.create({
    data: {
      nodeId: key,
      gameCode: key,
      minBet: amount(1),
      sortIndex: AFTER_ALL_OTHERS,
      ...given,
      vendorCode: vendor.code,
      name,
      category,
      iconUrl,
    },
    select: { id: true, nodeId: true, gameCode: true },
  })
  return { ...made, vendor: vendor.code, category, name }
}
