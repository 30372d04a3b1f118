/** Reads one member's settled rounds in one asset. Daily sums are stored; newer rounds are added when reading. */
import * as z from 'zod'
import type { BetRow } from '#contract/play/bet-record/bet-record.ts'
import { gameCategory, type GameCategory } from '#contract/game-category.ts'
import type { CorrectionKind } from '#contract/play/bet-record/round-mark.ts'
import { type Language, language } from '#contract/wire.ts'
import { numberArray } from '#server/ledger/index.ts'
import type { Range } from '#server/platform/report/report-range.ts'
import type { Database, Pool } from '#server/platform/database.ts'

export interface Owner {
  memberId: number
  asset: string
  zone: string
}
export interface BetDaySum {
  day: string
  rows: number
  stake: bigint
  payout: bigint
}
export interface StoredBet {
  id: bigint
  createdAt: Date
  settledAt: Date
  gameCode: string
  /** Null if a vendor decided the outcome. */
  seedPairId: bigint | null
  nonce: number | null
  algorithm: string
  /** After corrections. */
  stake: bigint
  payout: bigint
  /** As first settled. */
  firstStake: bigint
  firstPayout: bigint
  /** Kind of the last correction. */
  kind: CorrectionKind | null
  correctedAt: Date | null
  balanceBefore: bigint
  balanceAfter: bigint
  detail: unknown
}
export interface GameFacts {
  name(language: Language): string
  category: GameCategory
  vendor: string
  vendorName: string
}

/** Start of the period that may contain unsummed rounds; queried separately, as for the statement (transaction.repository.ts). */
const SINCE = `SELECT at - INTERVAL '1 hour' AS since FROM bet_cursor WHERE member_id = $1 AND asset = $2 AND zone = $3`
/** $1 member, $2 asset, $3 time zone, $4 and $5 days, $6 games, $7 since. One statement, so that it sees one snapshot. */
const DAYS = `
  WITH cursor AS MATERIALIZED (
    SELECT round_id FROM bet_cursor WHERE member_id = $1 AND asset = $2 AND zone = $3
  ), fresh AS MATERIALIZED (
    SELECT (r.created_at AT TIME ZONE $3)::date AS day, r.game_code, count(*)::integer AS rounds, sum(r.stake) AS stake, sum(r.payout) AS payout
    FROM game_round r
    WHERE r.member_id = $1 AND r.asset = $2 AND r.settled_at IS NOT NULL
      AND r.created_at >= $7::timestamptz AND r.id > coalesce((SELECT round_id FROM cursor), 0)
    GROUP BY 1, 2
  ), corrected AS (
    -- Few, and of days that are added up already: on the day of the bet they change what it came to, not how many there are.
    SELECT (c.round_at AT TIME ZONE $3)::date AS day, c.game_code, 0 AS rounds, c.stake - c.stake_before AS stake, c.payout - c.payout_before AS payout
    FROM bet_correction c JOIN game_round r ON r.id = c.round_id AND r.created_at = c.round_at
    WHERE c.member_id = $1 AND r.asset = $2
  ), merged AS (
    SELECT day, rounds, stake, payout FROM bet_day
      WHERE member_id = $1 AND asset = $2 AND EXISTS (SELECT FROM cursor)
        AND ($6::text[] IS NULL AND game_code = '' OR game_code = ANY ($6))
    UNION ALL SELECT day, rounds, stake, payout FROM fresh WHERE $6::text[] IS NULL OR game_code = ANY ($6)
    UNION ALL SELECT day, rounds, stake, payout FROM corrected WHERE $6::text[] IS NULL OR game_code = ANY ($6)
  )
  SELECT coalesce((SELECT sum(rounds) FROM fresh), 0)::integer AS "newRows", coalesce((
    SELECT json_agg(json_build_array(day, rounds, stake::text, payout::text) ORDER BY day DESC) FROM (
      SELECT day, sum(rounds) AS rounds, sum(stake) AS stake, sum(payout) AS payout FROM merged
      WHERE day BETWEEN $4::date AND $5::date GROUP BY day) d), '[]'::json) AS sums`

const rowsSql = (isAfter: boolean) => `
  SELECT id, created_at AS "createdAt", settled_at AS "settledAt", game_code AS "gameCode", seed_pair_id AS "seedPairId", nonce, algorithm,
         stake, payout, first_stake AS "firstStake", first_payout AS "firstPayout", correction AS kind, corrected_at AS "correctedAt",
         balance_before AS "balanceBefore", balance_after AS "balanceAfter", detail
  FROM settled_bet
  WHERE member_id = $1 AND asset = $2
    AND created_at >= day_start($4::date, $3) AND created_at < day_start($5::date + 1, $3)
    AND ($6::text[] IS NULL OR game_code = ANY ($6))
    ${isAfter ? 'AND created_at <= $9::timestamptz AND (created_at, id) < ($9::timestamptz, $10::bigint)' : ''}
  ORDER BY created_at DESC, id DESC OFFSET $7 LIMIT $8`

