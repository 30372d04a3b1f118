/**
 * Teams' figures by game. For a whole team they are already summed (downline_game_day); for members who moved, the direct
 * downline or a single member the rounds are read.
 */
import type { GameType } from '#contract/agents/rebate.ts'
import type { Pool } from '#server/platform/database.ts'
import type { Range } from '#server/platform/report/report-range.ts'
import type { BetFilter, GameSums, TeamBettingRepository } from './team-betting.repository.ts'
import type { Reach } from './team-report.repository.ts'

export type { GameSums }

const EVERY_BET: BetFilter = { types: null, gameCode: null }

/** $1 agent, $2 and $3 days, $4 game (null = all). */
const BELOW = `
  SELECT d.game_code AS "gameCode", coalesce(k.game_type, 'RNG') AS "gameType", sum(d.bets)::integer AS bets, sum(d.stake) AS stake,
         sum(d.payout) AS payout, sum(d.turnover) AS turnover
  FROM downline_game_day d LEFT JOIN game_kind k ON k.game_code = d.game_code
  WHERE d.agent_id = $1 AND d.day BETWEEN $2::date AND $3::date AND ($4::text IS NULL OR d.game_code = $4)
  GROUP BY 1, 2`

export function createTeamGamesRepository({ pool, bets }: { pool: Pool; bets: Pick<TeamBettingRepository, 'byGame'> }) {
  return {
    /** Unordered; call fold first to add up new rounds. */
    async byGame(reach: Reach, range: Range, zone: string, gameCode: string | null = null): Promise<GameSums[]> {
      const filter = { ...EVERY_BET, gameCode }
      if (reach.scope !== 'TEAM' || !reach.node.isWhole) return bets.byGame(reach, range, zone, filter, true)
      const [own, { rows: below }] = await Promise.all([
        bets.byGame({ ...reach, scope: 'OWN' }, range, zone, filter, true),
        pool.query<GameSums>(BELOW, [reach.node.id, range.from, range.to, gameCode]),
      ])
      const sums = new Map<string, GameSums>()
      for (const row of [...own, ...below]) {
        const known = sums.get(row.gameCode)
        sums.set(row.gameCode, known ? plus(known, row) : row)
      }
      return [...sums.values()].filter(({ bets: count, stake, payout }) => count !== 0 || stake !== 0n || payout !== 0n)
    },
  }
}
const plus = (a: GameSums, b: GameSums): GameSums => ({
  gameCode: a.gameCode,
  gameType: a.gameType satisfies GameType,
  bets: a.bets + b.bets,
  stake: a.stake + b.stake,
  payout: a.payout + b.payout,
  turnover: a.turnover + b.turnover,
})
export type TeamGamesRepository = ReturnType<typeof createTeamGamesRepository>
