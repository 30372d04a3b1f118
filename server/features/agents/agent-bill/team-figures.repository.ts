/** Teams' figures in a period: the agent and the whole downline, by their place when they bet (AGT-02). Only from the primary. */
import type { TeamFigures } from '#contract/agents/agent-bill/bill-statement.ts'
import { numberArray } from '#server/ledger/index.ts'
import type { Database } from '#server/platform/database.ts'
import { teamLoss } from './dividend.ts'
import type { Period } from '#server/features/agents/agent-contracts/periods.ts'

/** Whose team, and the turnover from which a member counts as active. */
export interface WantedTeam {
  payeeId: number
  minBillingOrder: bigint
}
/** The same, only for bets under the payer (null = the house, any place), and before `until` if set. */
export interface PlacedTeam extends WantedTeam {
  payerId: number | null
  until: Date | null
}
interface Days {
  /** `yyyy-MM-dd`, both inclusive. */
  from: string
  to: string
}
interface Sums {
  id: number
  bets: number
  stake: bigint
  payout: bigint
  turnover: bigint
  active: number
  rebate: bigint
  promotion: bigint
  salary: bigint
  adjustment: bigint
}

const NOTHING = {
  bets: 0,
  stake: 0n,
  payout: 0n,
  turnover: 0n,
  active: 0,
  rebate: 0n,
  promotion: 0n,
  salary: 0n,
  adjustment: 0n,
  loss: 0n,
} as const satisfies TeamFigures

/** $1 merchant, $2 agents, $3 turnover of an active member, $4 and $5 days. */
const WANTED = `wanted AS MATERIALIZED (
    SELECT w.id, w.least_turnover FROM unnest($2::int[], $3::bigint[]) AS w (id, least_turnover)
    JOIN member m ON m.id = w.id AND m.merchant_id = $1::int
  )`
/** $6 each agent's payer, or null; $7 until when. `chain` is a line of ancestors that began at `since`. */
const PLACED = `wanted AS MATERIALIZED (
    SELECT w.id, w.least_turnover, w.payer_id, w.until FROM unnest($2::int[], $3::bigint[], $6::int[], $7::timestamptz[]) AS w (id, least_turnover, payer_id, until)
    JOIN member m ON m.id = w.id AND m.merchant_id = $1::int
  )`
const isAtPlace = (chain: string, since: string) =>
  `(w.payer_id IS NULL OR (${chain})[array_position(${chain}, w.id) + 1] = w.payer_id) AND (w.until IS NULL OR ${since} < w.until)`
const PLAYS = `
  plays AS (
    SELECT p.id, sum(p.bets)::int AS bets, sum(p.stake) AS stake, sum(p.payout) AS payout, sum(p.turnover) AS turnover FROM (
      SELECT d.agent_id AS id, d.bets, d.stake, d.payout, d.turnover FROM downline_play_day d JOIN wanted w ON w.id = d.agent_id
        WHERE d.day BETWEEN $4::date AND $5::date
      UNION ALL
      SELECT d.member_id, d.bets, d.stake, d.payout, d.turnover FROM member_play_day d JOIN wanted w ON w.id = d.member_id
        WHERE d.day BETWEEN $4::date AND $5::date
    ) p GROUP BY 1
  )`
const OTHERS = `
  others AS (
    SELECT o.id, sum(o.rebate) AS rebate, sum(o.promotion) AS promotion, sum(o.salary) AS salary,
           sum(o.adjustment) AS adjustment FROM (
      SELECT d.agent_id AS id, d.rebate, d.promotion, d.daily_salary + d.hourly_salary + d.real_time_salary AS salary, d.adjustment
        FROM downline_day d JOIN wanted w ON w.id = d.agent_id WHERE d.day BETWEEN $4::date AND $5::date
      UNION ALL
      SELECT d.member_id, d.rebate, d.promotion, d.daily_salary + d.hourly_salary + d.real_time_salary, d.adjustment
        FROM member_day d JOIN wanted w ON w.id = d.member_id WHERE d.day BETWEEN $4::date AND $5::date
    ) o GROUP BY 1
  )`
