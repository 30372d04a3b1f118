/** The stored catalogue (read whole: it is small) and the wins of settled rounds. */
import * as z from 'zod'
import { gameCategory } from '#contract/game.ts'
import { language } from '#contract/wire.ts'
import type { Database, Prisma } from '#server/platform/database.ts'
import type { CatalogueGame, CatalogueRows, CatalogueVendor, GameKey, MaintenanceWindow } from './catalogue.ts'
import { readMerchantSwitches } from './merchant-switches.ts'

const storedNames = z.partialRecord(language, z.string().min(1)).catch({})

type GameRow = Prisma.GameGetPayload<object>

const toGame = (row: GameRow): CatalogueGame => ({
  ...row,
  category: gameCategory.parse(row.category),
  names: storedNames.parse(row.names),
})

/** What launching asks about a game: everything that may stand in the way. */
export interface LaunchFacts {
  game: CatalogueGame
  vendor: CatalogueVendor
  /** The merchant has switched on the vendor, the category and the game. */
  isOffered: boolean
  /** The merchant's own, beside the vendor's. */
  window?: MaintenanceWindow | undefined
}

function whereKey(key: GameKey): Prisma.GameWhereInput {
  const vendor = 'vendor' in key && key.vendor ? { vendorCode: { equals: key.vendor, mode: 'insensitive' as const } } : {}
  if ('nodeId' in key) return { nodeId: key.nodeId, ...vendor }
  return 'id' in key ? { id: key.id, ...vendor } : { gameCode: key.code, ...vendor }
}

export interface BigWin {
  gameCode: string
  username: string
  payout: bigint
  settledAt: Date
}

export interface BigWinQuery {
  merchantId: number
  /** Rounds since then. */
  since: Date
  /** Absent = of any game. */
  gameCodes?: readonly string[] | undefined
  limit: number
}

/** The least payout the board shows: 100 units. Written in the SQL too, where it selects the index `game_round_big_win`. */
export const BIG_WIN_MIN_PAYOUT = 1_000_000n

/** Trial and test rounds are in no figure (ACC-11). `created_at` leaves the partitions before `since` unread. */
const BIG_WINS_SQL = `
  SELECT round.game_code AS "gameCode", member.username, round.payout, round.settled_at AS "settledAt"
  FROM game_round round JOIN member ON member.id = round.member_id
  WHERE round.merchant_id = $1 AND round.created_at >= $2 AND round.settled_at IS NOT NULL
    AND round.payout >= ${BIG_WIN_MIN_PAYOUT} AND round.payout > round.stake
    AND NOT round.is_trial AND NOT round.is_test AND NOT member.is_test
    AND ($3::text[] IS NULL OR round.game_code = ANY ($3))
  ORDER BY round.payout DESC, round.settled_at DESC
  LIMIT $4`

/** More are of no use to a player; the function stands in the migration `lobby_and_content`. */
const LIKE_LIMIT = 200
const SEARCH_LIKE_SQL = 'SELECT game_id AS id FROM game_search_like($1, $2)'

export function createGameRepository({ database }: { database: Database }) {
  const { prisma, pool } = database
  return {
    /** Moves with every change of games, vendors and their switches. */
    async catalogueVersion(): Promise<bigint> {
      const { rows } = await pool.query<{ version: bigint }>('SELECT version FROM catalogue_version')
      return BigInt(rows[0]?.version ?? 0)
    },

    async readCatalogue(): Promise<CatalogueRows> {
      const [games, vendors, switches, switchesByMerchant] = await Promise.all([
        prisma.game.findMany({ orderBy: [{ sortIndex: 'asc' }, { id: 'asc' }] }),
        prisma.vendor.findMany({ orderBy: [{ sortIndex: 'asc' }, { code: 'asc' }] }),
        prisma.merchantVendor.findMany({ where: { isEnabled: true } }),
        readMerchantSwitches(prisma),
      ])
      const vendorCodesByMerchant = new Map<number, Set<string>>()
      for (const { merchantId, vendorCode } of switches) {
        const codes = vendorCodesByMerchant.get(merchantId) ?? new Set()
        vendorCodesByMerchant.set(merchantId, codes.add(vendorCode))
      }
      return { games: games.map(toGame), vendors, vendorCodesByMerchant, switchesByMerchant }
    },

    /** Read from Postgres itself: a switch thrown now stops the next launch (ACC-09). */
    async findForLaunch(merchantId: number, key: GameKey): Promise<LaunchFacts | undefined> {
      const row = await prisma.game.findFirst({
        where: whereKey(key),
        // A code alone may name games of several vendors: one that runs is meant.
        orderBy: [{ isRunning: 'desc' }, { id: 'asc' }],
        include: {
          vendor: { include: { merchants: { where: { merchantId } } } },
          offAt: { where: { merchantId } },
        },
      })
      if (!row) return undefined
      const { vendor, offAt, ...game } = row
      const categoryOff = await prisma.merchantCategoryOff.count({ where: { merchantId, category: game.category } })
      const window = vendor.merchants.find(({ isEnabled }) => isEnabled)
      const isOffered = window !== undefined && offAt.length === 0 && categoryOff === 0
      return { game: toGame(game), vendor, isOffered, window }
    },

    /** Ids of games with names like the text (trigrams; a mistake or two don't matter), the likest first. */
    async searchLike(text: string): Promise<number[]> {
      const { rows } = await pool.query<{ id: number }>(SEARCH_LIKE_SQL, [text, LIKE_LIMIT])
      return rows.map(({ id }) => id)
    },

    async biggestWins({ merchantId, since, gameCodes, limit }: BigWinQuery): Promise<BigWin[]> {
      const { rows } = await pool.query<BigWin>(BIG_WINS_SQL, [merchantId, since, gameCodes ?? null, limit])
      return rows
    },
  }
}
export type GameRepository = ReturnType<typeof createGameRepository>
