/** The stored catalogue (read as a whole, because it is small) and the wins of settled rounds. */
import * as z from 'zod'
import { gameCategory } from '#contract/game-category.ts'
import { language } from '#contract/wire.ts'
import type { Database, Prisma } from '#server/platform/database.ts'
import type { CatalogueGame, CatalogueRows, CatalogueVendor, GameKey, MaintenanceWindow } from './catalogue.ts'
import { readMerchantSwitches } from './merchant-switches.repository.ts'
import { launchUrlOf, mayBeSimulated, SIMULATOR_PATH } from './plays.ts'

const storedNames = z.partialRecord(language, z.string().min(1)).catch({})

type GameRow = Prisma.GameGetPayload<object>

const toGame = (row: GameRow): CatalogueGame => ({
  ...row,
  category: gameCategory.parse(row.category),
  names: storedNames.parse(row.names),
})

/** What a launch needs to know about a game: everything that could prevent it. */
export interface LaunchFacts {
  game: CatalogueGame
  vendor: CatalogueVendor
  /** Vendor, category and game are switched on. */
  isOffered: boolean
  /** The merchant's own maintenance window, in addition to the vendor's. */
  window?: MaintenanceWindow | undefined
  /** Where the merchant opens the game; undefined = on this site. */
  launchUrl?: string | undefined
  /** It opens in the vendor simulator. */
  isSimulated?: boolean
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
  gameCodes: readonly string[]
  limit: number
}

/** The lowest payout on the board: 100 units. Repeated in the SQL, where it selects the index `game_round_big_win`. */
export const BIG_WIN_MIN_PAYOUT = 1_000_000n

/** Trial and test rounds are excluded (ACC-11). `created_at` skips the partitions before `since`. */
const BIG_WINS_SQL = `
  SELECT round.game_code AS "gameCode", member.username, round.payout, round.settled_at AS "settledAt"
  FROM game_round round JOIN member ON member.id = round.member_id
  WHERE round.merchant_id = $1 AND round.created_at >= $2 AND round.settled_at IS NOT NULL
    AND round.payout >= ${BIG_WIN_MIN_PAYOUT} AND round.payout > round.stake
    AND NOT round.is_trial AND NOT round.is_test AND NOT member.is_test
    AND round.game_code = ANY ($3)
  ORDER BY round.payout DESC, round.settled_at DESC
  LIMIT $4`

/** The state by which a cached catalogue is checked for changes. */
export interface CatalogueState {
  /** Changes with every change of games, vendors and their switches. */
  version: bigint
  /** Ids of merchants under maintenance. */
  closedSites: ReadonlySet<number>
  /** Ids of merchants whose games open in the vendor simulator if nothing else plays them. */
  simulatorSites: ReadonlySet<number>
}
const CATALOGUE_STATE = `SELECT version, ARRAY(SELECT id FROM merchant WHERE maintenance) AS "closedSites",
    ARRAY(SELECT id FROM merchant WHERE settings #>> '{vendors,hasSimulator}' = 'true') AS "simulatorSites"
  FROM catalogue_version`
interface StateRow {
  version: bigint
  closedSites: number[]
  simulatorSites: number[]
}

/** More results are of no use to a player; the function is in `prisma/functions/play.sql`. */
const LIKE_LIMIT = 200
const SEARCH_LIKE_SQL = 'SELECT game_id AS id FROM game_search_like($1, $2)'

interface Deps {
  database: Database
  /** Whether this server has the vendor simulator. */
  hasSimulator: boolean
}

export function createGameRepository({ database, hasSimulator }: Deps) {
  const { prisma, pool } = database

  async function catalogueState(): Promise<CatalogueState> {
    const { rows } = await pool.query<StateRow>(CATALOGUE_STATE)
    const [state] = rows
    const simulatorSites = new Set(hasSimulator ? state?.simulatorSites : [])
    return { version: BigInt(state?.version ?? 0), closedSites: new Set(state?.closedSites), simulatorSites }
  }

  return {
    catalogueState,

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

    /** Read from Postgres, not the cache, so that a switch prevents the next launch (ACC-09). */
    async findForLaunch(merchantId: number, key: GameKey): Promise<LaunchFacts | undefined> {
      const row = await prisma.game.findFirst({
        where: whereKey(key),
        // A bare code may match games of several vendors: prefer one that runs.
        orderBy: [{ isRunning: 'desc' }, { id: 'asc' }],
        include: {
          vendor: { include: { merchants: { where: { merchantId } } } },
          offAt: { where: { merchantId } },
          lists: { where: { merchantId } },
        },
      })
      if (!row) return undefined
      const { vendor, offAt, lists, ...stored } = row
      const game = { ...stored, isVendorList: lists[0]?.isVendorList ?? stored.isVendorList }
      const categoryOff = await prisma.merchantCategoryOff.count({ where: { merchantId, category: game.category } })
      const window = vendor.merchants.find(({ isEnabled }) => isEnabled)
      const isOffered = window !== undefined && offAt.length === 0 && categoryOff === 0
      const isSimulated =
        mayBeSimulated(game, vendor, window?.launchUrl) && (await catalogueState()).simulatorSites.has(merchantId)
      const launchUrl = isSimulated ? SIMULATOR_PATH : launchUrlOf(vendor, window?.launchUrl)
      return { game: toGame(game), vendor, isOffered, window, launchUrl, isSimulated }
    },

    /** Ids of games with similar names (by trigrams, which tolerate a typo or two), most similar first. */
    async searchLike(text: string): Promise<number[]> {
      const { rows } = await pool.query<{ id: number }>(SEARCH_LIKE_SQL, [text, LIKE_LIMIT])
      return rows.map(({ id }) => id)
    },

    async biggestWins({ merchantId, since, gameCodes, limit }: BigWinQuery): Promise<BigWin[]> {
      const { rows } = await pool.query<BigWin>(BIG_WINS_SQL, [merchantId, since, gameCodes, limit])
      return rows
    },
  }
}
export type GameRepository = ReturnType<typeof createGameRepository>
