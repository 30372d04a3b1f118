/** Money between an agent and its downlines (AGT-11, AGT-33). */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import * as downlineEndpoints from '#contract/agents/downline/downline.ts'
import * as endpoints from '#contract/agents/downline/downline-transfer.ts'
import * as transactionEndpoints from '#contract/money/transaction.ts'
import * as turnoverEndpoints from '#contract/money/turnover/turnover.ts'
import { amount, type MerchantRecord } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { whileHeld } from '#tests/support/while-held.ts'
import { createWireClient } from '#tests/support/wire-client.ts'
import { isAccepted, isRefused, success } from '#tests/support/outcome.ts'

const { as, given, container, clock, app } = startApi()
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const PIN = '654321'

type Details = NonNullable<Parameters<typeof given.member>[0]>
type Member = Awaited<ReturnType<typeof given.member>>
let site: MerchantRecord

beforeAll(async () => {
  site = await given.merchant({
    flags: { AGENTRANSMULTDOWN3: true },
    settings: { agents: { transfer: { minimum: '100000', maximum: '50000000', perDay: '100000000', turnoverTimes: 1 } } },
  })
})
const agent = (details: Details = {}) =>
  given.member({ merchant: site, type: 1, paymentPassword: PIN, balance: amount(1_000), ...details })
const player = (parent: { id: number }, details: Details = {}) => given.member({ merchant: site, parent, ...details })
const codeOf = (answer: { body: { errorCode?: string } }) => answer.body.errorCode
const balanceOf = async ({ id, asset }: Pick<Member, 'id' | 'asset'>) =>
  Number(await container().ledger.balanceOf(id, asset)) / 10_000
const send = (by: Member, to: Pick<Member, 'id'>, sum: number, rest: object = {}) =>
  as(by).call(endpoints.transfer, { customerId: to.id, amount: sum, paymentPassword: PIN, ...rest })
const collect = (by: Member, from: Pick<Member, 'id'>, sum: number) =>
  as(by).call(endpoints.collect, { customerId: from.id, amount: sum, paymentPassword: PIN })
const rowsOf = ({ id }: Pick<Member, 'id'>) =>
  container().database.prisma.downlineTransfer.findMany({ where: { OR: [{ payerId: id }, { receiverId: id }] } })

