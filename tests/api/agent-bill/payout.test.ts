/** Bills that agents pay, collect and claim manually (WIR-38, AGT-31). */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as agentBillEndpoints from '#contract/agents/agent-bill/agent-bill.ts'
import * as agentOfferEndpoints from '#contract/agents/agent-contracts/agent-offers.ts'
import * as agentPayoutEndpoints from '#contract/agents/agent-bill/agent-payout.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { dayName, noon, passClosing, type Someone, teams, terms } from './team.ts'
import { success } from '#tests/support/outcome.ts'

const api = startApi()
const { as, given, container, http } = api
const { merchant, bets, balanceOf, run, billsOf, signed, voidRound } = teams(api)
const { disburseDaily, payoutDividend, rebates, claimRebates } = agentPayoutEndpoints
const { assignManual, cancelManual, manualInfo } = agentOfferEndpoints

const DAY_MS = 86_400_000
const PIN = '123456'
const paymentPassword = PIN
const BY_HAND = { settings: { agents: { dividendPayout: 'BY_HAND' } } }
const offer = { tiers: [{ minTurnover: 1_000, minActive: 1, rate: 0.5 }], minBillingOrder: 100 }

/** As if the merchant's days had passed. */
const passTime = (member: { id: number }) =>
  container().database.prisma.agentBill.updateMany({
    where: { payeeId: member.id, status: 'UNCOLLECTED' },
    data: { expiresAt: new Date(Date.now() - 1) },
  })

const manualBills = (member: { id: number }) =>
  container().database.prisma.agentBill.findMany({
    where: { payeeId: member.id, kind: 'MANUAL_DAILY', gross: { not: 0 } },
    orderBy: [{ periodStart: 'asc' }, { sequence: 'asc' }],
  })
const codesOf = async (member: { id: number }) => {
  const { rows } = await container().database.pool.query<{ code: string; amount: bigint }>(
    `SELECT code, amount FROM ledger_posting WHERE member_id = $1 AND code NOT IN ('BET', 'WIN', 'DEPOSIT') ORDER BY entry_id, line`,
    [member.id],
  )
  return rows.map(({ code, amount: posted }) => [code, Number(posted) / 10_000])
}
/** For each payment of a member's bills, whether the ledger allows it only once (LED-08). */
const areObligations = async (member: { id: number }) => {
  const { rows } = await container().database.pool.query<{ amount: bigint; is: boolean }>(
    `SELECT p.amount, o.entry_id IS NOT NULL AS is FROM agent_bill b JOIN agent_bill_payment p ON p.bill_id = b.id
     LEFT JOIN ledger_obligation o ON o.entry_id = p.entry_id WHERE b.payee_id = $1 ORDER BY b.sequence, p.number`,
    [member.id],
  )
  return rows.map(({ amount: paid, is }) => [Number(paid) / 10_000, is])
}
const ids = (bills: readonly { id: bigint }[]) => bills.map(({ id }) => String(id))

/** U promises X a manual 1 % per day; X's team turned over 50,000.00 two days ago: 500.00. */
async function promised(details: Parameters<typeof merchant>[0] = {}) {
  const house = await merchant(details)
  const u = await given.member({ type: 1, merchant: house, paymentPassword: PIN })
  const x = await given.member({ type: 2, merchant: house, parent: u })
  const player = await given.member({ merchant: house, parent: x })
  const round = await bets(player, 50_000, noon(2))
  await signed(u, x, { kind: 'MANUAL_DAILY', terms: terms([[1_000, 1, 1]]) })
  await run(house)
  const [bill] = await manualBills(x)
  return { house, u, x, player, round, bill: bill!, billIds: [String(bill!.id)] }
}

