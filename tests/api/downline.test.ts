import { beforeAll, describe, expect, it } from 'vitest'
import * as endpoints from '#contract/agents/downline/downline.ts'
import * as money from '#contract/agents/downline/downline-transfer.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { amount, type MerchantRecord } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container, clock, http } = startApi()

type Details = NonNullable<Parameters<typeof given.member>[0]>
type Member = Awaited<ReturnType<typeof given.member>>
let site: MerchantRecord
let top: Member

beforeAll(async () => {
  site = await given.merchant({ flags: { AGENTRANSMULTDOWN3: true } })
  top = await agent()
})
const agent = (parent?: { id: number }, details: Details = {}) =>
  given.member({ merchant: site, type: parent ? 2 : 1, ...(parent ? { parent } : {}), ...details })
const player = (parent: { id: number }, details: Details = {}) => given.member({ merchant: site, parent, ...details })
const codeOf = (answer: { body: { errorCode?: string } }) => answer.body.errorCode
const namesOf = (answer: { body: { value: { list: { username: string }[] } } }) =>
  answer.body.value.list.map(({ username }) => username)

describe('the team of an agent', () => {
  it('lists its direct downlines, with their figures and what an agent may see', async () => {
    const boss = await agent()
    const below = await agent(boss, { username: 'team.agent', nickname: 'Ate Luz', balance: amount('80.50') })
    const far = await player(below)
    await player(below, { isTest: true })
    const { value } = (await as(boss).call(endpoints.list).expect(success)).body
    expect(value).toMatchObject({ total: 1, totalPages: 1, page: 1, hasMore: false, footer: { directCount: 1, teamCount: 2 } })
    expect(value.list).toEqual([
      {
        customerId: below.id,
        username: 'team.agent',
        nickname: 'Ate Luz',
        type: 2,
        status: 'ACTIVE',
        level: 1,
        balance: 80.5,
        directCount: 1,
        teamCount: 1,
        lastLogin: null,
        regDate: expect.any(Number),
        isOnline: true,
      },
    ])
    const deeper = await as(boss).call(endpoints.list, { username: 'TEAM.AGENT' }).expect(success)
    expect(deeper.body.value.list).toMatchObject([{ customerId: far.id, level: 2, isOnline: true }])
    await container().sessions.endAll(far.id)
    expect((await as(boss).call(endpoints.list, { customerId: below.id })).body.value.list[0].isOnline).toBe(false)
  })

  it('is searched by the start of a name, at any depth and in any case, and by nothing else', async () => {
    const boss = await agent()
    const below = await agent(boss, { username: 'find_a1' })
    const deep = await agent(below, { username: 'zz.other' })
    await player(deep, { username: 'find_b2' })
    await player(top, { username: 'find_c3' })
    await player(deep, { username: 'findxb9' })
    expect(namesOf(await as(boss).call(endpoints.list, { search: 'FIND_' }))).toEqual(['find_a1', 'find_b2'])
    expect(namesOf(await as(boss).call(endpoints.list, { search: 'find_', customerId: deep.id }))).toEqual(['find_b2'])
    expect(namesOf(await as(boss).call(endpoints.list, { search: 'ind_' }))).toEqual([])
    expect(namesOf(await as(boss).call(endpoints.list, { search: '%' }))).toEqual([])
  })

  it('is paged, sorted and filtered as requested', async () => {
    const boss = await agent()
    const day = (text: string) => new Date(`${text}T04:00:00Z`)
    await player(boss, { username: 'p1', balance: amount(5), createdAt: day('2026-03-01'), lastLoginAt: day('2026-04-03') })
    await agent(boss, { username: 'p2', balance: amount(50), createdAt: day('2026-03-03') })
    await player(boss, { username: 'p3', status: 'LOCKED', createdAt: day('2026-03-02'), lastLoginAt: day('2026-04-05') })
    const list = async (query: Parameters<typeof query_>[0]) => namesOf(await query_(query))
    const query_ = (query: NonNullable<Parameters<ReturnType<typeof as>['call']>[1]>) =>
      as(boss).call(endpoints.list, query as never)
    expect(await list({})).toEqual(['p1', 'p2', 'p3'])
    expect(await list({ order: 'desc' })).toEqual(['p3', 'p2', 'p1'])
    expect(await list({ sort: 'balance' })).toEqual(['p2', 'p1', 'p3'])
    expect(await list({ sort: 'registered' })).toEqual(['p2', 'p3', 'p1'])
    expect(await list({ sort: 'lastLogin' })).toEqual(['p3', 'p1', 'p2'])
    expect(await list({ kind: 'AGENT' })).toEqual(['p2'])
    expect(await list({ kind: 'MEMBER' })).toEqual(['p1', 'p3'])
    expect(await list({ status: 'LOCKED' })).toEqual(['p3'])
    expect(await list({ startDate: '2026-03-02', endDate: '2026-03-02' })).toEqual(['p3'])
    const second = await query_({ page: 2, size: 2 })
    expect(second.body.value).toMatchObject({ total: 3, totalPages: 2, page: 2, hasMore: false, list: [{ username: 'p3' }] })
    expect((await query_({ size: 2 })).body.value).toMatchObject({ hasMore: true })
    expect((await query_({ status: 'LOCKED' })).body.value).toMatchObject({ total: 1, footer: { directCount: 3 } })
  })

  it('never contains a number, an address or a bank account', async () => {
    const boss = await agent()
    await player(boss, { mobileNumber: '9175550777', email: 'hidden@example.com', payeeName: 'Juan Hidden' })
    const text = JSON.stringify((await as(boss).call(endpoints.list)).body)
    expect(text).not.toMatch(/9175550777|hidden@|Juan Hidden/)
  })

  it('shows testers only to a tester', async () => {
    const [boss, tester] = [await agent(), await agent(undefined, { isTest: true })]
    await player(boss, { isTest: true })
    const own = await player(tester, { isTest: true })
    expect((await as(boss).call(endpoints.list)).body.value).toMatchObject({ list: [], footer: { teamCount: 0 } })
    expect((await as(tester).call(endpoints.list)).body.value).toMatchObject({
      list: [{ customerId: own.id }],
      footer: { teamCount: 1 },
    })
  })

  it('has exact counts, also after hundreds joined and some left', async () => {
    const [boss, old] = [await agent(), await agent()]
    const below = await agent(boss)
    const { pool } = container().database
    const { rows } = await pool.query<{ id: number }>(
      `INSERT INTO member (merchant_id, username, nickname, password_hash, type, parent_id)
       SELECT $1, 'many' || n, 'many' || n, 'x', 0, $2 FROM generate_series(1, 250) n RETURNING id`,
      [site.id, below.id],
    )
    for (const { id } of rows) await pool.query('SELECT member_place(ARRAY[$1::int])', [id])
    const counts = async (who = boss) => (await as(who).call(endpoints.teamCount)).body.value
    expect(await counts()).toEqual({ directCount: 1, teamCount: 251 })
    // Summed by then, and the same.
    expect((await pool.query('SELECT 1 FROM member_count_change WHERE member_id = $1', [boss.id])).rowCount).toBe(0)
    expect(await counts()).toEqual({ directCount: 1, teamCount: 251 })
    await pool.query('SELECT member_move($1, $2, $3)', [below.id, old.id, clock.now()])
    expect(await counts()).toEqual({ directCount: 0, teamCount: 0 })
    expect(await counts(old)).toEqual({ directCount: 1, teamCount: 251 })
    const ofOne = await as(old).call(endpoints.memberCount, { customerId: below.id }).expect(success)
    expect(ofOne.body.value).toEqual({ directCount: 250, teamCount: 250 })
  })

  it('is shown as a tree: the path, and the downlines', async () => {
    const boss = await agent(undefined, { username: 'tree0' })
    const one = await agent(boss, { username: 'tree1' })
    const two = await agent(one, { username: 'tree2' })
    await player(two, { username: 'tree3' })
    const { value } = (await as(boss).call(endpoints.tree, { customerId: two.id }).expect(success)).body
    expect(value.path.map(({ username, level }: { username: string; level: number }) => [username, level])).toEqual([
      ['tree0', 0],
      ['tree1', 1],
      ['tree2', 2],
    ])
    expect(value).toMatchObject({ footer: { directCount: 1, teamCount: 1 }, list: [{ username: 'tree3', level: 3 }] })
    const own = (await as(one).call(endpoints.tree)).body.value
    expect(own.path).toMatchObject([{ username: 'tree1', level: 0 }])
    expect((await as(one).call(endpoints.tree, { customerId: one.id })).body.value).toEqual(own)
  })

  it('says which actions are allowed for a member', async () => {
    const boss = await agent()
    const below = await agent(boss)
    const far = await player(below, { lastLoginAt: clock.now() })
    const opened = (await as(boss).call(endpoints.open, { username: `fresh${boss.id}`, password: 'firstpass1' })).body.value
    const fresh = { id: opened.customerId as number }
    const facts = async (who: { id: number }) =>
      (await as(boss).call(endpoints.member, { customerId: who.id }).expect(success)).body.value
    expect(await facts(fresh)).toMatchObject({
      isDirect: true,
      canPromote: true,
      canRename: true,
      canSetPassword: true,
      canReceive: true,
      consentUntil: null,
    })
    expect(await facts(below)).toMatchObject({ isDirect: true, canPromote: false })
    expect(await facts(far)).toMatchObject({
      isDirect: false,
      canPromote: false,
      canSetPassword: false,
      level: 2,
      path: [{ username: boss.username }, { username: below.username }],
    })
  })

  it('WIR-37: serves older clients at their own addresses', async () => {
    const boss = await agent()
    const one = await player(boss)
    const get = (path: string) => http().get(path).set({ Merchant: site.code, Authorization: boss.token })
    for (const path of ['/wps/relay/ODSFE2_getSubordinatev2', '/wps/relay/ODSFE2_Subordinate', '/wps/agent/downlines'])
      expect((await get(path).expect(success)).body.value.list).toMatchObject([{ customerId: one.id }])
  })
})