describe('AGT-11: a transfer', () => {
  it('AGT-11 is one entry that sums to zero, one row, and turnover ×1 for the receiver', async () => {
    const boss = await agent()
    const member = await player(await given.member({ merchant: site, type: 2, parent: boss }))
    const { value } = (await send(boss, member, 250.55, { remark: 'Pang-umpisa' }).expect(success)).body
    expect(value).toMatchObject({
      transferNo: expect.stringMatching(/^D\d{8}$/),
      kind: 'GIVEN',
      isOut: true,
      customerId: member.id,
      username: member.username,
      amount: 250.55,
      remark: 'Pang-umpisa',
    })
    expect([await balanceOf(boss), await balanceOf(member)]).toEqual([749.45, 250.55])
    const { rows } = await container().database.pool.query<{ sum: bigint; codes: string[] }>(
      `SELECT sum(p.amount)::bigint AS sum, array_agg(p.code ORDER BY p.line) AS codes FROM ledger_entry e
       JOIN ledger_posting p ON p.entry_id = e.id WHERE e.type = 'TRANSFER' AND e.reference = $1 GROUP BY e.id`,
      [value.transferNo],
    )
    expect(rows).toEqual([{ sum: 0n, codes: ['MEMBER_TRANSFER_OUT', 'MEMBER_TRANSFER_IN'] }])
    expect(await rowsOf(member)).toMatchObject([{ payerId: boss.id, kind: 'GIVEN', amount: amount('250.55') }])
    const turnover = (await as(member).call(turnoverEndpoints.info)).body.value
    expect(turnover).toMatchObject({ status: 'A', totalRequiredTurnover: 250.55, requirements: [{ source: 'TRANSFER' }] })
    const statement = (await as(member).call(transactionEndpoints.list)).body.value
    expect(statement.list).toMatchObject([{ txCode: 'MEMBER_TRANSFER_IN', amount: 250.55, reference: value.transferNo }])
  })

  it.each([
    { currency: 'PHP', sum: 10.005 },
    { currency: 'VND', sum: 10.5 },
  ])('of less than the smallest amount of $currency is refused, one by one or many at once', async ({ currency, sum }) => {
    const merchant = await given.merchant({
      currency,
      flags: { AGENTRANSMULTDOWN3: true },
      settings: { agents: { transfer: { minimum: '10000', maximum: '0', perDay: '0', turnoverTimes: 1 } } },
    })
    const boss = await agent({ merchant })
    const member = await player(boss, { merchant })
    const lines = [{ customerId: member.id, amount: sum }]
    expect(codeOf(await send(boss, member, sum))).toBe('amount.decimals')
    expect(codeOf(await as(boss).call(endpoints.transferMany, { paymentPassword: PIN, list: lines }))).toBe('amount.decimals')
    expect(await rowsOf(boss)).toEqual([])
  })

  it('AGT-11 repeated under the same id is the same one, and another under that id is refused', async () => {
    const [boss, requestId] = [await agent(), 'again-0001']
    const [member, other] = [await player(boss), await player(boss)]
    const answers = await Promise.all([1, 2, 3].map(() => send(boss, member, 100, { requestId })))
    expect(new Set(answers.map(({ body }) => body.value?.transferNo)).size).toBe(1)
    expect(await balanceOf(boss)).toBe(900)
    expect(codeOf(await send(boss, member, 101, { requestId }))).toBe('idempotency.key.reused')
    expect(codeOf(await send(boss, other, 100, { requestId }))).toBe('idempotency.key.reused')
  })

  it('AGT-11: of two of the whole balance at once, one gets account.balance.not.enough', async () => {
    const boss = await agent()
    const [one, two] = [await player(boss), await player(boss)]
    const answers = await Promise.all([send(boss, one, 1_000), send(boss, two, 1_000)])
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(codeOf(answers.find(isRefused)!)).toBe('account.balance.not.enough')
    expect([await balanceOf(boss), (await balanceOf(one)) + (await balanceOf(two))]).toEqual([0, 1_000])
  })

  it('AGT-11 worked example: A has 1,000.00, C gets 250.00, P’s 800.00 is refused, A ends with 750.00', async () => {
    const a = await agent()
    const [c, p] = [await player(a), await player(a)]
    const list = [
      { customerId: c.id, amount: 250 },
      { username: p.username, amount: 800 },
    ]
    const { value } = (await as(a).call(endpoints.transferMany, { list, paymentPassword: PIN }).expect(success)).body
    expect(value.list).toMatchObject([
      { customerId: c.id, username: c.username, amount: 250, success: true, errorCode: null, transfer: { kind: 'GIVEN' } },
      { username: p.username, amount: 800, success: false, errorCode: 'account.balance.not.enough', transfer: null },
    ])
    expect(value.balance).toBe(750)
    expect([await balanceOf(a), await balanceOf(c), await balanceOf(p)]).toEqual([750, 250, 0])
  })

  it('AGT-11 of many, repeated, sends no line twice', async () => {
    const boss = await agent()
    const list = [await player(boss), await player(boss)].map(({ id }) => ({
      customerId: id,
      amount: 50,
      requestId: `many-${id}-1`,
    }))
    for (let again = 0; again < 2; again += 1)
      await as(boss).call(endpoints.transferMany, { list, paymentPassword: PIN }).expect(success)
    expect(await balanceOf(boss)).toBe(900)
  })

  it('AGT-11 respects the merchant’s minimum, maximum and daily sum', async () => {
    const boss = await agent({ balance: amount(30_000) })
    const member = await player(boss)
    const refusal = async (sum: number) => {
      const { body } = await send(boss, member, sum)
      return [body.errorCode, body.value?.data]
    }
    expect(await refusal(9.99)).toEqual(['transfer.amount.limit', expect.objectContaining({ minimum: 10, maximum: 5_000 })])
    expect(await refusal(5_000.01)).toEqual(['transfer.amount.limit', expect.objectContaining({ maximum: 5_000 })])
    await send(boss, member, 5_000).expect(success)
    await send(boss, member, 4_500).expect(success)
    expect(await refusal(500.01)).toEqual(['transfer.day.limit', expect.objectContaining({ leftToday: 500 })])
    expect((await as(boss).call(endpoints.terms)).body.value).toMatchObject({
      leftToday: 500,
      minimum: 10,
      maximum: 5_000,
      perDay: 10_000,
    })
    await send(boss, member, 500).expect(success)
    expect((await as(boss).call(endpoints.terms)).body.value).toMatchObject({ leftToday: 0, balance: 20_000 })
    clock.shift(DAY_MS)
    const tomorrow = await given.session(boss)
    const next = await as(tomorrow).call(endpoints.transfer, { customerId: member.id, amount: 10, paymentPassword: PIN })
    expect(next.status).toBe(200)
  })

  it.each([
    { who: 'locked', details: { status: 'LOCKED' } },
    { who: 'frozen', details: { status: 'FROZEN' } },
    { who: 'excluded', details: { status: 'EXCLUDED', excludedUntil: new Date('2999-01-01') } },
    { who: 'closed', details: { status: 'CLOSED' } },
  ] as const)('AGT-11 is refused to a member who is $who', async ({ details }) => {
    const boss = await agent()
    const member = await player(boss, details)
    expect(codeOf(await send(boss, member, 100))).toBe('transfer.receiver.refused')
    expect(await balanceOf(boss)).toBe(1_000)
  })

  it('AGT-11 of real money is refused between a tester and a real member', async () => {
    const tester = await agent({ isTest: true })
    expect(codeOf(await send(tester, await player(tester), 100))).toBe('transfer.receiver.refused')
    await send(tester, await player(tester, { isTest: true }), 100).expect(success)
  })

  it('AGT-11 is refused with a wrong or no payment password, for a frozen agent, and where the site has it off', async () => {
    const boss = await agent()
    const member = await player(boss)
    expect(codeOf(await send(boss, member, 100, { paymentPassword: '000000' }))).toBe('fund_account_payment_pwd_error')
    const bare = await given.member({ merchant: site, type: 1, balance: amount(100) })
    expect(codeOf(await send(bare, await player(bare), 50))).toBe('not.exists.payment.password')
    const frozen = await agent({ status: 'FROZEN' })
    expect(codeOf(await send(frozen, await player(frozen), 50))).toBe('permission.denied')
    const off = await given.merchant({ flags: { AGENTRANSMULTDOWN3: false } })
    const there = await given.member({ merchant: off, type: 1, paymentPassword: PIN, balance: amount(100) })
    const under = await given.member({ merchant: off, parent: there })
    expect(codeOf(await send(there, under, 50))).toBe('function.not.available')
    const list = [{ customerId: under.id, amount: 50 }]
    expect(codeOf(await as(there).call(endpoints.transferMany, { list, paymentPassword: PIN }))).toBe('function.not.available')
    expect((await as(there).call(endpoints.terms)).body.value).toMatchObject({ transferEnabled: false, hasPaymentPassword: true })
  })

  it('AGT-11 leaves open bonus money in place', async () => {
    const boss = await agent()
    const member = await player(boss)
    await container().database.prisma.turnoverRequirement.create({
      data: {
        merchantId: site.id,
        memberId: boss.id,
        source: 'BONUS',
        reference: `b${boss.id}`,
        required: amount(5_000),
        bonus: amount(300),
        bonusLeft: amount(300),
        createdAt: clock.now(),
      },
    })
    expect(codeOf(await send(boss, member, 700.01))).toBe('account.balance.not.enough')
    expect((await as(boss).call(endpoints.terms)).body.value.balance).toBe(700)
    await send(boss, member, 700).expect(success)
  })

  it('AGT-11, LED-16: a bonus granted during a transfer is not sent on', async () => {
    const boss = await agent({ balance: amount(100) })
    const member = await player(boss)
    const grant = async () => {
      await container().database.prisma.turnoverRequirement.create({
        data: {
          merchantId: site.id,
          memberId: boss.id,
          source: 'BONUS',
          reference: `race${boss.id}`,
          required: amount(5_000),
          bonus: amount(300),
          bonusLeft: amount(300),
          createdAt: clock.now(),
        },
      })
      await given.deposit(boss, amount(300))
    }

    const answer = await whileHeld(container().database.pool, boss, () => send(boss, member, 400), grant)

    expect(codeOf(answer)).toBe('account.balance.not.enough')
    expect([await balanceOf(boss), await balanceOf(member)]).toEqual([400, 0])
  })

  it('AGT-11: two simultaneous transfers in opposite directions both succeed', async () => {
    const boss = await agent()
    const below = await agent({ type: 2, parent: boss })
    await given.collectConsent({ member: below, agent: boss })
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? send(boss, below, 10) : collect(boss, below, 10))),
    )
    expect(answers.map(codeOf)).toEqual(answers.map(() => undefined))
    expect([await balanceOf(boss), await balanceOf(below)]).toEqual([1_000, 1_000])
  })

  it('AGT-11 by an encrypted call of an older client', async () => {
    const boss = await agent()
    const member = await player(boss)
    const client = createWireClient(app(), site.code)
    client.keep(boss.token)
    const body = { customerId: String(member.id), amount: '20.00', paymentPassword: PIN, remark: '' }
    expect((await client.encrypted('put', '/wps/agent/transferDownline', body, 'A')).body).toMatchObject({ success: true })
    const list = [{ username: member.username, amount: 30 }]
    const many = await client.encrypted('post', '/wps/agent/transferMultipleDownline', { list, paymentPassword: PIN }, 'C')
    expect(many.body).toMatchObject({ success: true, value: { balance: 950 } })
  })

  it('AGT-11: whatever is sent by anyone at once, no money is created or lost', async () => {
    const boss = await agent()
    const middle = await given.member({ merchant: site, type: 2, parent: boss, paymentPassword: PIN, balance: amount(500) })
    const people = [await player(boss), await player(middle), await player(middle)]
    const everyone = [boss, middle, ...people]
    const step = fc.record({ by: fc.nat(1), to: fc.nat(3), cents: fc.integer({ min: 1, max: 60_000 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        const answers = await Promise.all(
          steps.map(({ by, to, cents }) => send([boss, middle][by]!, [middle, ...people][to]!, cents / 100)),
        )
        for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBe(200)
        const balances = await Promise.all(everyone.map(balanceOf))
        expect(Math.min(...balances)).toBeGreaterThanOrEqual(0)
        expect(balances.reduce((sum, one) => sum + Math.round(one * 10_000), 0)).toBe(15_000_000)
      }),
      { numRuns: 8 },
    )
  })
})