describe('a manual daily salary', () => {
  it('AGT-08: needs no answer, starts tomorrow, is replaced by the next one, and ends with the day', async () => {
    const house = await merchant()
    const u = await given.member({ type: 1, merchant: house })
    const x = await given.member({ type: 2, merchant: house, parent: u })
    const agent = as(u)
    const { value: first } = (await agent.call(assignManual, { username: x.username, ...offer }).expect(success)).body
    expect(first).toMatchObject({ kind: 'MANUAL_DAILY', status: 1, role: 'GIVEN' })
    expect(first.effectiveFrom).toBeGreaterThan(Date.now())
    expect((await as(x).call(manualInfo)).body.value).toMatchObject({ contractId: first.contractId, role: 'PAID' })
    const next = { ...offer, tiers: [{ minTurnover: 1_000, minActive: 1, rate: 0.8 }], username: x.username }
    const { value: second } = (await agent.call(assignManual, next).expect(success)).body
    const { prisma } = container().database
    expect(await prisma.agentContract.findUnique({ where: { id: first.contractId } })).toMatchObject({
      effectiveUntil: new Date(second.effectiveFrom),
    })
    expect((await agent.call(cancelManual, { username: x.username })).body.value).toMatchObject({ status: 4 })
    expect((await agent.call(cancelManual, { username: x.username })).body).toMatchObject({ success: true, value: null })
    // Not started yet, so it never counts.
    expect(await prisma.agentContract.findUnique({ where: { id: second.contractId } })).toMatchObject({
      effectiveUntil: new Date(second.effectiveFrom),
    })
  })

  it('is for direct downline agents, and cannot be given by the house', async () => {
    const house = await merchant()
    const u = await given.member({ type: 1, merchant: house })
    const x = await given.member({ type: 2, merchant: house, parent: u })
    const deep = await given.member({ type: 2, merchant: house, parent: x })
    const player = await given.member({ merchant: house, parent: u })
    const code = async (username: string) => (await as(u).call(assignManual, { username, ...offer })).body.errorCode
    expect(await code(deep.username)).toBe('contract.direct.only')
    expect(await code(player.username)).toBe('contract.agents.only')
  })

  it('AGT-14: is billed each night with its tier and inputs, and waits: nothing is posted', async () => {
    const { u, x, bill } = await promised()
    expect(bill).toMatchObject({ status: 'UNCOLLECTED', gross: amount(500), net: amount(500), funded: 0n, paid: 0n })
    expect(bill.expiresAt!.getTime() - bill.createdAt.getTime()).toBe(7 * DAY_MS)
    expect([await balanceOf(u), await balanceOf(x)]).toEqual([0, 0])
    const { value } = (
      await as(u)
        .call(agentBillEndpoints.explain, { id: String(bill.id) })
        .expect(success)
    ).body
    expect(value.statement).toMatchObject({ kind: 'MANUAL_DAILY', tier: 0, rate: 1, base: 50_000, figures: { active: 1 } })
    expect(value.bill).toMatchObject({ status: 'UNCOLLECTED', isByHand: true, paid: 0, expiresAt: bill.expiresAt!.getTime() })
  })

  it('is paid from the payer’s wallet in one entry: a salary for one, a share for the other', async () => {
    const { u, x, house, billIds } = await promised()
    await given.deposit(u, amount(800))
    const { value } = (await as(u).call(disburseDaily, { billIds, paymentPassword }).expect(success)).body
    expect(value).toMatchObject({
      count: 1,
      amount: 500,
      balance: 300,
      list: [{ account: x.username, success: true, errorCode: null }],
    })
    expect([await balanceOf(u), await balanceOf(x)]).toEqual([300, 500])
    expect([await codesOf(u), await codesOf(x)]).toEqual([[['SALARY_SHARE', -500]], [['SALARY', 500]]])
    expect(await manualBills(x)).toMatchObject([{ status: 'PAID', paid: amount(500), funded: amount(500) }])
    await run(house)
    expect(await balanceOf(x)).toBe(500)
    const { value: given_ } = (await as(u).call(agentBillEndpoints.given, { startDate: dayName(2), endDate: dayName(2) })).body
    expect(given_.footer).toMatchObject({ count: 1, gross: 500, paid: 500 })
  })

  it('AGT-04: of twenty simultaneous payments one pays, and the others learn that it is paid', async () => {
    const { u, x, billIds } = await promised()
    await given.deposit(u, amount(5_000))
    const answers = await Promise.all(Array.from({ length: 20 }, () => as(u).call(disburseDaily, { billIds, paymentPassword })))
    // The attempt limit of the payment password lets only some through at once.
    const passed = answers.filter(({ body }) => body.errorCode !== 'max.attempt.limit')
    expect(passed.length).toBeGreaterThan(1)
    expect(passed.map(({ body }) => body.value?.list[0].success)).toEqual(passed.map(() => true))
    expect([await balanceOf(u), await balanceOf(x)]).toEqual([4_500, 500])
    expect(await codesOf(x)).toEqual([['SALARY', 500]])
  })

  it('AGT-07: what the wallet cannot cover is refused line by line and waits; after a top-up it is paid', async () => {
    const { house, u, x, billIds } = await promised()
    const y = await given.member({ type: 2, merchant: house, parent: u })
    await bets(y, 20_000, noon(1))
    await signed(u, y, { kind: 'MANUAL_DAILY', terms: terms([[1_000, 1, 1]]) })
    // X is already billed for the day of both; Y's own bill comes the next day.
    await container().database.prisma.agentRun.deleteMany({ where: { merchantId: house.id, kind: 'MANUAL_DAILY' } })
    passClosing(api.clock)
    await run(house)
    api.clock.reset()
    const both = [...billIds, ...ids(await manualBills(y))]
    await given.deposit(u, amount(300))
    const { value } = (await as(u).call(disburseDaily, { billIds: both, paymentPassword }).expect(success)).body
    expect(value.list).toMatchObject([
      { account: x.username, success: false, errorCode: 'account.balance.not.enough' },
      { account: y.username, success: true, amount: 200 },
    ])
    expect([await balanceOf(u), await balanceOf(x), await balanceOf(y)]).toEqual([100, 0, 200])
    expect(await manualBills(x)).toMatchObject([{ status: 'UNCOLLECTED', paid: 0n }])
    await given.deposit(u, amount(400))
    await as(u).call(disburseDaily, { billIds: both, paymentPassword }).expect(success)
    expect([await balanceOf(u), await balanceOf(x), await balanceOf(y)]).toEqual([0, 500, 200])
  })

  it('AGT-13: only its payer can pay it; a call with one foreign id pays nothing', async () => {
    const { house, u, x, billIds } = await promised()
    const other = await promised()
    await given.deposit(u, amount(5_000))
    const sibling = await given.member({ type: 2, merchant: house, parent: u, paymentPassword: PIN })
    for (const [who, asked] of [
      [sibling, billIds],
      [u, [...billIds, ...other.billIds]],
      [u, [...billIds, '900000000']],
    ] as const)
      expect(await as(who).call(disburseDaily, { billIds: [...asked], paymentPassword })).toMatchObject({
        status: 200,
        body: { errorCode: 'no.data' },
      })
    // A dividend is paid by another call.
    expect((await as(u).call(payoutDividend, { billIds, paymentPassword })).body.errorCode).toBe('no.data')
    expect([await balanceOf(u), await balanceOf(x)]).toEqual([5_000, 0])
  })

  it('requires the payment password', async () => {
    const { u, x, billIds } = await promised()
    await given.deposit(u, amount(5_000))
    const wrong = await as(u).call(disburseDaily, { billIds, paymentPassword: '654321' })
    expect(wrong.body.errorCode).toBe('fund_account_payment_pwd_error')
    expect(await balanceOf(x)).toBe(0)
  })

  it('AGT-31: expires after the merchant’s days: refused from then on, and marked by the next run', async () => {
    const { house, u, x, bill, billIds } = await promised({ settings: { agents: { collectDays: 2 } } })
    await given.deposit(u, amount(5_000))
    expect(bill.expiresAt!.getTime() - bill.createdAt.getTime()).toBe(2 * DAY_MS)
    await passTime(x)
    const { value } = (await as(u).call(disburseDaily, { billIds, paymentPassword })).body
    expect(value.list).toMatchObject([{ success: false, errorCode: 'bill.expired' }])
    await run(house)
    expect((await manualBills(x))[0]).toMatchObject({ status: 'EXPIRED', paid: 0n })
    expect([await balanceOf(u), await balanceOf(x)]).toEqual([5_000, 0])
  })

  it('AGT-03, LED-08: a bet voided while it waits reduces it; once it is paid, the difference goes back to the payer', async () => {
    const { house, u, x, player, billIds } = await promised()
    const small = await bets(player, 10_000, noon(2))
    const later = await bets(player, 5_000, noon(2))
    await voidRound(small)
    await run(house)
    expect(await manualBills(x)).toMatchObject([{ status: 'UNCOLLECTED', gross: amount(550) }])
    await given.deposit(u, amount(1_000))
    await as(u).call(disburseDaily, { billIds, paymentPassword }).expect(success)
    expect([await balanceOf(u), await balanceOf(x)]).toEqual([450, 550])
    await voidRound(later)
    await run(house)
    await run(house)
    expect(await manualBills(x)).toMatchObject([{ paid: amount(550) }, { sequence: 1, gross: amount(-50), paid: amount(-50) }])
    expect([await balanceOf(u), await balanceOf(x)]).toEqual([500, 500])
    expect(await areObligations(x)).toEqual([
      [550, true],
      [-50, true],
    ])
  })
})