describe('AGT-13: members outside the downline do not exist', () => {
  let boss: Member
  let others: { who: string; member: Member }[]
  beforeAll(async () => {
    const upline = await agent()
    boss = await agent(upline, { paymentPassword: '654321', balance: amount(500) })
    await player(boss)
    const sibling = await agent(upline)
    const stranger = await given.member({ merchant: await given.merchant(), type: 0 })
    others = [
      { who: 'a sibling', member: sibling },
      { who: 'a member of a sibling', member: await player(sibling) },
      { who: 'the upline', member: upline },
      { who: 'the agent itself', member: boss },
      { who: 'a member of another merchant', member: stranger },
      { who: 'a tester', member: await player(boss, { isTest: true }) },
    ]
  })
  const rest = { paymentPassword: '654321', amount: 20, nickname: 'Bagong ngalan', password: 'brandnew9' }
  /** An agent may also ask for its own list and counts. */
  const ofNodes: readonly Endpoint[] = [endpoints.list, endpoints.tree, endpoints.memberCount]
  const calls: { name: string; endpoint: Endpoint }[] = [
    { name: 'list', endpoint: endpoints.list },
    { name: 'tree', endpoint: endpoints.tree },
    { name: 'member', endpoint: endpoints.member },
    { name: 'memberCount', endpoint: endpoints.memberCount },
    { name: 'mobile', endpoint: endpoints.mobile },
    { name: 'promote', endpoint: endpoints.promote },
    { name: 'setNickname', endpoint: endpoints.setNickname },
    { name: 'setPassword', endpoint: endpoints.setPassword },
    { name: 'transfer', endpoint: money.transfer },
    { name: 'collect', endpoint: money.collect },
  ]
  it.each(calls)('AGT-13 by $name,', async ({ endpoint }) => {
    const unknown = await as(boss).call(endpoint, { ...rest, customerId: 2_000_000_000 } as never)
    expect([unknown.status, codeOf(unknown)]).toEqual([200, 'no.data'])
    for (const { who, member } of others.filter((one) => one.member.id !== boss.id || !ofNodes.includes(endpoint)))
      for (const name of [{ customerId: member.id }, { username: member.username }]) {
        const answer = await as(boss).call(endpoint, { ...rest, ...name } as never)
        expect([who, answer.status, answer.body]).toEqual([who, 200, unknown.body])
      }
  })

  it('AGT-13 by move, as the member moved and as the new upline', async () => {
    const own = await player(boss)
    const under = await agent(boss)
    for (const { who, member } of others) {
      if (member.id !== boss.id)
        expect([who, codeOf(await as(boss).call(endpoints.move, { customerId: own.id, uplineId: member.id }))]).toEqual([
          who,
          'no.data',
        ])
      expect([who, codeOf(await as(boss).call(endpoints.move, { customerId: member.id, uplineId: under.id }))]).toEqual([
        who,
        'no.data',
      ])
    }
  })

  it('AGT-13 by transferMany, line by line', async () => {
    const list = others.map(({ member }) => ({ customerId: member.id, amount: 20 }))
    const { body } = await as(boss).call(money.transferMany, { list, paymentPassword: '654321' }).expect(success)
    expect(new Set(body.value.list.map(({ errorCode }: { errorCode: string }) => errorCode))).toEqual(new Set(['no.data']))
    expect(body.value.balance).toBe(500)
  })
})
