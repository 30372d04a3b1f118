/**
 * A merchant's day by game, calculated from raw rows, and past days as stored. Corrections count on the day they are made, as in
 * the house's days: a past day never changes.
 */
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import { vendorAlgorithm } from '#server/features/play/game/vendor-algorithm.ts'
import { dayStored, storedDay } from '#server/platform/calendar-day.ts'
import type { Database, Pool } from '#server/platform/database.ts'

export interface GameKey {
  vendorCode: string
  gameCode: string
}
/** Amounts as stored, in 1/10 000 of the unit. */
export interface Settled {
  games: number
  wins: number
  staked: bigint
  paidOut: bigint
  voids: number
  voided: bigint
}
export interface OpenGames {
  openGames: number
  openStakes: bigint
}
export interface GameFacts extends GameKey {
  name: string
  category: string
  vendorName: string
  /** Whether this site's engines play it. */
  isPlayedHere: boolean
}
interface Span {
  merchantId: number
  from: Date
  before: Date
}

/** How long a round may stay open before it settles. */
const ROUND_DAYS = 8
/** The row with the sum of a stored day's games. */
const ALL_GAMES: GameKey = { vendorCode: '', gameCode: '' }
const VENDOR_PREFIX = vendorAlgorithm('')
/** Two vendors may use the same game code; a round's algorithm names the vendor that played it. */
const vendorOf = (row: string) =>
  `CASE WHEN ${row}.algorithm LIKE '${VENDOR_PREFIX}%' THEN substr(${row}.algorithm, ${VENDOR_PREFIX.length + 1}) ELSE '${INHOUSE_VENDOR}' END AS "vendorCode"`

/** $1 merchant, $2 from, $3 before. A round without a result counts as a void, not as a game. */
const CALCULATE = `
  SELECT ${vendorOf('c')}, c.game_code AS "gameCode",
    sum(CASE WHEN c.bets = 1 AND c.returned IS NOT NULL THEN 0 ELSE c.bets END)::int AS games,
    sum((c.payout > 0)::int - (c.payout_before > 0)::int)::int AS wins,
    sum(c.stake - c.stake_before) AS staked, sum(c.payout - c.payout_before) AS "paidOut",
    count(c.returned)::int AS voids, coalesce(sum(c.returned), 0) AS voided
  FROM bet_change c
  WHERE c.merchant_id = $1::integer AND c.changed_at >= $2::timestamptz AND c.changed_at < $3::timestamptz
    AND c.row_at >= $2::timestamptz - interval '${ROUND_DAYS} days' AND c.row_at < $3::timestamptz
  GROUP BY 1, 2`

/** $1 merchant, $2 first and $3 last day. */
const STORED = `
  SELECT vendor_code AS "vendorCode", game_code AS "gameCode", sum(games)::int AS games, sum(wins)::int AS wins,
    sum(staked) AS staked, sum(paid_out) AS "paidOut", sum(voids)::int AS voids, sum(voided) AS voided
  FROM game_day
  WHERE merchant_id = $1::integer AND day BETWEEN $2::date AND $3::date AND game_code <> ''
  GROUP BY 1, 2`

const OPEN = `
  SELECT ${vendorOf('r')}, r.game_code AS "gameCode", count(*)::int AS "openGames", sum(r.stake) AS "openStakes"
  FROM game_round r
  WHERE r.settled_at IS NULL AND r.merchant_id = $1::integer AND NOT r.is_trial AND NOT r.is_test
  GROUP BY 1, 2`

/** $1 merchant, $2 vendors and $3 games, in pairs. */
const FACTS = `
  SELECT g.vendor_code AS "vendorCode", g.game_code AS "gameCode", g.name, g.category, v.name AS "vendorName",
    coalesce(m.launch_url, v.launch_url) IS NULL AND g.is_running AND v.is_running AS "isPlayedHere"
  FROM unnest($2::text[], $3::text[]) AS asked (vendor_code, game_code)
  JOIN game g ON g.vendor_code = asked.vendor_code AND g.game_code = asked.game_code
  JOIN vendor v ON v.code = g.vendor_code
  LEFT JOIN merchant_vendor m ON m.merchant_id = $1::integer AND m.vendor_code = g.vendor_code`

interface Sources extends Pick<Database, 'prisma' | 'pool'> {
  reports: Pool
}

export function createGamePerformanceRepository({ prisma, pool, reports }: Sources) {
  return {
    /** Figures to be stored are not read from a replica, which may lag. */
    async calculate({ merchantId, from, before }: Span, isToKeep: boolean): Promise<(GameKey & Settled)[]> {
      const { rows } = await (isToKeep ? pool : reports).query<GameKey & Settled>(CALCULATE, [
        merchantId,
        from.toISOString(),
        before.toISOString(),
      ])
      return rows
    },

    async storedDays(merchantId: number, from: string, to: string): Promise<ReadonlySet<string>> {
      const rows = await prisma.gameDay.findMany({
        where: { merchantId, day: { gte: storedDay(from), lte: storedDay(to) }, ...ALL_GAMES },
        select: { day: true },
      })
      return new Set(rows.map(({ day }) => dayStored(day)))
    },
    /** Stores a whole day, or nothing. */
    async keep(merchantId: number, day: string, games: readonly (GameKey & Settled)[], all: Settled): Promise<void> {
      const rows = [{ ...ALL_GAMES, ...all }, ...games]
      await prisma.gameDay.createMany({
        data: rows.map((row) => ({ merchantId, day: storedDay(day), ...row })),
        skipDuplicates: true,
      })
    },
    /** The stored days of a range, by game. */
    async stored(merchantId: number, from: string, to: string): Promise<(GameKey & Settled)[]> {
      return (await pool.query<GameKey & Settled>(STORED, [merchantId, from, to])).rows
    },

    async open(merchantId: number): Promise<(GameKey & OpenGames)[]> {
      return (await reports.query<GameKey & OpenGames>(OPEN, [merchantId])).rows
    },
    /** For games that are in the catalogue. */
    async facts(merchantId: number, games: readonly GameKey[]): Promise<GameFacts[]> {
      const vendorCodes = games.map(({ vendorCode }) => vendorCode)
      const gameCodes = games.map(({ gameCode }) => gameCode)
      return (await reports.query<GameFacts>(FACTS, [merchantId, vendorCodes, gameCodes])).rows
    },
    vendors: () =>
      prisma.vendor.findMany({
        where: { games: { some: {} } },
        select: { code: true, name: true },
        orderBy: [{ name: 'asc' }, { code: 'asc' }],
      }),
  }
}
export type GamePerformanceRepository = ReturnType<typeof createGamePerformanceRepository>
