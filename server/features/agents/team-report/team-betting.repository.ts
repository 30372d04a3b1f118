/**
 * Reads a team's settled rounds, latest first, in one of two ways with the same result: many bets are scanned by time, checking
 * each member's place at that time (game_round_told); few bets are fetched member by member, because a small team's bets are far
 * apart in time order.
 */
import { type GameType, GAME_TYPES } from '#contract/agents/rebate.ts'
import type { Range } from '#server/platform/report/report-range.ts'
import type { Pool } from '#server/platform/database.ts'
import { linesOf } from './team-lines.sql.ts'
import type { Reach } from './team-report.repository.ts'

export interface StoredBet {
  id: bigint
  createdAt: Date
  settledAt: Date
  memberId: number
  username: string
  gameCode: string
  gameType: GameType
  stake: bigint
  payout: bigint
  turnover: bigint
  /** Kind of the last correction. */
  kind: 'VOID' | 'RESETTLE' | null
}
export interface BetFilter {
  types: readonly GameType[] | null
  gameCode: string | null
}
export type Place = Pick<StoredBet, 'settledAt' | 'id'>
interface Page {
  skip?: number
  take: number
  after?: Place | undefined
}
export interface BetSums {
  bets: number
  voided: number
  stake: bigint
  payout: bigint
  turnover: bigint
}
export type GameSums = Omit<BetSums, 'voided'> & Pick<StoredBet, 'gameCode' | 'gameType'>

/** How long a round may stay open before it settles. */
const ROUND_DAYS = 8
/** $3 and $4 days, $5 time zone, $6 games (null = all), $7 games left out. */
const SPAN = `
  r.merchant_id = (SELECT merchant_id FROM member WHERE id = $1::integer) AND r.settled_at IS NOT NULL AND NOT r.is_trial AND NOT r.is_test
  AND r.settled_at >= day_start($3::date, $5::text) AND r.settled_at < day_start($4::date + 1, $5::text)
  AND ($6::text[] IS NULL OR r.game_code = ANY ($6::text[])) AND r.game_code <> ALL ($7::text[])`
const LINE_AT_BET = `l.member_id = r.member_id AND l.valid_from <= r.created_at AND (l.valid_until IS NULL OR r.created_at < l.valid_until)`
const ROUND = `r.id, r.created_at, r.settled_at, r.member_id, r.game_code, r.stake, r.payout`
const AFTER = `(r.settled_at, r.id) < ($8::timestamptz, $9::bigint)`
const NEWEST_FIRST = `ORDER BY r.settled_at DESC, r.id DESC`

const placeOf = {
  OWN: `l.member_id = $2`,
  DIRECT: `l.ancestors[1] = $2`,
  TEAM: `(l.member_id = $2 OR $2 = ANY (l.ancestors))`,
} as const
const byTime = (scope: Reach['scope'], window: string, isAfter: boolean) => `
  SELECT ${ROUND} FROM game_round r
  WHERE ${SPAN} ${isAfter ? `AND r.settled_at <= $8::timestamptz AND ${AFTER}` : ''}
    AND EXISTS (SELECT FROM member_line l WHERE ${LINE_AT_BET} AND ${placeOf[scope]} AND ($1 = $2 OR $1 = ANY (l.ancestors)))
  ${NEWEST_FIRST} ${window}`
const byMember = (scope: Reach['scope'], window: string, isAfter: boolean) => `
  SELECT ${ROUND} FROM (
    SELECT p.line_id AS id, p.member_id FROM member_play_day p
    WHERE p.line_id IN (${linesOf(scope)}) AND p.day BETWEEN $3::date AND $4::date GROUP BY p.line_id, p.member_id) l0
  JOIN member_line l ON l.id = l0.id
  JOIN game_round r ON ${LINE_AT_BET}
  WHERE ${SPAN} ${isAfter ? `AND ${AFTER}` : ''}
    AND r.created_at >= day_start($3::date, $5::text) - interval '${ROUND_DAYS} days'
    AND r.created_at < day_start($4::date + 1, $5::text)
  ${NEWEST_FIRST} ${window}`

const SHOWN = `
  r.id, r.created_at AS "createdAt", r.settled_at AS "settledAt", r.member_id AS "memberId", m.username,
  r.game_code AS "gameCode", coalesce(k.game_type, 'RNG') AS "gameType", r.stake, r.payout,
  valid_turnover(k.rule, r.stake, r.payout) AS turnover, r.correction AS kind`
/** Picks the page's rounds first, so that corrections are looked up only for them. */
const shown = (rounds: string) => `
  SELECT ${SHOWN}
  FROM (${rounds}) w JOIN settled_bet r ON r.id = w.id AND r.created_at = w.created_at JOIN member m ON m.id = r.member_id
  LEFT JOIN LATERAL (SELECT game_type, rule FROM game_kind WHERE game_code = r.game_code) k ON true
  ORDER BY r.settled_at DESC, r.id DESC`
/** For sums over many bets: corrections are few, so they are read once instead of looked up for each bet. */
const ALL_CORRECTED = `LEFT JOIN (
    SELECT DISTINCT ON (round_id) round_id, kind, stake, payout FROM bet_correction
    WHERE merchant_id = (SELECT merchant_id FROM member WHERE id = $1::integer) ORDER BY round_id, id DESC) c ON c.round_id = r.id`