const BUSY = `
  SELECT r.member_id AS "memberId", r.asset, m.timezone AS zone
  FROM game_round r JOIN merchant m ON m.id = r.merchant_id
  WHERE r.created_at >= $1 GROUP BY 1, 2, 3 HAVING count(*) >= $2`

/** The published proof of Crash rounds: hash, point and salt, and the commitment made before the round. */
const CRASH_ROUNDS = `
  SELECT r.id, r.hash, r.point, c.salt, coalesce(p.hash, c.terminating_hash) AS commitment
  FROM crash_round r JOIN crash_chain c ON c.id = r.chain_id
  LEFT JOIN crash_round p ON p.chain_id = r.chain_id AND p.place = r.place - 1
  WHERE r.id = ANY ($1::bigint[]) AND r.hash IS NOT NULL AND r.point IS NOT NULL`

const names = z.partialRecord(language, z.string().min(1)).catch({})

type DayRow = [day: string, rows: number, stake: string, payout: string]

interface Sources extends Pick<Database, 'pool' | 'prisma'> {
  reports: Pool
}

export function createBetRecordRepository({ pool, prisma, reports }: Sources) {
  return {
    /** Newest day first; null = all games. */
    async days({ memberId, asset, zone }: Owner, { from, to }: Range, games: readonly string[] | null) {
      const cursor = await reports.query<{ since: Date }>(SINCE, [memberId, asset, zone])
      const since = cursor.rows[0]?.since ?? '-infinity'
      const values = [memberId, asset, zone, from, to, games, since]
      const { rows } = await reports.query<{ newRows: number; sums: DayRow[] }>(DAYS, values)
      const { newRows, sums } = rows[0]!
      const days = sums.map(([day, count, stake, payout]): BetDaySum => ({
        day,
        rows: count,
        stake: BigInt(stake),
        payout: BigInt(payout),
      }))
      return { newRows, days }
    },

    /** Newest first. */
    async page(
      { memberId, asset, zone }: Owner,
      { from, to }: Range,
      games: readonly string[] | null,
      { skip = 0, take, after }: { skip?: number; take: number; after?: Pick<StoredBet, 'createdAt' | 'id'> | undefined },
    ): Promise<StoredBet[]> {
      const values: unknown[] = [memberId, asset, zone, from, to, games, skip, take]
      if (after) values.push(after.createdAt, after.id)
      return (await reports.query<StoredBet>(rowsSql(after !== undefined), values)).rows
    },

    async codesOfCategory(category: GameCategory): Promise<string[]> {
      const games = await prisma.game.findMany({ where: { category }, select: { gameCode: true } })
      return games.map(({ gameCode }) => gameCode)
    },

    async games(codes: readonly string[]): Promise<Map<string, GameFacts>> {
      const games = await prisma.game.findMany({ where: { gameCode: { in: [...new Set(codes)] } }, include: { vendor: true } })
      return new Map(
        games.map((game) => {
          const translated = names.parse(game.names)
          return [
            game.gameCode,
            {
              name: (asked: Language) => translated[asked] ?? game.name,
              category: gameCategory.parse(game.category),
              vendor: game.vendorCode,
              vendorName: game.vendor.name,
            },
          ]
        }),
      )
    },

    /** Includes the server seed only once it is revealed (PF-02). */
    async pairs(ids: readonly bigint[]) {
      const pairs = await prisma.fairSeedPair.findMany({ where: { id: { in: [...new Set(ids)] } } })
      return new Map(
        pairs.map(({ id, state, serverSeed, serverSeedHash, clientSeed }) => [
          id,
          { serverSeed: state === 'REVEALED' ? serverSeed : null, serverSeedHash, clientSeed },
        ]),
      )
    },

    /** Only rounds that have crashed. */
    async crashRounds(
      ids: readonly bigint[],
    ): Promise<Map<bigint, Omit<NonNullable<BetRow['crash']>, 'algorithm' | 'isReturned' | 'detail'>>> {
      if (ids.length === 0) return new Map()
      type Row = { id: bigint; hash: string; point: number; salt: string; commitment: string }
      const { rows } = await pool.query<Row>(CRASH_ROUNDS, [numberArray([...new Set(ids)])])
      return new Map(rows.map(({ id, ...proof }) => [id, { ...proof, round: String(id) }]))
    },

    async addUp({ memberId, asset, zone }: Owner): Promise<void> {
      await pool.query('SELECT bet_add_up($1, $2, $3)', [memberId, asset, zone])
    },

    /** Members who had at least this many rounds since. */
    busySince: async (since: Date, atLeast: number): Promise<Owner[]> => (await pool.query<Owner>(BUSY, [since, atLeast])).rows,
  }
}
export type BetRecordRepository = ReturnType<typeof createBetRecordRepository>
