import { beforeAll, describe, expect, it } from 'vitest'
import * as memberEndpoints from '#contract/identity/member/member.ts'
import { endpointsOf } from '#contract/endpoint.ts'
import * as teamReportEndpoints from '#contract/agents/team-report/team-report.ts'
import type { PnlRow } from '#contract/agents/team-report/team-report.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container, clock, http } = startApi()
/** Logged in. */
const agent = (parent?: { id: number }) => given.member({ type: parent ? 2 : 1, ...(parent && { parent }) })
const { kpi, sum, days, daysFile, pnl, lotteryPnl, fishingPnl, pnlFile, memberPnl, byGameType, gifts, fees } = teamReportEndpoints

beforeAll(async () => {
  await given.game({ gameCode: 'reef', category: 'FISH', name: 'Dragon Reef' })
  await given.game({ gameCode: 'live', category: 'LIVE', name: 'Baccarat' })
  await given.game({ gameCode: 'ball', category: 'LOTT', name: 'Lucky Balls' })
  await given.game({ gameCode: 'slot', category: 'RNG', name: 'Mango Mania' })
})

type Member = Awaited<ReturnType<typeof given.member>>
const at = (day: string, hour = 4) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
const MARCH = { startDate: '2026-03-01', endDate: '2026-03-31' }
const bet = (member: Member, day: string, stake: string, payout: string, gameCode = 'slot') =>
  given.round({ member, gameCode, stake: amount(stake), payout: amount(payout), at: at(day) })
const value = async (caller: { token?: string }, endpoint: Parameters<ReturnType<typeof as>['call']>[0], query = {}) =>
  (
    await as(caller)
      .call(endpoint, query as never)
      .expect(success)
  ).body.value

/** top → left (→ leaf), right; top’s sibling is outside the team. */
async function tree() {
  const top = await agent()
  const left = await agent(top)
  const right = await agent(top)
  const leaf = await given.member({ parent: left })
  return { top, left, right, leaf }
}

