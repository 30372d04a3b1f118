/**
 * Reads teams' sums (team_fold). The viewer is the caller: for a branch that joined or left its team, it sees only what was
 * earned while it was above. A branch that never moved is read from the sums of its head, any other branch member by member.
 */
import type { GameType } from '#contract/agents/rebate.ts'
import type { TeamScope } from '#contract/agents/team-report/team-report.ts'
import { type MemberType, memberType } from '#contract/wire.ts'
import type { Range } from '#server/platform/report/report-range.ts'
import type { Database } from '#server/platform/database.ts'
import {
  actColumns,
  type Figures,
  headColumns,
  type Heads,
  playColumns,
  SUMS,
  SUMS_AND_HEADS,
  teamDayColumns,
} from './team-columns.ts'
import { CHILDREN, IN_SIGHT, linesOf } from './team-lines.sql.ts'

/** The viewer, or a member of its team. */
export interface Node {
  id: number
  username: string
  type: MemberType
  /** It was always in the viewer's downline. */
  isWhole: boolean
  /** Usernames from the viewer to the member, both included. */
  path: string[]
}
export interface Reach {
  viewerId: number
  node: Pick<Node, 'id' | 'isWhole'>
  scope: TeamScope
}
export type DayRow = Figures & Heads & { day: string }
export type ChildRow = Figures & {
  id: number
  username: string
  type: MemberType
  isBelow: boolean
  hasTeam: boolean
  isCounted: boolean
}
export type TypeRow = Pick<Figures, 'bets' | 'stake' | 'payout' | 'turnover'> & { gameType: GameType }

/** $1 viewer, $2 username or id. */
const FIND = `
  SELECT m.id, m.username, m.type,
    (SELECT bool_and(m.id = $1::integer OR $1::integer = ANY (l.ancestors)) FROM member_line l WHERE l.member_id = m.id) AS "isWhole",
    ARRAY(SELECT a.username FROM member_tree u JOIN member a ON a.id = u.ancestor_id
          WHERE u.descendant_id = m.id AND u.depth <= t.depth ORDER BY u.depth DESC) AS path
  FROM member v JOIN member m ON m.merchant_id = v.merchant_id AND (m.username = lower($2::text) OR m.id::text = $2::text)
  JOIN member_tree t ON t.ancestor_id = v.id AND t.descendant_id = m.id
  WHERE v.id = $1::integer
  ORDER BY (m.username = lower($2::text)) DESC LIMIT 1`
const FIND_SELF = `
  SELECT id, username, type, true AS "isWhole", ARRAY[username] AS path FROM member WHERE id = $1::integer`

const ON_DAYS = `day BETWEEN $3::date AND $4::date`
const OF_TYPES = `($5::text[] IS NULL OR p.game_type = ANY ($5::text[]))`
/** If kinds of game are given, only bets are shown: a deposit has no kind. */
const OF_ALL = `$5::text[] IS NULL`

/** $1 viewer, $2 member, $3 and $4 days, $5 kinds of game. */
function partsOf({ node, scope }: Reach): string[] {
  const isSummed = scope === 'TEAM' && node.isWhole
  const lines = linesOf(isSummed ? 'OWN' : scope)
  const parts = [
    `SELECT p.day, ${playColumns('p')} FROM member_play_day p WHERE p.line_id IN (${lines}) AND p.${ON_DAYS} AND ${OF_TYPES}`,
    `SELECT d.day, ${actColumns('d')} FROM member_day d WHERE d.line_id IN (${lines}) AND d.${ON_DAYS} AND ${OF_ALL}`,
    `SELECT d.day, ${headColumns('d')} FROM member_day d WHERE d.line_id IN (${lines}) AND d.${ON_DAYS} AND ${OF_ALL} GROUP BY d.day`,
  ]
  if (isSummed)
    parts.push(
      `SELECT p.day, ${playColumns('p')} FROM downline_play_day p WHERE p.agent_id = $2::integer AND p.${ON_DAYS} AND ${OF_TYPES}`,
      `SELECT d.day, ${teamDayColumns('d')} FROM downline_day d WHERE d.agent_id = $2::integer AND d.${ON_DAYS} AND ${OF_ALL}`,
    )
  return parts
}