/** Bills of one period as the run writes them, each node above its children; from the house for a node without a parent. */
interface Node {
  up: number | null
  gross: bigint
}
const START = new Date('2026-03-01T00:00:00+08:00')

async function forest(nodes: readonly Node[], isByHand: boolean) {
  const house = await merchant(isByHand ? BY_HAND : {})
  const members: Someone[] = []
  for (const { up } of nodes) {
    const parent = up === null ? undefined : members[up]!
    members.push(await given.member({ type: 1, merchant: house, paymentPassword: PIN, ...(parent && { parent }) }))
  }
  const owed = (index: number) => nodes.reduce((sum, { up, gross }) => (up === index ? sum + gross : sum), 0n)
  const bills = nodes.map(({ up, gross }, index) => ({
    merchantId: house.id,
    kind: 'DIVIDEND' as const,
    payeeId: members[index]!.id,
    payerId: up === null ? null : members[up]!.id,
    contractId: index + 1,
    periodStart: START,
    periodEnd: new Date(START.getTime() + 15 * DAY_MS),
    gross,
    statement: { kind: 'PAYER' as const },
    ...(isByHand
      ? { net: gross, expiresAt: new Date(Date.now() + DAY_MS) }
      : { net: gross - owed(index), deducted: owed(index) }),
  }))
  await container().agentBills.writeBills(bills, new Date())
  return { house, members }
}
const balances = (members: readonly Someone[]) => Promise.all(members.map(balanceOf))