describe('the figures of a team', () => {
  it('AGT-36: prizes 1,150,000 + rebates 6,000 + bonuses 2,000 + salaries 9,600 − turnover 1,200,000 = −32,400; the house kept 2.70%', async () => {
    const { top, leaf } = await tree()
    await given.transactions(leaf, [{ code: 'DEPOSIT', amount: amount('2000000'), at: at('2026-03-01') }])
    await bet(leaf, '2026-03-02', '1200000', '1150000')
    await given.transactions(leaf, [
      { code: 'REBATE', amount: amount('6000'), at: at('2026-03-03') },
      { code: 'PROMOTION', amount: amount('2000'), at: at('2026-03-03') },
    ])
    await given.transactions(top, [{ code: 'SALARY', amount: amount('9600'), at: at('2026-03-03') }])
    const found = await value(top, sum, MARCH)
    expect(found).toMatchObject({
      validTurnover: 1_200_000,
      stake: 1_200_000,
      prize: 1_150_000,
      rebate: 6_000,
      promotion: 2_000,
      dailySalary: 9_600,
      PnL: -32_400,
      deposit: 2_000_000,
      betCount: 1,
    })
    expect(((-found.PnL / found.validTurnover) * 100).toFixed(2)).toBe('2.70')
  })

  it('AGT-36: counts what was lost, not what turned over, for a bet that was partly returned', async () => {
    const { top, leaf } = await tree()
    await given.transactions(leaf, [{ code: 'DEPOSIT', amount: amount(500), at: at('2026-03-01') }])
    await bet(leaf, '2026-03-02', '100', '60', 'live')
    expect(await value(top, sum, MARCH)).toMatchObject({ stake: 100, validTurnover: 40, prize: 60, PnL: -40 })
  })

  it('AGT-12 match the ledger’s postings, and the rounds', async () => {
    const { top, left, leaf } = await tree()
    for (const [index, member] of [top, left, leaf].entries()) {
      await given.transactions(member, [
        { code: 'DEPOSIT', amount: amount(900 + index), at: at('2026-03-01') },
        { code: 'WITHDRAWAL', amount: -amount(50 + index), at: at('2026-03-02') },
        { code: 'REBATE', amount: amount('1.2345'), at: at('2026-03-02') },
        { code: 'DIVIDEND', amount: amount(7), at: at('2026-03-03') },
        { code: 'HOURLY_SALARY', amount: amount(3), at: at('2026-03-04') },
        { code: 'REAL_TIME_SALARY', amount: amount(2), at: at('2026-03-04') },
        { code: 'PROMOTION_FORFEIT', amount: -amount(1), at: at('2026-03-05') },
      ])
      await bet(member, '2026-03-06', '10.5', '4.25', 'reef')
    }
    const { pool } = container().database
    const { rows: codes } = await pool.query<{ code: string; total: bigint }>(
      `SELECT code, sum(amount)::bigint AS total FROM ledger_posting WHERE member_id = ANY ($1) GROUP BY code`,
      [[top.id, left.id, leaf.id]],
    )
    const ledger = (...names: string[]) =>
      Number(codes.filter(({ code }) => names.includes(code)).reduce((total, row) => total + row.total, 0n)) / 10_000
    const { rows: rounds } = await pool.query<{ stake: bigint; payout: bigint }>(
      `SELECT sum(stake)::bigint AS stake, sum(payout)::bigint AS payout FROM game_round WHERE member_id = ANY ($1)`,
      [[top.id, left.id, leaf.id]],
    )
    expect(await value(top, sum, MARCH)).toMatchObject({
      deposit: ledger('DEPOSIT'),
      withdraw: -ledger('WITHDRAWAL'),
      rebate: ledger('REBATE'),
      dividend: ledger('DIVIDEND'),
      hourlySalary: ledger('HOURLY_SALARY'),
      realTimeSalary: ledger('REAL_TIME_SALARY'),
      promotion: ledger('PROMOTION_FORFEIT'),
      stake: -ledger('BET'),
      prize: ledger('WIN'),
      betCount: 3,
      firstDepositCount: 3,
    })
    expect(ledger('BET')).toBe(-Number(rounds[0]!.stake) / 10_000)
    expect(ledger('WIN')).toBe(Number(rounds[0]!.payout) / 10_000)
  })

  it('AGT-37: add up over the days, and days without activity are zero', async () => {
    const { top, leaf, left } = await tree()
    await given.transactions(leaf, [{ code: 'DEPOSIT', amount: amount(100), at: at('2026-03-02') }])
    await bet(leaf, '2026-03-03', '10', '0')
    await bet(leaf, '2026-03-05', '20', '30')
    await given.transactions(left, [{ code: 'DEPOSIT', amount: amount(40), at: at('2026-03-05') }])
    const range = { startDate: '2026-03-01', endDate: '2026-03-06' }
    const found = await value(top, days, range)
    expect(found.list.map((row: { day: string }) => row.day)).toEqual([1, 2, 3, 4, 5, 6].map((day) => `2026-03-0${day}`))
    expect(found.list[3]).toMatchObject({ stake: 0, deposit: 0, betMemberCount: 0 })
    for (const name of ['stake', 'prize', 'deposit', 'PnL', 'betCount', 'firstDepositCount'])
      expect(found.list.reduce((total: number, row: Record<string, number>) => total + row[name]!, 0)).toBe(found.footer[name])
    // Cannot be added up over several days; the KPI counts a member who bet on two of them once.
    expect(found.footer).toMatchObject({ betMemberCount: null, depositMemberCount: null, loginMemberCount: null })
    expect(found.list[2]).toMatchObject({ betMemberCount: 1 })
    expect((await value(top, kpi, range)).footer).toMatchObject({ teamBetMemberCount: 1, teamDepositMemberCount: 2 })
    expect(found.footer).toEqual(await value(top, sum, range))
  })

  it('are separate for the team, the direct downlines, and oneself', async () => {
    const { top, left, leaf } = await tree()
    for (const [member, stake] of [
      [top, '1'],
      [left, '2'],
      [leaf, '4'],
    ] as const) {
      await given.transactions(member, [{ code: 'DEPOSIT', amount: amount(100), at: at('2026-03-01') }])
      await bet(member, '2026-03-02', stake, '0')
    }
    const stakes = await Promise.all(
      ['team', 'DIRECT', 'OWN'].map(async (scope) => (await value(top, sum, { ...MARCH, scope })).stake),
    )
    expect(stakes).toEqual([7, 2, 1])
    expect((await value(top, sum, { ...MARCH, username: left.username })).stake).toBe(6)
    expect((await value(top, memberPnl, { ...MARCH, username: left.username })).stake).toBe(2)
  })

  it('ACC-11: exclude trial and test accounts', async () => {
    const { top } = await tree()
    const tester = await given.member({ parent: top, isTest: true })
    await given.transactions(tester, [{ code: 'DEPOSIT', amount: amount(100), at: at('2026-03-01') }])
    await bet(tester, '2026-03-02', '5', '0')
    const guest = await given.member({ parent: top, type: 4, balance: amount(100) })
    await bet(guest, '2026-03-02', '6', '0')
    expect(await value(top, sum, MARCH)).toMatchObject({ stake: 0, deposit: 0, registerCount: 0, betCount: 0 })
    expect((await value(top, kpi, MARCH)).footer).toMatchObject({ teamBetMemberCount: 0, teamDepositMemberCount: 0 })
    const { list } = await value(top, pnl, MARCH)
    expect(list.map(({ username }: PnlRow) => username)).not.toContain(tester.username)
  })

  it('include a bet settled this moment', async () => {
    const { top, leaf } = await tree()
    await given.transactions(leaf, [{ code: 'DEPOSIT', amount: amount(100), at: clock.now() }])
    await given.round({ member: leaf, gameCode: 'slot', stake: amount(9), at: clock.now() })
    expect((await value(top, sum)).stake).toBe(9)
  })
})