const HEADS_OF = (scope: TeamScope) => `
  SELECT count(*) FILTER (WHERE has_bet)::integer AS "betMembers", count(*) FILTER (WHERE has_deposited)::integer AS "depositMembers",
         count(*) FILTER (WHERE has_logged_in)::integer AS "loginMembers"
  FROM (SELECT bool_or(d.bets > 0) AS has_bet, bool_or(d.deposits > 0) AS has_deposited, bool_or(d.logins > 0) AS has_logged_in
        FROM member_day d WHERE d.line_id IN (${linesOf(scope)}) AND d.${ON_DAYS} GROUP BY d.member_id) m`

/** The same for a whole team: counts each member on its first active day in the range, and adds the member whose team it is. */
const SEEN = `
  SELECT coalesce(sum(x.bet), 0)::integer AS "betMembers", coalesce(sum(x.deposit), 0)::integer AS "depositMembers",
         coalesce(sum(x.login), 0)::integer AS "loginMembers"
  FROM (
    SELECT CASE kind WHEN 'BET' THEN members END AS bet, CASE kind WHEN 'DEPOSIT' THEN members END AS deposit,
           CASE kind WHEN 'LOGIN' THEN members END AS login
    FROM downline_seen WHERE agent_id = $1 AND kind IN ('BET', 'DEPOSIT', 'LOGIN') AND day BETWEEN $2::date AND $3::date AND since < $2::date
    UNION ALL
    SELECT bool_or(bets > 0)::integer, bool_or(deposits > 0)::integer, bool_or(logins > 0)::integer
    FROM member_day WHERE member_id = $1 AND day BETWEEN $2::date AND $3::date) x`

/** Lowest and highest level below the member whose team it is. */
const DEPTHS: Record<TeamScope, [number, number]> = { OWN: [0, 0], DIRECT: [1, 1], TEAM: [0, 2_147_483_647] }
const ONLINE = `
  SELECT count(*)::integer AS online FROM member_tree t JOIN member m ON m.id = t.descendant_id
  WHERE t.ancestor_id = $1 AND t.depth BETWEEN ($3::integer[])[1] AND ($3::integer[])[2] AND t.descendant_id = ANY ($2::integer[]) AND NOT m.is_test AND m.type <> 4`

/** For the member whose team it is, and everyone who was ever in its direct downline: own figures and the team's. */
const PNL = `
  WITH kin AS MATERIALIZED (${CHILDREN}), branch AS MATERIALIZED (
    SELECT k.id, l.id AS line_id FROM kin k JOIN member_line l ON l.member_id = k.id
      WHERE NOT k.is_whole AND l.ancestors[1] = $2::integer AND ${IN_SIGHT}
    UNION ALL SELECT k.id, l.id FROM kin k JOIN member_line l ON l.ancestors @> ARRAY[k.id, $2::integer]
      WHERE NOT k.is_whole AND l.ancestors[array_position(l.ancestors, k.id) + 1] = $2::integer AND ${IN_SIGHT}
  ), x AS (
    SELECT $2::integer AS id, ${playColumns('p')} FROM member_play_day p WHERE p.line_id IN (${linesOf('OWN')}) AND p.${ON_DAYS} AND ${OF_TYPES}
    UNION ALL SELECT $2::integer, ${actColumns('d')} FROM member_day d WHERE d.line_id IN (${linesOf('OWN')}) AND d.${ON_DAYS} AND ${OF_ALL}
    UNION ALL SELECT k.id, ${playColumns('p')} FROM kin k JOIN member_play_day p ON p.member_id = k.id AND p.${ON_DAYS} WHERE k.is_whole AND ${OF_TYPES}
    UNION ALL SELECT k.id, ${actColumns('d')} FROM kin k JOIN member_day d ON d.member_id = k.id AND d.${ON_DAYS} WHERE k.is_whole AND ${OF_ALL}
    UNION ALL SELECT k.id, ${playColumns('p')} FROM kin k JOIN downline_play_day p ON p.agent_id = k.id AND p.${ON_DAYS} WHERE k.is_whole AND ${OF_TYPES}
    UNION ALL SELECT k.id, ${teamDayColumns('d')} FROM kin k JOIN downline_day d ON d.agent_id = k.id AND d.${ON_DAYS} WHERE k.is_whole AND ${OF_ALL}
    UNION ALL SELECT b.id, ${playColumns('p')} FROM branch b JOIN member_play_day p ON p.line_id = b.line_id AND p.${ON_DAYS} WHERE ${OF_TYPES}
    UNION ALL SELECT b.id, ${actColumns('d')} FROM branch b JOIN member_day d ON d.line_id = b.line_id AND d.${ON_DAYS} WHERE ${OF_ALL}
  ), known AS (SELECT $2::integer AS id UNION SELECT id FROM kin)
  SELECT m.id, m.username, m.type, NOT (m.is_test OR m.type = 4) AS "isCounted",
    EXISTS (SELECT FROM member_tree t WHERE t.ancestor_id = $2::integer AND t.descendant_id = m.id) AS "isBelow",
    EXISTS (SELECT FROM member_tree t WHERE t.ancestor_id = m.id AND t.depth = 1) AS "hasTeam", f.*
  FROM known JOIN member m ON m.id = known.id
  LEFT JOIN (SELECT x.id AS of_id, ${SUMS} FROM x GROUP BY x.id) f ON f.of_id = m.id`

