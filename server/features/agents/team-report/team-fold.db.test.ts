/** Compares teams' sums with a calculation from raw rows, for random trees, moves, bets and corrections. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { amount, createBuilders } from '#seed/builders/index.ts'
import { insertRows } from '#seed/builders/rows.ts'
import { startLedger } from '#tests/support/ledger.ts'

type World = Awaited<ReturnType<typeof startLedger>>
let world: World
let merchantId: number
let serial = 0

const START = Date.UTC(2026, 2, 1)
const HOUR_MS = 3_600_000
const ZONE_HOURS = 8
const dayOf = (at: number) => new Date(at + ZONE_HOURS * HOUR_MS).toISOString().slice(0, 10)

beforeAll(async () => {
  world = await startLedger()
  const given = createBuilders({ ...world, bcryptCost: 4, merchantCode: 'fold' })
  merchantId = (await given.defaultMerchant()).id
  const vendor = await given.vendor()
  await given.game({ vendor, gameCode: 'fold-slot', category: 'RNG' })
  await given.game({ vendor, gameCode: 'fold-live', category: 'LIVE' })
})

const plan = fc.record({
  /** The index of each member's upline, modulo those before it. */
  ups: fc.array(fc.nat(50), { minLength: 2, maxLength: 14 }),
  events: fc.array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          kind: fc.constant('bet' as const),
          who: fc.nat(50),
          hour: fc.nat(90),
          // If it settles days later, it belongs to a day that was already summed.
          openHours: fc.oneof(fc.constant(0), fc.nat(80)),
          isLive: fc.boolean(),
          stake: fc.integer({ min: 1, max: 9_999_999 }),
          payout: fc.nat(30_000_000),
          isVoided: fc.boolean(),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant('move' as const), who: fc.nat(50), under: fc.nat(50), hour: fc.nat(90) }),
      },
    ),
    { maxLength: 40 },
  ),
})

async function plant(ups: readonly number[]): Promise<number[]> {
  const ids: number[] = []
  for (const [index, up] of ups.entries()) {
    const { rows } = await world.database.pool.query<{ id: number }>(
      `INSERT INTO member (merchant_id, username, nickname, password_hash, type, parent_id, created_at)
       VALUES ($1, 'fold' || $2, 'fold' || $2, 'x', 2, $3, $4) RETURNING id`,
      [merchantId, String((serial += 1)), index === 0 ? null : ids[up % index], new Date(START - HOUR_MS)],
    )
    ids.push(rows[0]!.id)
    await world.database.pool.query('SELECT member_place(ARRAY[$1::int])', [ids[index]])
  }
  return ids
}

interface Bet {
  who: number
  line: number[]
  day: string
  type: string
  game: string
  stake: number
  payout: number
  turnover: number
}

const DAYS = Array.from({ length: 8 }, (_, index) => dayOf(START + index * 24 * HOUR_MS))

/** Each member once in any range of days: checked for every pair of days. */
async function expectHeads(agent: number, below: readonly Bet[]): Promise<void> {
  const { rows } = await world.database.pool.query<{ range: string; members: number }>(
    `SELECT f.day || ' ' || t.day AS range, coalesce((
       SELECT sum(members) FROM downline_seen s
       WHERE s.agent_id = $1 AND s.kind = 'BET' AND s.day BETWEEN f.day::date AND t.day::date AND s.since < f.day::date), 0)::integer AS members
     FROM unnest($2::text[]) AS f (day) JOIN unnest($2::text[]) AS t (day) ON t.day >= f.day`,
    [agent, DAYS],
  )
  const wanted = rows.map(({ range }) => {
    const [from = '', to = ''] = range.split(' ')
    return { range, members: new Set(below.flatMap(({ day, who }) => (day >= from && day <= to ? [who] : []))).size }
  })
  expect(rows).toEqual(wanted)
}