describe('the KPI', () => {
  it('AGT-37: counts members once, on one day and on several', async () => {
    const { top, left, leaf } = await tree()
    for (const day of ['2026-03-02', '2026-03-03'])
      await given.transactions(leaf, [{ code: 'DEPOSIT', amount: amount(100), at: at(day) }])
    await given.transactions(left, [{ code: 'DEPOSIT', amount: amount(50), at: at('2026-03-03') }])
    await bet(leaf, '2026-03-02', '1', '0')
    await bet(leaf, '2026-03-03', '1', '0')
    expect((await value(top, kpi, { startDate: '2026-03-03', endDate: '2026-03-03', size: 0 })).footer).toMatchObject({
      teamBetMemberCount: 1,
      teamDepositMemberCount: 2,
      teamFirstDepositMemberCount: 1,
    })
    const { footer, list } = await value(top, kpi, { ...MARCH, size: 5 })
    expect(footer).toMatchObject({ teamBetMemberCount: 1, teamDepositMemberCount: 2, teamFirstDepositMemberCount: 2 })
    expect(list.map((row: { day: string }) => row.day)).toEqual(['2026-03-03', '2026-03-02'])
  })

  it('is for the team, the direct downlines, oneself, or a downline', async () => {
    const { top, left, leaf } = await tree()
    for (const member of [top, left, leaf]) {
      await given.transactions(member, [{ code: 'DEPOSIT', amount: amount(10), at: at('2026-03-01') }])
      await bet(member, '2026-03-01', '1', '0')
    }
    const counts = async (query: object) => {
      const { footer } = await value(top, kpi, { ...MARCH, ...query })
      return [footer.teamBetMemberCount, footer.teamOnlineCount]
    }
    expect(await counts({})).toEqual([3, 4])
    expect(await counts({ scope: 'DIRECT' })).toEqual([1, 2])
    expect(await counts({ scope: 'OWN' })).toEqual([1, 1])
    expect(await counts({ username: left.username })).toEqual([2, 2])
  })

  it('WIR-39: answers an older client by its relay code and parameters, with the footer it reads', async () => {
    const { top } = await tree()
    const today = new Date().toISOString().slice(0, 10)
    const { body } = await http()
      .get('/wps/relay/ODSFE2_teamKPIC')
      .query({ startDate: today, endDate: today, size: 0 })
      .set({ Merchant: 'test', Authorization: top.token, ModuleId: 'AGEINFO3' })
    expect(Object.keys(body.value.footer)).toEqual(
      expect.arrayContaining(['teamLoginMemberCount', 'teamBetMemberCount', 'teamRegisterMemberCount', 'teamOnlineCount']),
    )
    expect(body.value.list).toEqual([])
  })

  it('counts members with a live session as online: until logout, or idleness', async () => {
    const top = await agent()
    const online = async () => (await value(top, kpi)).footer.teamOnlineCount
    const before = await online()
    const one = await given.member({ parent: top })
    await given.member({ parent: top })
    const stranger = await agent()
    expect(await online()).toBe(before + 2)
    await container().sessions.endAll(one.id)
    expect(await online()).toBe(before + 1)
    expect((await value(stranger, kpi)).footer.teamOnlineCount).toBe(1)
    const other = await given.member({ parent: top })
    try {
      // Callers stay, others expire, including the agent's own first login. A call may not be recorded, but the next minute's is.
      clock.shift(19 * 60_000)
      await as(other).call(memberEndpoints.info).expect(success)
      clock.shift(60_000)
      await as(other).call(memberEndpoints.info).expect(success)
      clock.shift(20 * 60_000)
      expect((await value(await given.session(top), kpi)).footer.teamOnlineCount).toBe(2)
    } finally {
      clock.reset()
    }
  })
})