const SUMS = `
  count(*) FILTER (WHERE c.kind IS DISTINCT FROM 'VOID')::integer AS bets, coalesce(sum(coalesce(c.stake, r.stake)), 0) AS stake,
  coalesce(sum(coalesce(c.payout, r.payout)), 0) AS payout,
  coalesce(sum(valid_turnover(k.rule, coalesce(c.stake, r.stake), coalesce(c.payout, r.payout))), 0) AS turnover`
const summed = (rounds: string) => `
  SELECT ${SUMS}, count(*) FILTER (WHERE c.kind = 'VOID')::integer AS voided
  FROM (${rounds}) r LEFT JOIN game_kind k ON k.game_code = r.game_code ${ALL_CORRECTED}`
const byGame = (rounds: string) => `
  SELECT r.game_code AS "gameCode", coalesce(k.game_type, 'RNG') AS "gameType", ${SUMS}
  FROM (${rounds}) r LEFT JOIN game_kind k ON k.game_code = r.game_code ${ALL_CORRECTED}
  GROUP BY 1, 2`
/** $1 caller, $2 round. */
const ONE = `
  SELECT ${SHOWN}
  FROM settled_bet r JOIN member m ON m.id = r.member_id JOIN member_line l ON ${LINE_AT_BET}
  LEFT JOIN game_kind k ON k.game_code = r.game_code
  WHERE r.id = $2::bigint AND (r.member_id = $1::integer OR ($1::integer = ANY (l.ancestors) AND NOT r.is_trial AND NOT r.is_test))`

/** The number of voided rounds; corrections are rare. */
const VOIDED = (scope: Reach['scope']) => `
  SELECT count(DISTINCT c.round_id)::integer AS voided FROM bet_correction c
  JOIN member_line l ON l.member_id = c.member_id AND l.valid_from <= c.round_at AND (l.valid_until IS NULL OR c.round_at < l.valid_until)
  WHERE c.merchant_id = (SELECT merchant_id FROM member WHERE id = $1::integer) AND c.kind = 'VOID'
    AND c.settled_at >= day_start($3::date, $5::text) AND c.settled_at < day_start($4::date + 1, $5::text)
    AND ($6::text[] IS NULL OR c.game_code = ANY ($6::text[])) AND c.game_code <> ALL ($7::text[])
    AND ${placeOf[scope]} AND ($1 = $2 OR $1 = ANY (l.ancestors))`
const CODES = `SELECT game_type AS "gameType", array_agg(game_code) AS codes FROM game_kind GROUP BY game_type`

export function createTeamBettingRepository({ pool }: { pool: Pool }) {
  /** A game that left the catalogue counts as a slot (team_fold), so a game of no other kind is a slot. */
  async function gamesOf({ types, gameCode }: BetFilter): Promise<[only: string[] | null, without: string[]]> {
    if (!types) return [gameCode === null ? null : [gameCode], []]
    const { rows } = await pool.query<{ gameType: GameType; codes: string[] }>(CODES)
    const codesOf = (wanted: readonly GameType[]) =>
      rows.flatMap(({ gameType, codes }) => (wanted.includes(gameType) ? codes : []))
    if (types.includes('RNG'))
      return [gameCode === null ? null : [gameCode], codesOf(GAME_TYPES.filter((type) => !types.includes(type)))]
    const only = codesOf(types)
    return [gameCode === null ? only : only.filter((code) => code === gameCode), []]
  }
  const values = async ({ viewerId, node }: Reach, { from, to }: Range, zone: string, filter: BetFilter) => [
    viewerId,
    node.id,
    from,
    to,
    zone,
    ...(await gamesOf(filter)),
  ]

  return {
    async page(
      reach: Reach,
      range: Range,
      zone: string,
      filter: BetFilter,
      isSparse: boolean,
      { skip = 0, take, after }: Page,
    ): Promise<StoredBet[]> {
      const window = `OFFSET ${skip} LIMIT ${take}`
      const rounds = (isSparse ? byMember : byTime)(reach.scope, window, after !== undefined)
      const asked = await values(reach, range, zone, filter)
      return (await pool.query<StoredBet>(shown(rounds), after ? [...asked, after.settledAt, after.id] : asked)).rows
    },

    /** Sums of all matching rounds; the daily sums give the same unless the filter names a single game. */
    async sums(reach: Reach, range: Range, zone: string, filter: BetFilter, isSparse: boolean): Promise<BetSums> {
      const rounds = (isSparse ? byMember : byTime)(reach.scope, '', false)
      const { rows } = await pool.query<BetSums>(summed(rounds), await values(reach, range, zone, filter))
      return rows[0]!
    },

    /** Figures by game, for every game that was played. */
    async byGame(reach: Reach, range: Range, zone: string, filter: BetFilter, isSparse: boolean): Promise<GameSums[]> {
      const rounds = (isSparse ? byMember : byTime)(reach.scope, '', false)
      return (await pool.query<GameSums>(byGame(rounds), await values(reach, range, zone, filter))).rows
    },

    /** Undefined if the player was not in the caller's downline when the bet was placed. */
    async one(viewerId: number, roundId: bigint): Promise<StoredBet | undefined> {
      return (await pool.query<StoredBet>(ONE, [viewerId, roundId])).rows[0]
    },

    async voided(reach: Reach, range: Range, zone: string, filter: BetFilter): Promise<number> {
      const { rows } = await pool.query<{ voided: number }>(VOIDED(reach.scope), await values(reach, range, zone, filter))
      return rows[0]!.voided
    },
  }
}
export type TeamBettingRepository = ReturnType<typeof createTeamBettingRepository>