/** For each agent's own team; a member who moved counts where the bets were placed. */
const ACTIVE = `
  active AS (
    SELECT t.id, count(*)::int AS active FROM (
      SELECT w.id, d.member_id FROM (
        SELECT line_id, member_id, sum(turnover) AS turnover FROM member_play_day
        WHERE merchant_id = $1::int AND day BETWEEN $4::date AND $5::date
          AND line_id IN (SELECT id FROM member_line WHERE merchant_id = $1::int AND (member_id || ancestors) && $2::int[])
        GROUP BY 1, 2
      ) d JOIN member_line l ON l.id = d.line_id
      CROSS JOIN LATERAL unnest(d.member_id || l.ancestors) AS a (id) JOIN wanted w ON w.id = a.id
      GROUP BY w.id, d.member_id, w.least_turnover HAVING sum(d.turnover) >= w.least_turnover AND sum(d.turnover) > 0
    ) t GROUP BY 1
  )`
const OF_DAYS = `WITH ${WANTED}, ${PLAYS}, ${OTHERS}, ${ACTIVE}
  SELECT w.id, coalesce(p.bets, 0) AS bets, coalesce(p.stake, 0) AS stake, coalesce(p.payout, 0) AS payout, coalesce(p.turnover, 0) AS turnover,
         coalesce(a.active, 0) AS active, coalesce(o.rebate, 0) AS rebate, coalesce(o.promotion, 0) AS promotion,
         coalesce(o.salary, 0) AS salary, coalesce(o.adjustment, 0) AS adjustment
  FROM wanted w LEFT JOIN plays p ON p.id = w.id LEFT JOIN others o ON o.id = w.id LEFT JOIN active a ON a.id = w.id`
/** For agents who were moved: calculated in full, from the lines of the team's members. */
const AT_PLACE = `WITH ${PLACED}, lines AS MATERIALIZED (
    SELECT w.id, w.least_turnover, l.id AS line_id, l.member_id FROM wanted w
    JOIN member_line l ON (l.member_id = w.id OR l.ancestors @> ARRAY[w.id]) AND ${isAtPlace('l.member_id || l.ancestors', 'l.valid_from')}
  ), played AS MATERIALIZED (
    SELECT n.id, n.member_id, n.least_turnover, sum(d.bets) AS bets, sum(d.stake) AS stake, sum(d.payout) AS payout, sum(d.turnover) AS turnover
    FROM lines n JOIN member_play_day d ON d.line_id = n.line_id AND d.day BETWEEN $4::date AND $5::date GROUP BY 1, 2, 3
  ), plays AS (
    SELECT id, sum(bets)::int AS bets, sum(stake) AS stake, sum(payout) AS payout, sum(turnover) AS turnover,
           count(*) FILTER (WHERE turnover >= least_turnover AND turnover > 0)::int AS active
    FROM played GROUP BY 1
  ), others AS (
    SELECT n.id, sum(d.rebate) AS rebate, sum(d.promotion) AS promotion, sum(d.adjustment) AS adjustment,
           sum(d.daily_salary + d.hourly_salary + d.real_time_salary) AS salary
    FROM lines n JOIN member_day d ON d.line_id = n.line_id AND d.day BETWEEN $4::date AND $5::date GROUP BY 1
  )
  SELECT w.id, coalesce(p.bets, 0) AS bets, coalesce(p.stake, 0) AS stake, coalesce(p.payout, 0) AS payout, coalesce(p.turnover, 0) AS turnover,
         coalesce(p.active, 0) AS active, coalesce(o.rebate, 0) AS rebate, coalesce(o.promotion, 0) AS promotion,
         coalesce(o.salary, 0) AS salary, coalesce(o.adjustment, 0) AS adjustment
  FROM wanted w LEFT JOIN plays p ON p.id = w.id LEFT JOIN others o ON o.id = w.id`
/** The run for ratios, every minute, needs only the stakes. */
const STAKES = `WITH ${WANTED}, ${PLAYS}
  SELECT w.id, coalesce(p.bets, 0) AS bets, coalesce(p.stake, 0) AS stake, coalesce(p.payout, 0) AS payout, coalesce(p.turnover, 0) AS turnover,
         0 AS active, 0::bigint AS rebate, 0::bigint AS promotion, 0::bigint AS salary, 0::bigint AS adjustment
  FROM wanted w LEFT JOIN plays p ON p.id = w.id`