describe('profit and loss', () => {
  async function played() {
    const people = await tree()
    const { top, left, right, leaf } = people
    for (const [member, stake] of [
      [top, '1'],
      [left, '2'],
      [right, '8'],
      [leaf, '4'],
    ] as const) {
      await given.transactions(member, [{ code: 'DEPOSIT', amount: amount(100), at: at('2026-03-01') }])
      await bet(member, '2026-03-02', stake, '1', 'reef')
    }
    return people
  }
  const stakesOf = (list: PnlRow[]) => Object.fromEntries(list.map(({ username, stake }) => [username, Number(stake)]))

  it('AGT-37: identity: team(X) = own(X) + Σ team(direct downlines), in every column', async () => {
    const { top, left, right } = await played()
    const { list, footer, path } = await value(top, pnl, MARCH)
    expect(list[0]).toMatchObject({ username: top.username, isOwn: true, stake: 1 })
    expect(stakesOf(list)).toEqual({ [top.username]: 1, [left.username]: 6, [right.username]: 8 })
    expect(path).toEqual([top.username])
    const whole = await value(top, sum, MARCH)
    for (const [name, total] of Object.entries(footer as Record<string, number>)) {
      expect(total, name).toBe(whole[name])
      expect(
        list.reduce((all: number, row: Record<string, number>) => all + row[name]!, 0),
        name,
      ).toBeCloseTo(total, 4)
    }
  })

  it('is opened by username, with the path', async () => {
    const { top, left, leaf } = await played()
    const { list, path } = await value(top, pnl, { ...MARCH, username: left.username.toUpperCase() })
    expect(path).toEqual([top.username, left.username])
    expect(stakesOf(list)).toEqual({ [left.username]: 2, [leaf.username]: 4 })
    expect(list[0]).toMatchObject({ isOwn: true, hasTeam: false })
    expect((await value(top, pnl, { ...MARCH, username: String(leaf.id) })).path).toEqual([
      top.username,
      left.username,
      leaf.username,
    ])
  })

  it('is searched, sorted by any column and paged; the footer sums every matching row', async () => {
    const { top, left, right } = await played()
    const names = async (query: object) => (await value(top, pnl, { ...MARCH, ...query })).list.map((row: PnlRow) => row.username)
    expect(await names({ sort: 'stake', order: 'asc' })).toEqual([top.username, left.username, right.username])
    expect(await names({ sort: 'stake', order: 'desc' })).toEqual([top.username, right.username, left.username])
    expect(await names({ sort: 'PnL', order: 'asc' })).toEqual([top.username, right.username, left.username])
    expect(await names({ size: 2, page: 2, sort: 'stake', order: 'asc' })).toEqual([right.username])
    const found = await value(top, pnl, { ...MARCH, search: right.username.slice(-6), size: 1 })
    expect(found).toMatchObject({ total: 1, footer: { stake: 8 } })
  })

  it('separates kinds of game', async () => {
    const { top, leaf } = await played()
    await bet(leaf, '2026-03-04', '3', '0', 'ball')
    await bet(leaf, '2026-03-04', '10', '20', 'live')
    expect((await value(top, pnl, { ...MARCH, gameType: 'lott' })).footer).toMatchObject({ stake: 3, deposit: 0 })
    expect((await value(top, lotteryPnl, MARCH)).footer.stake).toBe(3)
    expect((await value(top, fishingPnl, MARCH)).footer.stake).toBe(15)
    const { list, footer } = await value(top, byGameType, MARCH)
    expect(list.map((row: { gameType: string; stake: number }) => [row.gameType, row.stake])).toEqual([
      ['FISH', 15],
      ['LIVE', 10],
      ['LOTT', 3],
    ])
    expect(footer).toMatchObject({ stake: 28, betCount: 6, validTurnover: 28 })
  })

  it('lists what was given, deposited and withdrawn, by day', async () => {
    const { top, leaf } = await tree()
    await given.transactions(leaf, [
      { code: 'DEPOSIT', amount: amount(100), at: at('2026-03-02') },
      { code: 'DEPOSIT_FEE', amount: -amount(2), at: at('2026-03-02') },
      { code: 'PROMOTION', amount: amount(8), at: at('2026-03-04') },
      { code: 'WITHDRAWAL', amount: -amount(30), at: at('2026-03-05') },
    ])
    expect(await value(top, gifts, MARCH)).toMatchObject({
      list: [{ day: '2026-03-04', promotion: 8 }],
      footer: { promotion: 8 },
    })
    expect(await value(top, fees, MARCH)).toMatchObject({
      list: [
        { day: '2026-03-05', withdraw: 30, withdrawCount: 1 },
        { day: '2026-03-02', deposit: 100, fee: 2 },
      ],
      footer: { deposit: 100, withdraw: 30, fee: 2 },
    })
  })

  it('counts a withdrawal’s charge as a fee, as the ledger does', async () => {
    const { top, leaf } = await tree()
    await given.deposit(leaf, amount(1_000))
    const account = await given.payoutAccount({ member: leaf })
    const operator = await given.operator()
    await given.withdrawal({ member: leaf, account, amount: amount(500), charge: amount(5), state: 'PAID', operator })
    await given.withdrawal({ member: leaf, account, amount: amount(100), charge: amount(1), state: 'PENDING' })

    expect((await value(top, fees, {})).footer).toMatchObject({ withdraw: 500, withdrawCount: 1, fee: 5 })
    expect(await value(top, sum, {})).toMatchObject({ withdraw: 500, fee: 5 })
    expect((await value(top, pnl, {})).footer).toMatchObject({ withdraw: 500, fee: 5 })
  })

  it('can be downloaded, and so can the days', async () => {
    const { top, left } = await played()
    const file = async (endpoint: typeof pnlFile | typeof daysFile) => {
      const response = await as(top).call(endpoint, MARCH, { Language: 'EN' }).expect(success)
      return response.text.replace('\uFEFF', '').trim().split('\r\n')
    }
    const rows = await file(pnlFile)
    expect(rows[0]).toMatch(/^Username,Bets,Staked,/)
    expect(rows).toHaveLength(4)
    expect(rows.find((row) => row.startsWith(left.username))).toMatch(new RegExp(`^${left.username},2,6,`))
    expect(await file(daysFile)).toHaveLength(32)
  })
})