async function expectGames(agent: number, below: readonly Bet[]): Promise<void> {
  const { rows } = await world.database.pool.query<{ key: string; bets: number; stake: bigint; turnover: bigint }>(
    `SELECT to_char(day, 'YYYY-MM-DD') || ' ' || game_code AS key, bets, stake, turnover FROM downline_game_day
     WHERE agent_id = $1 AND (bets, stake, payout, turnover) <> (0, 0, 0, 0) ORDER BY 1`,
    [agent],
  )
  const wanted = new Map<string, { bets: number; stake: number; turnover: number }>()
  for (const { day, game, stake, turnover } of below) {
    const sum = wanted.get(`${day} ${game}`) ?? { bets: 0, stake: 0, turnover: 0 }
    wanted.set(`${day} ${game}`, { bets: sum.bets + 1, stake: sum.stake + stake, turnover: sum.turnover + turnover })
  }
  const found = rows.map(({ key, bets, stake, turnover }) => [key, { bets, stake: Number(stake), turnover: Number(turnover) }])
  expect(found).toEqual([...wanted].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

describe('the fold', () => {
  it('AGT-12 says of every team what the rows behind it say, wherever its members moved', async () => {
    await fc.assert(
      fc.asyncProperty(plan, async ({ ups, events }) => {
        const ids = await plant(ups)
        const parents = new Map(ids.map((id, index) => [id, index === 0 ? undefined : ids[ups[index]! % index]]))
        const lineOf = (id: number): number[] => {
          const up = parents.get(id)
          return up === undefined ? [] : [up, ...lineOf(up)]
        }
        const bets: Bet[] = []
        const later: (() => Promise<unknown>)[] = []
        const inOrder = events.toSorted((a, b) => a.hour - b.hour)
        for (const [index, event] of inOrder.entries()) {
          const at = START + event.hour * HOUR_MS + index
          const who = ids[event.who % ids.length]!
          if (event.kind === 'move') {
            const under = ids[event.under % ids.length]!
            if (under === who || lineOf(under).includes(who) || parents.get(who) === undefined) continue
            await world.database.pool.query('SELECT member_move($1, $2, $3)', [who, under, new Date(at)])
            parents.set(who, under)
            continue
          }
          const id = (serial += 1)
          const { stake, payout, openHours, isLive, isVoided } = event
          const settledAt = at + openHours * HOUR_MS
          const round = {
            id,
            created_at: new Date(at),
            settled_at: new Date(settledAt),
            merchant_id: merchantId,
            member_id: who,
            game_code: isLive ? 'fold-live' : 'fold-slot',
            stake,
            payout,
          }
          await insertRows(world.database.pool, 'game_round', [
            {
              ...round,
              asset: 'PHP',
              is_trial: false,
              is_test: false,
              seed_pair_id: -id,
              nonce: 0,
              algorithm: 'x',
              balance_before: 0,
              balance_after: 0,
              detail: {},
            },
          ])
          const voided = () =>
            world.database.pool.query(
              `INSERT INTO bet_correction (round_id, round_at, settled_at, merchant_id, member_id, game_code, kind, stake_before, payout_before,
                 stake, payout, reason, entry_id, corrected_at) VALUES ($1, $2, $8, $3, $4, $5, 'VOID', $6, $7, 0, 0, '', 1, $8)`,
              [id, round.created_at, merchantId, who, round.game_code, stake, payout, round.settled_at],
            )
          // Some at once, some long after they were summed.
          if (isVoided && index % 2 === 0) await voided()
          else if (isVoided) later.push(voided)
          else
            bets.push({
              who,
              line: lineOf(who),
              day: dayOf(settledAt),
              game: round.game_code,
              type: isLive ? 'LIVE' : 'RNG',
              stake,
              payout,
              turnover: isLive ? Math.min(stake, Math.abs(payout - stake)) : stake,
            })
          if (index % 7 === 0) await world.database.pool.query('SELECT team_fold()')
        }
        await world.database.pool.query('SELECT team_fold()')
        for (const write of later) await write()
        await world.database.pool.query('SELECT team_fold()')

        for (const agent of ids) {
          const below = bets.filter(({ line }) => line.includes(agent))
          const wanted = new Map<string, { bets: number; stake: number; payout: number; turnover: number }>()
          for (const { day, type, stake, payout, turnover } of below) {
            const sum = wanted.get(`${day} ${type}`) ?? { bets: 0, stake: 0, payout: 0, turnover: 0 }
            wanted.set(`${day} ${type}`, {
              bets: sum.bets + 1,
              stake: sum.stake + stake,
              payout: sum.payout + payout,
              turnover: sum.turnover + turnover,
            })
          }
          const { rows } = await world.database.pool.query<{
            key: string
            bets: number
            stake: bigint
            payout: bigint
            turnover: bigint
          }>(
            `SELECT to_char(day, 'YYYY-MM-DD') || ' ' || game_type AS key, bets, stake, payout, turnover FROM downline_play_day
             WHERE agent_id = $1 AND (bets, stake, payout, turnover) <> (0, 0, 0, 0)`,
            [agent],
          )
          const found = new Map(
            rows.map(({ key, bets: count, stake, payout, turnover }) => [
              key,
              { bets: count, stake: Number(stake), payout: Number(payout), turnover: Number(turnover) },
            ]),
          )
          expect(new Map([...found].sort())).toEqual(new Map([...wanted].sort()))

          const players = new Map<string, Set<number>>()
          for (const { day, who } of below) players.set(day, (players.get(day) ?? new Set()).add(who))
          const days = await world.database.pool.query<{ day: string; n: number }>(
            `SELECT to_char(day, 'YYYY-MM-DD') AS day, bet_members AS n FROM downline_day WHERE agent_id = $1 AND bet_members <> 0`,
            [agent],
          )
          expect(new Map(days.rows.map(({ day, n }) => [day, n]))).toEqual(
            new Map([...players].map(([day, who]) => [day, who.size])),
          )
          await expectHeads(agent, below)
          await expectGames(agent, below)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('counts deposits, the first of them, gifts, logins and registrations, each once', async () => {
    const [top = 0, below = 0] = await plant([0, 0])
    const { pool } = world.database
    const of = { merchantId, memberId: below, asset: 'PHP' }
    const at = (hour: number) => new Date(START + hour * HOUR_MS)
    await world.ledger.importHistory([
      { ...of, at: at(1), type: 'DEPOSIT', reference: 'a', house: 'DEPOSITS', moves: [{ amount: amount(100), code: 'DEPOSIT' }] },
      { ...of, at: at(2), type: 'DEPOSIT', reference: 'b', house: 'DEPOSITS', moves: [{ amount: amount(50), code: 'DEPOSIT' }] },
      {
        ...of,
        at: at(3),
        type: 'PROMOTION',
        reference: 'c',
        house: 'PROMOTIONS',
        moves: [{ amount: amount(7), code: 'PROMOTION' }],
      },
      {
        ...of,
        at: at(4),
        type: 'WITHDRAWAL',
        reference: 'd',
        house: 'WITHDRAWALS',
        moves: [{ amount: -amount(30), code: 'WITHDRAWAL' }],
      },
    ])
    await pool.query(
      `INSERT INTO login_event (merchant_id, member_id, username, outcome, ip, device, at) SELECT $1, $2, 'x', 'OK', '', '', $3 FROM generate_series(1, 2)`,
      [merchantId, below, at(5)],
    )
    for (let again = 0; again < 2; again += 1) await pool.query('SELECT team_fold()')
    const { rows } = await pool.query('SELECT * FROM downline_day WHERE agent_id = $1 AND deposits > 0', [top])
    expect(rows).toMatchObject([
      {
        deposits: 2,
        deposited: amount(150),
        first_deposits: 1,
        first_deposited: amount(100),
        withdrawals: 1,
        withdrawn: amount(30),
        promotion: amount(7),
        logins: 2,
        login_members: 1,
        deposit_members: 1,
      },
    ])
    const registered = await pool.query<{ n: bigint }>('SELECT sum(registered) AS n FROM downline_day WHERE agent_id = $1', [top])
    expect(Number(registered.rows[0]?.n)).toBe(1)
  })
})
