/** A team with real figures instead of test accounts, so that testers find data in agents' reports, bills and rebates. */
import { createAffiliateLink, setRates } from '#seed/builders/agent.ts'
import { amount } from '#seed/builders/amount.ts'
import type { MerchantRecord } from '#seed/builders/index.ts'
import { insertRows } from '#seed/builders/rows.ts'
import { codeOf } from '#seed/reference/games/catalogue.ts'
import { runAgents, writeHouseContracts } from './agent-bills.ts'
import { after, hashOfWorld, HOUR_MS, startOfToday, type WorldDeps } from './context.ts'
import { planLives, writeLives } from './lives.ts'
import { type Person, type Resident, writePeople } from './people.ts'

/** username → purpose; printed with the other accounts. */
export const QA_TEAM = {
  qa_team_top: 'agent of type 1 with figures: three days of bets, deposits, bills and rebates (no test account)',
  qa_team_agent: 'agent of type 2 below it, with a contract of its own and three members by its link',
  qa_team_ana: 'member below qa_team_agent, plays every day',
  qa_team_ben: 'member below qa_team_agent, plays every day',
  qa_team_cora: 'member below qa_team_agent, has withdrawn',
  qa_team_dan: 'member right below qa_team_top',
} as const satisfies Record<string, string>

const DAYS = 3
const LINK = 'QATEAM'
const GAMES = ['Perlas ng Silangan', 'Bakunawa Rising', 'Golden Carabao', 'Lucky Parol', 'Triple Siete'].map(codeOf) as [
  string,
  ...string[],
]
const SESSIONS = 9
/** Their amounts are tripled, so that days reach the first tier of their contracts. */
const UNIT = amount(3)
const RATES = {
  qa_team_top: { RNG: 10_000, FISH: 10_000, LIVE: 8_000, PVP: 8_000, INHOUSE: 5_000 },
  qa_team_agent: { RNG: 8_000, FISH: 8_000, LIVE: 6_000, PVP: 6_000, INHOUSE: 3_000 },
} as const
const RATES_OF_MEMBERS = { RNG: 5_000, FISH: 5_000, LIVE: 3_000, PVP: 3_000, INHOUSE: 2_000 }

function people(since: Date, today: Date): Person[] {
  const seen = { createdAt: since, firstLoginAt: since, lastLoginAt: after(today, -1) }
  const byLink = (username: string): Person => ({ ...seen, username, under: 'qa_team_agent', affiliateCode: LINK })
  return [
    { ...seen, username: 'qa_team_top', type: 1 },
    { ...seen, username: 'qa_team_agent', type: 2, under: 'qa_team_top' },
    ...['qa_team_ana', 'qa_team_ben', 'qa_team_cora'].map(byLink),
    { ...seen, username: 'qa_team_dan', under: 'qa_team_top' },
  ]
}

async function writePlay(deps: WorldDeps, team: readonly Resident[], since: Date, today: Date): Promise<void> {
  const lived = await planLives(
    deps,
    team.map((player, index) => ({
      player,
      key: `qa/${player.username}`,
      target: amount(1_500 + 250 * index),
      from: since,
      until: new Date(today.getTime() - 2 * HOUR_MS),
      sessions: SESSIONS,
      games: GAMES,
      unit: UNIT,
    })),
  )
  await writeLives(deps, lived)
}

/** Each logs in once a day. */
const writeLogins = ({ database: { pool } }: WorldDeps, team: readonly Resident[], since: Date): Promise<unknown> =>
  insertRows(
    pool,
    'login_event',
    team.flatMap(({ merchantId, memberId, username }) =>
      Array.from({ length: DAYS }, (_, day) => ({
        merchant_id: merchantId,
        member_id: memberId,
        username,
        outcome: 'OK',
        method: 'username',
        ip: '203.0.113.9',
        device: 'QA',
        at: new Date(after(since, day).getTime() + 9 * HOUR_MS),
      })),
    ),
  )

/** Days billed before this team existed: adds the team's bills, and keeps all others. */
async function billDaysBefore(
  { database: { pool }, clock }: WorldDeps,
  merchantId: number,
  team: readonly number[],
  since: Date,
) {
  await pool.query(`DELETE FROM agent_run WHERE merchant_id = $1 AND kind IN ('DAILY', 'HOURLY') AND period_start >= $2`, [
    merchantId,
    since,
  ])
  await pool.query(
    `WITH shares AS MATERIALIZED (
       SELECT r.period_start AS start, r.period_start + interval '1 day' AS until, (r.period_start AT TIME ZONE m.timezone)::date AS day, s.*
       FROM agent_run r JOIN merchant m ON m.id = r.merchant_id
       CROSS JOIN LATERAL rebate_shares(r.merchant_id, r.period_start, r.period_start + interval '1 day') s
       WHERE r.merchant_id = $1 AND r.kind = 'REBATE' AND r.period_start >= $2 AND r.finished_at IS NOT NULL AND s.payee_id = ANY ($3)
     ), written AS (
       INSERT INTO agent_bill (merchant_id, kind, payee_id, period_start, period_end, status, gross, funded, deducted, net, statement, created_at)
       SELECT $1, 'REBATE', payee_id, start, until, 'DUE', sum(amount), sum(amount), 0, sum(amount), '{"kind": "REBATE", "lines": []}', $4
       FROM shares GROUP BY payee_id, start, until HAVING sum(amount) <> 0
       RETURNING id, payee_id, period_start
     )
     INSERT INTO rebate_line (bill_id, payee_id, day, branch_id, game_type, rate, below, bets, turnover, amount)
     SELECT w.id, s.payee_id, s.day, s.branch_id, s.game_type, s.rate, s.below, s.bets, s.turnover, s.amount
     FROM shares s JOIN written w ON w.payee_id = s.payee_id AND w.period_start = s.start`,
    [merchantId, since, team, clock.now()],
  )
}

export async function writeQaTeam(deps: WorldDeps, merchant: MerchantRecord): Promise<void> {
  const today = startOfToday(deps, merchant.timezone)
  const since = after(today, -DAYS)
  const residents = await writePeople(deps, merchant, people(since, today), await hashOfWorld(deps))
  const team = [...residents.values()]
  const party = (name: keyof typeof QA_TEAM) => ({ id: residents.get(name)!.memberId, merchantId: merchant.id })
  for (const { username, memberId, merchantId } of team)
    await setRates(deps.database, { id: memberId, merchantId }, RATES[username as keyof typeof RATES] ?? RATES_OF_MEMBERS)
  const link = { agent: party('qa_team_agent'), code: LINK, name: 'QA', rates: RATES_OF_MEMBERS, clicks: 12 }
  await createAffiliateLink(deps.database, link, since)
  await deps.database.prisma.affiliateLink.updateMany({ where: { code: LINK }, data: { registrations: 3 } })
  await writeHouseContracts(deps, { top: party('qa_team_top'), below: party('qa_team_agent') }, since)
  await writeLogins(deps, team, since)
  await writePlay(deps, team, since, today)
  await billDaysBefore(
    deps,
    merchant.id,
    team.map(({ memberId }) => memberId),
    since,
  )
  await runAgents(deps, merchant.id)
}