export function createTeamReportRepository({ pool }: Pick<Database, 'pool'>) {
  const values = ({ viewerId, node }: Reach, { from, to }: Range, types: readonly GameType[] | null) => [
    viewerId,
    node.id,
    from,
    to,
    types,
  ]
  return {
    /** Adds up new data, so that a bet that has just settled is in the next read. */
    async fold(): Promise<void> {
      await pool.query('SELECT team_fold()')
    },

    /** The viewer itself if no one is named. Undefined if the member is not in its team. */
    async find(viewerId: number, asked: string | undefined): Promise<Node | undefined> {
      const { rows } =
        asked === undefined ? await pool.query<Node>(FIND_SELF, [viewerId]) : await pool.query<Node>(FIND, [viewerId, asked])
      return rows[0] && { ...rows[0], type: memberType.parse(rows[0].type) }
    },

    /** Days with activity, oldest first. */
    async days(reach: Reach, range: Range, types: readonly GameType[] | null): Promise<DayRow[]> {
      const { rows } = await pool.query<DayRow>(
        `SELECT x.day::text AS day, ${SUMS_AND_HEADS} FROM (${partsOf(reach).join(' UNION ALL ')}) x GROUP BY x.day ORDER BY x.day`,
        values(reach, range, types),
      )
      return rows
    },

    /** Distinct members over all these days. */
    async heads({ viewerId, node, scope }: Reach, { from, to }: Range): Promise<Heads> {
      const isSummed = scope === 'TEAM' && node.isWhole
      const { rows } = isSummed
        ? await pool.query<Heads>(SEEN, [node.id, from, to])
        : await pool.query<Heads>(HEADS_OF(scope), [viewerId, node.id, from, to])
      return rows[0]!
    },

    /** How many of these members are in the team now. */
    async countOf({ node, scope }: Reach, memberIds: readonly number[]): Promise<number> {
      const { rows } = await pool.query<{ online: number }>(ONLINE, [node.id, memberIds, DEPTHS[scope]])
      return rows[0]!.online
    },

    async children(viewerId: number, node: Node, { from, to }: Range, types: readonly GameType[] | null): Promise<ChildRow[]> {
      const { rows } = await pool.query<ChildRow>(PNL, [viewerId, node.id, from, to, types])
      return rows.map((row) => ({ ...row, type: memberType.parse(row.type) }))
    },

    async gameTypes(reach: Reach, range: Range): Promise<TypeRow[]> {
      const isSummed = reach.scope === 'TEAM' && reach.node.isWhole
      const lines = linesOf(isSummed ? 'OWN' : reach.scope)
      const { rows } = await pool.query<TypeRow>(
        `SELECT x.game_type AS "gameType", sum(x.bets)::integer AS bets, sum(x.stake) AS stake, sum(x.payout) AS payout,
                sum(x.turnover) AS turnover
         FROM (SELECT p.game_type, p.bets, p.stake, p.payout, p.turnover FROM member_play_day p WHERE p.line_id IN (${lines}) AND p.${ON_DAYS}
               ${isSummed ? `UNION ALL SELECT p.game_type, p.bets, p.stake, p.payout, p.turnover FROM downline_play_day p WHERE p.agent_id = $2::integer AND p.${ON_DAYS}` : ''}) x
         JOIN game_type g ON g.code = x.game_type GROUP BY x.game_type, g.sort_index HAVING sum(x.bets) <> 0 OR sum(x.stake) <> 0 OR sum(x.payout) <> 0 ORDER BY g.sort_index`,
        values(reach, range, null).slice(0, 4),
      )
      return rows
    },
  }
}
export type TeamReportRepository = ReturnType<typeof createTeamReportRepository>