describe('manual dividends', () => {
  const units = fc.integer({ min: 1, max: 5_000 }).map((cents) => BigInt(cents) * 100n)
  /** Three levels; each has at least what it owes below. */
  const threeLevels = fc
    .record({ leaves: fc.array(units, { minLength: 2, maxLength: 3 }), own: fc.tuple(units, units, units) })
    .map(({ leaves, own: [top, left, right] }): Node[] => {
      const ofLeft = leaves.slice(1).reduce((sum, gross) => sum + gross, left)
      const ofRight = leaves[0]! + right
      return [
        { up: null, gross: ofLeft + ofRight + top },
        { up: 0, gross: ofLeft },
        { up: 0, gross: ofRight },
        { up: 2, gross: leaves[0]! },
        ...leaves.slice(1).map((gross) => ({ up: 1, gross })),
      ]
    })

  it('AGT-07: collected in any order, with refusals retried, all end as on schedule', async () => {
    await fc.assert(
      fc.asyncProperty(
        threeLevels.chain((nodes) =>
          fc.record({ nodes: fc.constant(nodes), order: fc.shuffledSubarray([...nodes.keys()], { minLength: nodes.length }) }),
        ),
        async ({ nodes, order }) => {
          const scheduled = await forest(nodes, false)
          await container().agentRuns.payDue((await container().merchants.findById(scheduled.house.id))!, 'DIVIDEND', START)
          const { members } = await forest(nodes, true)
          for (let round = 0; round < nodes.length; round += 1)
            for (const index of order) {
              const { up } = nodes[index]!
              const [bill] = await billsOf(members[index]!, 'DIVIDEND')
              await as(members[up ?? index]!)
                .call(payoutDividend, { billIds: ids([bill!]), ...(up !== null && { paymentPassword }) })
                .expect(success)
            }
          expect(await balances(members)).toEqual(await balances(scheduled.members))
        },
      ),
      { numRuns: 5 },
    )
  }, 60_000)

  it('AGT-28, AGT-31: 30,000.00 is collected from the house, 13,500.00 of it paid below: 16,500.00 is left', async () => {
    const { members, house } = await forest(
      [
        { up: null, gross: amount(30_000) },
        { up: 0, gross: amount(13_500) },
      ],
      true,
    )
    const [u, x] = members as [Someone, Someone]
    await run(house)
    expect(await balances(members)).toEqual([0, 0])
    expect((await as(u).call(payoutDividend, {})).body.value).toMatchObject({ count: 1, amount: 30_000, balance: 30_000 })
    expect((await as(u).call(payoutDividend, {})).body.value).toMatchObject({ count: 0, list: [] })
    const billIds = ids(await billsOf(x, 'DIVIDEND'))
    expect((await as(u).call(payoutDividend, { billIds })).body.errorCode).toBe('request.param.err')
    expect((await as(x).call(payoutDividend, { billIds })).body.errorCode).toBe('no.data')
    await as(u).call(payoutDividend, { billIds, paymentPassword }).expect(success)
    expect(await balances(members)).toEqual([16_500, 13_500])

    // The second generation uses GET: equivalent to a repeated POST, and refused without a session or the password.
    const byGet = (token: string, query: object) =>
      http().get('/wps/relay/ODSFE2_PayoutDividend').set({ Merchant: u.merchantCode, Authorization: token }).query(query)
    const asked = { billIds: billIds.join(','), paymentPassword }
    expect((await byGet('null', asked)).body.errorCode).toBe('login.not.session')
    expect((await byGet(x.token, asked)).body.errorCode).toBe('no.data')
    expect((await byGet(u.token, { ...asked, paymentPassword: '000000' })).body.errorCode).toBe('fund_account_payment_pwd_error')
    expect((await byGet(u.token, asked)).body.value).toMatchObject({ count: 1, list: [{ success: true }] })
    expect(await balances(members)).toEqual([16_500, 13_500])
    expect([await codesOf(u), await codesOf(x)]).toEqual([
      [
        ['DIVIDEND', 30_000],
        ['DIVIDEND_SHARE', -13_500],
      ],
      [['DIVIDEND', 13_500]],
    ])
    const [own] = await billsOf(u, 'DIVIDEND')
    const { value } = (await as(u).call(agentBillEndpoints.explain, { id: String(own!.id) })).body
    expect(value).toMatchObject({ below: [{ gross: 13_500, status: 'PAID' }], payments: [{ amount: 30_000 }] })
    await run(house)
    expect(await balances(members)).toEqual([16_500, 13_500])
  })

  it('AGT-04: twenty simultaneous collections pay once', async () => {
    const { members } = await forest([{ up: null, gross: amount(100) }], true)
    await Promise.all(Array.from({ length: 20 }, () => as(members[0]!).call(payoutDividend, {})))
    expect(await balances(members)).toEqual([100])
  })

  it('AGT-31: the run writes them as pending; uncollected ones expire before the next run', async () => {
    const house = await merchant(BY_HAND)
    const u = await given.member({ type: 1, merchant: house })
    const from = new Date(Date.now() - 45 * DAY_MS)
    const start = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), 1) - 8 * 3_600_000)
    await bets(u, 10_000, new Date(start.getTime() + 2 * DAY_MS))
    await signed(null, u, { kind: 'DIVIDEND', effectiveFrom: start, terms: terms([[1_000, 1, 20]]) })
    await run(house)
    const [bill] = await billsOf(u, 'DIVIDEND')
    expect(bill).toMatchObject({ status: 'UNCOLLECTED', gross: amount(2_000), paid: 0n, isByHand: true })
    const { value } = (await as(u).call(agentBillEndpoints.dividendsOf, { startDate: dayName(60), endDate: dayName(0) })).body
    expect(value.list.at(-1)).toMatchObject({ statusId: 3, status: 'UNCOLLECTED' })
    expect(bill!.expiresAt!.getTime()).toBeGreaterThan(Date.now())
    await passTime(u)
    expect((await as(u).call(payoutDividend, {})).body.value.list).toEqual([])
    await run(house)
    expect((await billsOf(u, 'DIVIDEND'))[0]).toMatchObject({ status: 'EXPIRED', paid: 0n })
    expect(await balanceOf(u)).toBe(0)
  })
})

