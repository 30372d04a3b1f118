/** Scanning by time and fetching by member must give the same page, and read only the page's rows. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createBuilders } from '#seed/builders/index.ts'
import { startLedger } from '#tests/support/ledger.ts'
import { createTeamBettingRepository, type Place } from './team-betting.repository.ts'
import { createTeamReportRepository, type Reach } from './team-report.repository.ts'

const MEMBERS = 300
const ROUNDS = 30_000
const ZONE = 'Asia/Manila'
const RANGE = { from: '2026-03-01', to: '2026-03-30' }
const EVERYTHING = { types: null, gameCode: null }

let world: Awaited<ReturnType<typeof startLedger>>
let top: number
let middle: number

beforeAll(async () => {
  world = await startLedger()
  const { pool } = world.database
  const given = createBuilders({ ...world, bcryptCost: 4, merchantCode: 'bets' })
  const merchantId = (await given.defaultMerchant()).id
  await given.game({ gameCode: 'slot', category: 'RNG' })
  top = (await given.agent()).id
  middle = (await given.agent({ parent: { id: top } })).id
  await pool.query(
    `WITH made AS (
       INSERT INTO member (merchant_id, username, nickname, password_hash, type, parent_id, created_at)
       SELECT $1, 'bettor' || n, 'b' || n, 'x', 0, CASE WHEN n % 10 = 0 THEN $3::integer ELSE $2::integer END, '2026-02-01' FROM generate_series(1, $4::integer) n
       RETURNING id)
     SELECT member_place(array_agg(id)) FROM made`,
    [merchantId, top, middle, MEMBERS],
  )
  // Some pairs of rounds settle at the same instant: the id decides.
  await pool.query(
    `INSERT INTO game_round (id, created_at, settled_at, merchant_id, member_id, game_code, asset, is_trial, is_test, seed_pair_id, nonce, algorithm,
       stake, payout, balance_before, balance_after, detail)
     SELECT nextval('ledger_entry_id_seq'), t.at, date_trunc('minute', t.at), m.merchant_id, m.id, 'slot', 'PHP', false, false, -m.id, n, 'x/1', n, 0, 0, 0, '{}'
     FROM generate_series(1, $1::integer) n
     JOIN member m ON m.username = 'bettor' || (1 + n % $2::integer)
     CROSS JOIN LATERAL (SELECT timestamptz '2026-03-02' + n * interval '70 seconds' AS at) t`,
    [ROUNDS, MEMBERS],
  )
  await pool.query('SELECT team_fold()')
  await pool.query('ANALYZE game_round; ANALYZE member_line; ANALYZE member_play_day')
})

const reachOf = (viewerId: number, scope: Reach['scope'] = 'TEAM'): Reach => ({
  viewerId,
  node: { id: viewerId, isWhole: true },
  scope,
})

describe('two ways to the same bets', () => {
  it.each(['TEAM', 'DIRECT'] as const)('%s: page by page they agree, and with the days', async (scope) => {
    const bets = createTeamBettingRepository(world.database)
    for (const reach of [reachOf(top, scope), reachOf(middle, scope)]) {
      let after: Place | undefined
      for (let page = 0; page < 4; page += 1) {
        const at = { take: 400, after }
        const [byTime, byMember] = [
          await bets.page(reach, RANGE, ZONE, EVERYTHING, false, at),
          await bets.page(reach, RANGE, ZONE, EVERYTHING, true, at),
        ]
        expect(byTime).toHaveLength(400)
        expect(byTime).toEqual(byMember)
        after = byTime.at(-1)
      }
      const sums = await bets.sums(reach, RANGE, ZONE, EVERYTHING, false)
      expect(sums).toEqual(await bets.sums(reach, RANGE, ZONE, EVERYTHING, true))
      const days = await createTeamReportRepository(world.database).days(reach, RANGE, null)
      expect(days.reduce((sum, { stake }) => sum + stake, 0n)).toBe(sums.stake)
      expect(days.reduce((sum, { bets: count }) => sum + count, 0)).toBe(sums.bets)
    }
  })

  it('a first page of many is read by time: no sort, and a page’s rounds', async () => {
    const explained: string[] = []
    const { pool } = world.database
    const listening = {
      query: async (sql: string, values: unknown[]) => {
        const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${sql}`, values)
        explained.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
        return { rows: [] }
      },
    } as unknown as typeof pool
    await createTeamBettingRepository({ pool: listening }).page(reachOf(top), RANGE, ZONE, EVERYTHING, false, { take: 26 })
    const plan = explained.at(-1)!
    const limit = plan.slice(plan.indexOf('Limit'))
    expect(plan).toMatch(/Index Scan using game_round_\S*merchant_id_settled_at_id_idx\S*/)
    const read = [...limit.matchAll(/Index Scan using game_round_\S* on game_round_\S* r\S* \(actual rows=([\d.]+)/g)].reduce(
      (sum, [, rows]) => sum + Number(rows),
      0,
    )
    expect(read, plan).toBeGreaterThan(0)
    expect(read, plan).toBeLessThan(100)
  })
})