describe('AGT-11: taking money back', () => {
  const allow = (member: Member, paymentPassword = PIN) => as(member).call(endpoints.allowCollect, { paymentPassword })
  const rich = (parent: Member) => player(parent, { paymentPassword: PIN, balance: amount(400) })

  it('AGT-11, AGT-33: is refused until the member allows it, is allowed for 24 hours, and ends when the member revokes it', async () => {
    const boss = await agent({ balance: 0n })
    const member = await rich(boss)
    expect(codeOf(await collect(boss, member, 100))).toBe('transfer.consent.missing')
    expect((await as(member).call(endpoints.consent)).body.value).toEqual({
      agent: { username: boss.username, nickname: boss.nickname },
      until: null,
    })
    expect(codeOf(await allow(member, '000000'))).toBe('fund_account_payment_pwd_error')
    const until = clock.now().getTime() + DAY_MS
    const given_ = (await allow(member).expect(success)).body.value
    expect(Math.abs(given_.until - until)).toBeLessThan(60_000)
    const facts = (await as(boss).call(downlineEndpoints.member, { customerId: member.id })).body.value
    expect(facts.consentUntil).toBe(given_.until)
    const { value } = (await collect(boss, member, 100).expect(success)).body
    expect(value).toMatchObject({ kind: 'COLLECTED', isOut: false, customerId: member.id, amount: 100 })
    expect([await balanceOf(boss), await balanceOf(member)]).toEqual([100, 300])
    expect((await as(boss).call(turnoverEndpoints.info)).body.value).toMatchObject({ totalRequiredTurnover: 100 })

    await as(member).call(endpoints.endConsent).expect(success)
    expect(codeOf(await collect(boss, member, 100))).toBe('transfer.consent.missing')
    await allow(member).expect(success)
    await allow(member).expect(success)
    clock.shift(DAY_MS)
    expect(codeOf(await collect({ ...boss, ...(await given.session(boss)) }, member, 100))).toBe('transfer.consent.missing')
    const rows = await container().database.prisma.downlineConsent.findMany({
      where: { memberId: member.id },
      orderBy: { id: 'asc' },
    })
    expect(rows.map(({ endedAt }) => endedAt !== null)).toEqual([true, true, false])
    const events = await container().database.prisma.securityEvent.findMany({
      where: { memberId: member.id },
      orderBy: { id: 'asc' },
    })
    expect(events.map(({ kind }) => kind)).toEqual(['COLLECT_ALLOWED', 'COLLECT_ENDED', 'COLLECT_ALLOWED', 'COLLECT_ALLOWED'])
  })

  it('AGT-11, AGT-33: is only for the direct upline, not for a higher or former one', async () => {
    const top = await agent()
    const middle = await given.member({ merchant: site, type: 2, parent: top, paymentPassword: PIN })
    const other = await given.member({ merchant: site, type: 2, parent: top, paymentPassword: PIN })
    const member = await rich(middle)
    await allow(member).expect(success)
    expect(codeOf(await collect(top, member, 50))).toBe('no.data')
    await as(top).call(downlineEndpoints.move, { customerId: member.id, uplineId: other.id }).expect(success)
    expect(codeOf(await collect(middle, member, 50))).toBe('no.data')
    expect(codeOf(await collect(other, member, 50))).toBe('transfer.consent.missing')
  })

  it('AGT-11 takes no more than the balance, and nothing from a member without an upline', async () => {
    const boss = await agent()
    const [member, alone] = [await rich(boss), await given.member({ merchant: site, paymentPassword: PIN })]
    await allow(member).expect(success)
    expect(codeOf(await collect(boss, member, 400.01))).toBe('account.balance.not.enough')
    const answers = await Promise.all([collect(boss, member, 400), collect(boss, member, 400)])
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(await balanceOf(member)).toBe(0)
    expect((await as(alone).call(endpoints.consent)).body.value).toEqual({ agent: null, until: null })
    expect(codeOf(await allow(alone))).toBe('no.data')
  })
})