describe('a member who moves', () => {
  it('AGT-12, AGT-37: counts for the old upline before and for the new one after, down to each row', async () => {
    const { top, left, right, leaf } = await tree()
    const twig = await given.member({ parent: leaf })
    const { pool } = container().database
    for (const member of [leaf, twig])
      await given.transactions(member, [{ code: 'DEPOSIT', amount: amount(100), at: at('2026-03-01') }])
    await bet(leaf, '2026-03-02', '1', '0')
    await bet(twig, '2026-03-02', '2', '0')
    await pool.query('SELECT member_move($1, $2, $3)', [leaf.id, right.id, at('2026-03-10')])
    await bet(leaf, '2026-03-12', '10', '0')
    await bet(twig, '2026-03-12', '20', '0')
    const stake = async (caller: { token: string }, query = {}) => (await value(caller, sum, { ...MARCH, ...query })).stake
    expect([await stake(left), await stake(right), await stake(top)]).toEqual([3, 30, 33])
    const rows = async (caller: { token: string }, query = {}) =>
      Object.fromEntries(
        (await value(caller, pnl, { ...MARCH, ...query })).list.map((row: PnlRow) => [
          row.username,
          [Number(row.stake), row.hasTeam],
        ]),
      )
    // The old upline keeps a former downline's figures, but cannot look into its team.
    expect(await rows(left)).toEqual({ [left.username]: [0, false], [leaf.username]: [3, false] })
    expect(await rows(right)).toEqual({ [right.username]: [0, false], [leaf.username]: [30, true] })
    expect(await rows(right, { username: leaf.username })).toEqual({ [leaf.username]: [10, false], [twig.username]: [20, false] })
    expect(await stake(right, { username: leaf.username })).toBe(30)
    expect(await stake(right, { username: leaf.username, scope: 'OWN' })).toBe(10)
    expect(await rows(top, { username: left.username })).toEqual({ [left.username]: [0, false], [leaf.username]: [3, false] })
    expect(await rows(top, { username: right.username })).toEqual({ [right.username]: [0, false], [leaf.username]: [30, true] })
    expect((await as(left).call(pnl, { ...MARCH, username: leaf.username })).body.errorCode).toBe('no.data')
  })
})