describe('manually claimed rebates', () => {
  async function earned(flags: Record<string, boolean>, settings = {}) {
    const house = await merchant({ flags, settings })
    const member = await given.member({ merchant: house })
    await container().database.pool.query('SELECT rebate_set_rates($1, $2, $3, NULL, NULL)', [
      house.id,
      member.id,
      { RNG: 5_000 },
    ])
    for (const ago of [2, 3]) await bets(member, 1_000, noon(ago))
    await run(house)
    return { house, member }
  }

  it('wait if the flag is on, are listed with their days, and are claimed together', async () => {
    const { house, member } = await earned({ MANPLAYREB3: true })
    const { value } = (await as(member).call(rebates).expect(success)).body
    expect(value).toMatchObject({
      amount: 10,
      list: [
        { day: dayName(3), amount: 5 },
        { day: dayName(2), amount: 5 },
      ],
    })
    expect(value.expiresAt).toBe(value.list[0].expiresAt)
    expect(await balanceOf(member)).toBe(0)
    expect((await as(member).call(claimRebates)).body.value).toEqual({ count: 2, amount: 10, balance: 10 })
    expect((await as(member).call(rebates)).body.value).toEqual({ amount: 0, list: [], expiresAt: null })
    await run(house)
    expect(await codesOf(member)).toEqual([
      ['REBATE', 5],
      ['REBATE', 5],
    ])
  })

  it('AGT-04: twenty simultaneous claims pay once', async () => {
    const { member } = await earned({ MANPLAYREB3: true })
    const answers = await Promise.all(Array.from({ length: 20 }, () => as(member).call(claimRebates).expect(success)))
    expect(answers.map(({ body }) => body.value.count).toSorted()).toEqual([...Array.from({ length: 19 }, () => 0), 2])
    expect(await balanceOf(member)).toBe(10)
  })

  it('expire after the merchant’s days', async () => {
    const { house, member } = await earned({ MANPLAYREB3: true }, { agents: { collectDays: 3 } })
    await passTime(member)
    expect((await as(member).call(rebates)).body.value).toMatchObject({ amount: 0, list: [] })
    expect((await as(member).call(claimRebates)).body.value).toMatchObject({ count: 0, balance: 0 })
    await run(house)
    expect((await billsOf(member, 'REBATE')).map(({ status }) => status)).toEqual(['EXPIRED', 'EXPIRED'])
  })

  it('are paid automatically if the flag is off', async () => {
    const { member } = await earned({})
    expect(await balanceOf(member)).toBe(10)
    expect((await as(member).call(rebates)).body.value).toMatchObject({ amount: 0, list: [] })
  })
})