describe('the list of transfers', () => {
  it('shows what was given and received, with the totals of all matches, by days, and as a file', async () => {
    const top = await agent({ username: 'list.top' })
    const boss = await given.member({ merchant: site, type: 2, parent: top, paymentPassword: PIN, username: 'list.boss' })
    const member = await player(boss, { username: 'list.member' })
    await send(top, boss, 300).expect(success)
    await send(boss, member, 120.5, { remark: '=cmd' }).expect(success)
    await send(boss, member, 20).expect(success)
    const list = async (query: object = {}) =>
      (
        await as(boss)
          .call(endpoints.transfers, query as never)
          .expect(success)
      ).body.value
    const all = await list()
    expect(all).toMatchObject({ total: 3, totalPages: 1, footer: { count: 3, totalOut: 140.5, totalIn: 300 } })
    expect(
      all.list.map(({ isOut, username, amount: sum }: { isOut: boolean; username: string; amount: number }) => [
        isOut,
        username,
        sum,
      ]),
    ).toEqual([
      [true, 'list.member', 20],
      [true, 'list.member', 120.5],
      [false, 'list.top', 300],
    ])
    expect(await list({ direction: 'GIVEN', size: 1, page: 2 })).toMatchObject({
      list: [{ amount: 120.5 }],
      total: 2,
      totalPages: 2,
      footer: { totalOut: 140.5, totalIn: 0 },
    })
    expect(await list({ direction: 'RECEIVED' })).toMatchObject({ list: [{ username: 'list.top' }], footer: { totalIn: 300 } })
    expect(await list({ endDate: '2020-01-01' })).toMatchObject({ list: [], total: 0, footer: { totalOut: 0 } })
    const file = await as(boss).call(endpoints.transfersFile, {}, { Language: 'EN' }).expect(success)
    expect(file.headers['content-type']).toMatch('text/csv')
    const lines = file.text.trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/Time,Number,Direction,Member,Amount,Remark/)
    expect(lines[2]).toMatch(/,D\d{8},Sent,list\.member,120\.5,'=cmd$/)
    expect((await as(member).call(endpoints.transfers)).status).toBe(403)
  })
})