describe('AGT-13', () => {
  it.each([
    'kpi',
    'sum',
    'days',
    'daysFile',
    'pnl',
    'lotteryPnl',
    'fishingPnl',
    'pnlFile',
    'memberPnl',
    'byGameType',
    'gifts',
    'fees',
  ] as const)('%s answers the same for a sibling, an upline, a stranger and an unknown name', async (name) => {
    const { top, left, right } = await tree()
    const elsewhere = await given.member({ merchant: await given.merchant() })
    const asked = [
      right.username,
      String(right.id),
      top.username,
      String(top.id),
      elsewhere.username,
      String(elsewhere.id),
      'nobody',
    ]
    for (const username of asked)
      expect((await as(left).call(endpointsOf(teamReportEndpoints)[name], { username })).body).toMatchObject({
        errorCode: 'no.data',
      })
    await as(top).call(endpointsOf(teamReportEndpoints)[name], { username: left.username }).expect(success)
  })

  it('the tables of days contain nothing of a sibling', async () => {
    const { left, right } = await tree()
    await given.transactions(right, [{ code: 'DEPOSIT', amount: amount(100), at: at('2026-03-01') }])
    expect((await value(left, sum, MARCH)).deposit).toBe(0)
    expect((await value(left, kpi, MARCH)).footer.teamDepositMemberCount).toBe(0)
  })

  it('members who are not agents are refused', async () => {
    const member = await given.member()
    // A single member's activity is available to the member too (WIR-39).
    for (const endpoint of Object.values(endpointsOf(teamReportEndpoints)).filter(({ auth }) => auth === 'agent'))
      expect(await as(member).call(endpoint)).toMatchObject({ status: 403, body: { errorCode: 'permission.denied' } })
  })
})

it.each([
  { startDate: '2026-03-02', endDate: '2026-03-01' },
  { startDate: '2026-01-01', endDate: '2026-06-01' },
  { startDate: 'yesterday' },
])('refuses the days %j', async (query) => {
  const top = await agent()
  for (const endpoint of [kpi, sum, days, pnl, memberPnl, byGameType, gifts, fees])
    expect(await as(top).call(endpoint, query)).toMatchObject({ status: 200, body: { errorCode: 'request.param.err' } })
})