/** How long a round may stay open before it settles. */
const ROUND_DAYS = 8
/** $4 and $5 instants. A resettled bet counts in the hour of the correction, not its own (AGT-26). */
const OF_HOUR = `WITH ${PLACED}, changes AS MATERIALIZED (
    SELECT c.member_id, c.placed_at, c.game_code, c.stake, c.payout, c.stake_before, c.payout_before, c.bets FROM bet_change c
    WHERE c.merchant_id = $1::int AND c.changed_at >= $4::timestamptz AND c.changed_at < $5::timestamptz
      AND c.row_at >= $4::timestamptz - interval '${ROUND_DAYS} days' AND c.row_at < $5::timestamptz
  ), kinds AS MATERIALIZED (
    SELECT k.game_code, k.rule FROM game_kind k WHERE k.game_code = ANY (ARRAY(SELECT DISTINCT game_code FROM changes))
  ), lined AS MATERIALIZED (
    SELECT c.member_id, l.ancestors, l.valid_from, sum(c.bets) AS bets, sum(c.stake - c.stake_before) AS stake, sum(c.payout - c.payout_before) AS payout,
           sum(valid_turnover(k.rule, c.stake, c.payout) - valid_turnover(k.rule, c.stake_before, c.payout_before)) AS turnover
    FROM changes c JOIN member_line l ON l.member_id = c.member_id AND l.valid_from <= c.placed_at
      AND (l.valid_until IS NULL OR c.placed_at < l.valid_until)
    LEFT JOIN kinds k ON k.game_code = c.game_code GROUP BY c.member_id, l.id, l.ancestors
  ), members AS (
    SELECT w.id, w.least_turnover, d.member_id, sum(d.bets) AS bets, sum(d.stake) AS stake, sum(d.payout) AS payout, sum(d.turnover) AS turnover
    FROM lined d CROSS JOIN LATERAL unnest(d.member_id || d.ancestors) AS a (id)
    JOIN wanted w ON w.id = a.id AND ${isAtPlace('d.member_id || d.ancestors', 'd.valid_from')} GROUP BY 1, 2, 3
  )
  SELECT id, sum(bets)::int AS bets, sum(stake) AS stake, sum(payout) AS payout, sum(turnover) AS turnover,
         count(*) FILTER (WHERE turnover >= least_turnover AND turnover > 0)::int AS active,
         0::bigint AS rebate, 0::bigint AS promotion, 0::bigint AS salary, 0::bigint AS adjustment
  FROM members GROUP BY 1`

const placesOf = (teams: readonly PlacedTeam[]) => [
  teams.map(({ payerId }) => payerId),
  teams.map(({ until }) => until?.toISOString() ?? null),
]

export function createTeamFiguresRepository({ pool }: Pick<Database, 'pool'>) {
  async function read(
    sql: string,
    merchantId: number,
    teams: readonly WantedTeam[],
    [from, to]: readonly [string, string],
    places: readonly unknown[] = [],
  ) {
    const ids = numberArray(teams.map(({ payeeId }) => payeeId))
    const least = numberArray(teams.map(({ minBillingOrder }) => minBillingOrder))
    const { rows } = await pool.query<Sums>(sql, [merchantId, ids, least, from, to, ...places])
    // An adjustment for a member is a cost of the house.
    const figures = new Map(
      rows.map(({ id, ...sums }) => {
        const ofHouse = { ...sums, adjustment: -sums.adjustment }
        return [id, { ...ofHouse, loss: teamLoss(ofHouse) }]
      }),
    )
    return (payeeId: number): TeamFigures => figures.get(payeeId) ?? NOTHING
  }

  return {
    /** Adds up new rounds; call it before reading figures by day. */
    async fold(): Promise<void> {
      await pool.query('SELECT team_fold()')
    },
    ofDays: (merchantId: number, teams: readonly WantedTeam[], { from, to }: Days) =>
      read(OF_DAYS, merchantId, teams, [from, to]),
    /** For agents who were moved, or had another place before. */
    atPlace: (merchantId: number, teams: readonly PlacedTeam[], { from, to }: Days) =>
      read(AT_PLACE, merchantId, teams, [from, to], placesOf(teams)),
    /** Only the bets, without active members. */
    stakesOfDay: (merchantId: number, teams: readonly WantedTeam[], day: string) => read(STAKES, merchantId, teams, [day, day]),
    ofInstants: (merchantId: number, teams: readonly PlacedTeam[], { start, end }: Period) =>
      read(OF_HOUR, merchantId, teams, [start.toISOString(), end.toISOString()], placesOf(teams)),
  }
}
export type TeamFiguresRepository = ReturnType<typeof createTeamFiguresRepository>
