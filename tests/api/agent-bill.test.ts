import { describe, expect, it } from 'vitest'
import { amount } from '#seed/builders/index.ts'
import { createBillPayment } from '#server/features/agents/agent-bill/pay-bills.ts'
import { createAgentBillRepository } from '#server/features/agents/agent-bill/agent-bill.repository.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import { startApi } from '#tests/support/api.ts'
import { dayStart, noon, passClosing, type Someone, teams, terms, U_TERMS, X_TERMS } from './agent-bill/team.ts'

const api = startApi()
const { given, container, clock } = api
const { merchant, bets, balanceOf, run, billsOf, signed, fixture, voidRound } = teams(api)

const HOUR_MS = 3_600_000
const entriesOf = async (member: { id: number }) => {
  const { rows } = await container().database.pool.query<{ code: string; amount: bigint }>(
    `SELECT code, amount FROM ledger_posting WHERE member_id = $1 AND code NOT IN ('BET', 'WIN', 'DEPOSIT') ORDER BY entry_id, line`,
    [member.id],
  )
  return rows.map(({ code, amount: posted }) => [code, Number(posted) / 10_000])
}

describe('a daily salary', () => {
  it('AGT-24, AGT-25: U 9,600.00 gross, X 3,720.00; U is paid 5,880.00 and X 3,720.00', async () => {
    const { house, u, x } = await fixture()
    await signed(null, u, { terms: U_TERMS })
    await signed(u, x, { terms: X_TERMS })
    await run(house)
    const [bill] = await billsOf(u)
    expect(bill).toMatchObject({ status: 'PAID', gross: amount(9_600), deducted: amount(3_720), net: amount(5_880) })
    expect(bill!.periodStart).toEqual(dayStart(2))
    expect(await billsOf(x)).toMatchObject([{ status: 'PAID', gross: amount(3_720), paid: amount(3_720) }])
    expect([await balanceOf(u), await balanceOf(x)]).toEqual([5_880, 3_720])
    expect(await entriesOf(u)).toEqual([['SALARY', 5_880]])
  })

  it('AGT-04: repeated and simultaneous runs pay nothing more', async () => {
    const { house, u, x } = await fixture()
    await signed(null, u, { terms: U_TERMS })
    await signed(u, x, { terms: X_TERMS })
    await Promise.all(Array.from({ length: 4 }, () => run(house)))
    await run(house)
    expect([await balanceOf(u), await balanceOf(x)]).toEqual([5_880, 3_720])
    expect(await entriesOf(x)).toEqual([['SALARY', 3_720]])
  })

  it('AGT-05: a run that stops after 3 of 7 bills is resumed, and each is paid once', async () => {
    const house = await merchant()
    const agents: Someone[] = []
    for (let index = 0; index < 7; index += 1) {
      const agent = await given.member({ type: 1, merchant: house })
      await bets(agent, 1_000, noon(2))
      await signed(null, agent, { terms: terms([[100, 1, 1]]) })
      agents.push(agent)
    }
    const { ledger, database } = container()
    const bills = createAgentBillRepository(database)
    let posted = 0
    const crashing = createBillPayment({
      bills,
      inTransaction: createTransactions(database),
      clock,
      wallet: { announce: () => Promise.resolve() },
      letters: { write: () => Promise.resolve(), announce: () => Promise.resolve() },
      batch: 1,
      turnover: { reserved: () => Promise.resolve(0n) },
      ledger: {
        balanceOf: ledger.balanceOf,
        postAllIn: (...call) => {
          if ((posted += 1) > 3) throw new Error('the power went')
          return ledger.postAllIn(...call)
        },
      },
    })
    // The bills are written; the payment is interrupted.
    const found = (await container().merchants.findById(house.id))!
    await container().agentRuns.write(found)
    await expect(crashing(found, 'DAILY', dayStart(2))).rejects.toThrow('the power went')
    const paid = async () => (await Promise.all(agents.map(balanceOf))).filter((balance) => balance === 10).length
    expect(await paid()).toBe(3)
    await run(house)
    expect(await paid()).toBe(7)
    for (const agent of agents) expect(await entriesOf(agent)).toEqual([['SALARY', 10]])
  })

  it('AGT-07: a payer with too little pays what it has, and the rest after a top-up; never below 0', async () => {
    const house = await merchant({ flags: { INBOX3: true } })
    const u = await given.member({ type: 1, merchant: house })
    const x = await given.member({ type: 2, merchant: house, parent: u })
    await bets(x, 100_000, noon(2))
    await signed(u, x, { terms: terms([[1_000, 1, 1]]) })
    await given.deposit(u, amount(250.5))
    await run(house)
    expect(await billsOf(x)).toMatchObject([{ status: 'PARTLY_PAID', gross: amount(1_000), paid: amount(250.5) }])
    expect([await balanceOf(u), await balanceOf(x)]).toEqual([0, 250.5])
    await run(house)
    expect(await balanceOf(x)).toBe(250.5)
    await given.deposit(u, amount(2_000))
    await run(house)
    expect(await billsOf(x)).toMatchObject([{ status: 'PAID', paid: amount(1_000) }])
    expect([await balanceOf(u), await balanceOf(x)]).toEqual([1_250.5, 1_000])
    expect(await entriesOf(u)).toEqual([
      ['SALARY_SHARE', -250.5],
      ['SALARY_SHARE', -749.5],
    ])
    const { prisma } = container().database
    const letters = await prisma.inboxMessage.findMany({
      where: { memberId: { in: [u.id, x.id] } },
      orderBy: { memberId: 'asc' },
    })
    expect(letters.map(({ letterKey, memberId }) => [memberId, letterKey])).toEqual([
      [u.id, 'contract.owed'],
      [x.id, 'contract.short'],
    ])
  })

  it('AGT-08: a contract that starts tomorrow changes nothing today', async () => {
    const house = await merchant()
    const u = await given.member({ type: 1, merchant: house })
    for (const ago of [3, 2]) await bets(u, 1_000, noon(ago))
    const { prisma } = container().database
    const old = await signed(null, u, { terms: terms([[100, 1, 1]]), effectiveFrom: dayStart(3) })
    await prisma.agentContract.update({ where: { id: old.id }, data: { effectiveUntil: dayStart(2) } })
    await signed(null, u, { terms: terms([[100, 1, 2]]), effectiveFrom: dayStart(2) })
    await run(house)
    const bills = await prisma.agentBill.findMany({ where: { payeeId: u.id, gross: { gt: 0 } }, orderBy: { periodStart: 'asc' } })
    expect(bills.map(({ gross }) => gross)).toEqual([amount(10), amount(20)])
  })

  it('AGT-03: a bet voided after the day was billed is deducted in a bill of its own', async () => {
    const { house, u, x, ofX } = await fixture()
    await signed(null, u, { terms: U_TERMS })
    await signed(u, x, { terms: X_TERMS })
    const voided = await bets(ofX[0]!, 20_000, noon(2))
    await run(house)
    expect([await balanceOf(u), await balanceOf(x)]).toEqual([5_920, 3_840])
    await voidRound(voided)
    await run(house)
    await run(house)
    expect(await billsOf(x)).toMatchObject([
      { sequence: 0, paid: amount(3_840) },
      { sequence: 1, gross: amount(-120), paid: amount(-120), status: 'TAKEN' },
    ])
    expect([await balanceOf(u), await balanceOf(x)]).toEqual([5_880, 3_720])
    expect(await entriesOf(x)).toEqual([
      ['SALARY', 3_840],
      ['SALARY', -120],
    ])
  })

  it('AGT-03: an empty wallet pays back what it has, and the rest once it has money', async () => {
    const house = await merchant()
    const u = await given.member({ type: 1, merchant: house })
    const round = await bets(u, 1_000, noon(2))
    await signed(null, u, { terms: terms([[100, 1, 10]]) })
    await run(house)
    expect(await balanceOf(u)).toBe(100)
    await given.round({ member: u, gameCode: 'bill-slot', stake: amount(70), payout: 0n, at: new Date() })
    await voidRound(round)
    await run(house)
    expect(await balanceOf(u)).toBe(0)
    await given.deposit(u, amount(100))
    await run(house)
    expect(await balanceOf(u)).toBe(30)
  })

  it('AGT-02: a moved member’s bets count for the upline at the time of the bet', async () => {
    const house = await merchant()
    const [one, other] = [await given.member({ type: 1, merchant: house }), await given.member({ type: 1, merchant: house })]
    const player = await given.member({ merchant: house, parent: one })
    await bets(player, 1_000, noon(2))
    await container().database.pool.query('SELECT member_move($1, $2, $3)', [
      player.id,
      other.id,
      new Date(noon(2).getTime() + HOUR_MS),
    ])
    await bets(player, 5_000, new Date(noon(2).getTime() + 2 * HOUR_MS))
    for (const agent of [one, other]) await signed(null, agent, { terms: terms([[100, 1, 1]]) })
    await run(house)
    expect([await balanceOf(one), await balanceOf(other)]).toEqual([10, 50])
  })

  it('AGT-16: trial and test accounts are excluded from all figures', async () => {
    const house = await merchant()
    const u = await given.member({ type: 1, merchant: house })
    const tester = await given.member({ merchant: house, parent: u, isTest: true })
    await bets(tester, 50_000, noon(2))
    await bets(u, 1_000, noon(2))
    await signed(null, u, { terms: terms([[100, 1, 1]]) })
    await run(house)
    expect(await balanceOf(u)).toBe(10)
  })
})

const fiveHoursAgo = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - 5 * HOUR_MS)
it.each([
  { kind: 'DAILY', from: dayStart(2), at: noon(2) },
  { kind: 'HOURLY', from: fiveHoursAgo, at: new Date(fiveHoursAgo.getTime() + 60_000) },
] as const)('AGT-16: a member is active from `minBillingOrder` on, in a $kind contract', async ({ kind, from, at }) => {
  const house = await merchant()
  const tiers = terms([
    [100, 1, 1],
    [100, 2, 2],
  ])
  async function paidWith(stake: number) {
    const u = await given.member({ type: 1, merchant: house })
    await bets(u, 100, at)
    await bets(await given.member({ merchant: house, parent: u }), stake, at)
    await signed(null, u, { kind, effectiveFrom: from, terms: tiers })
    return u
  }
  const [less, enough] = [await paidWith(99.99), await paidWith(100)]
  await run(house)
  // 1 % of 199.99 and 2 % of 200.
  expect([await balanceOf(less), await balanceOf(enough)]).toEqual([1.99, 4])
})

describe('an hourly salary', () => {
  it('AGT-26: 64,250.50 at hour 11 pays 96.37, minus the child’s 16.00: U keeps 80.37', async () => {
    const house = await merchant()
    const u = await given.member({ type: 1, merchant: house })
    const x = await given.member({ type: 2, merchant: house, parent: u })
    const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - 5 * HOUR_MS)
    const at = (minutes: number) => new Date(hour.getTime() + minutes * 60_000)
    await bets(x, 19_000, at(1))
    await bets(await given.member({ merchant: house, parent: x }), 1_000, at(59))
    await bets(u, 44_250.5, at(30))
    await bets(u, 8_500, at(60))
    const from = { effectiveFrom: hour, kind: 'HOURLY' as const }
    await signed(null, u, {
      ...from,
      terms: terms([
        [10_000, 2, 0.1],
        [50_000, 2, 0.15],
        [200_000, 2, 0.2],
      ]),
    })
    await signed(u, x, { ...from, terms: terms([[10_000, 2, 0.08]]) })
    await run(house)
    const [first, second] = await billsOf(u, 'HOURLY')
    expect(first).toMatchObject({ gross: amount(96.37), deducted: amount(16), paid: amount(80.37), periodStart: hour })
    expect(second).toMatchObject({ gross: 0n, status: 'NOT_REACHED' })
    expect([await balanceOf(u), await balanceOf(x)]).toEqual([80.37, 16])
  })

  it('AGT-26: a bet voided later counts in the hour it is voided in', async () => {
    const house = await merchant()
    const u = await given.member({ type: 1, merchant: house })
    const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - 5 * HOUR_MS)
    const at = (minutes: number) => new Date(hour.getTime() + minutes * 60_000)
    const voided = await bets(u, 1_000, at(10))
    await bets(u, 3_000, at(70))
    await voidRound(voided, at(80))
    await signed(null, u, { kind: 'HOURLY', effectiveFrom: hour, terms: terms([[100, 1, 1]]) })
    await run(house)
    expect((await billsOf(u, 'HOURLY')).slice(0, 2).map(({ gross }) => gross)).toEqual([amount(10), amount(20)])
  })

  it('AGT-26: hourly payments are deducted from the day, and the day’s limit holds', async () => {
    const house = await merchant()
    const u = await given.member({ type: 1, merchant: house })
    const start = dayStart(1)
    const at = (hour: number) => new Date(start.getTime() + hour * HOUR_MS + 1)
    await bets(u, 10_000, at(20))
    await bets(u, 10_000, at(21))
    const limits = { dailyCap: String(amount(150)), offsetsDaily: true }
    await signed(null, u, { kind: 'HOURLY', effectiveFrom: start, terms: terms([[100, 1, 1]], limits) })
    await signed(null, u, { effectiveFrom: start, terms: terms([[100, 1, 1]]) })
    passClosing(clock)
    await run(house)
    clock.reset()
    const hours = (await billsOf(u, 'HOURLY')).filter(({ gross }) => gross > 0n)
    expect(hours.map(({ gross }) => gross)).toEqual([amount(100), amount(50)])
    const { prisma } = container().database
    const yesterday = { payeeId: u.id, kind: 'DAILY', periodStart: start } as const
    expect(await prisma.agentBill.findMany({ where: yesterday })).toMatchObject([{ gross: amount(50) }])
    expect(await balanceOf(u)).toBe(200)
  })
})

describe('a real-time salary', () => {
  it('AGT-27: is paid as bets are settled: each agent gets the difference to those below, together exactly the top ratio', async () => {
    const house = await merchant()
    const u = await given.member({ type: 1, merchant: house })
    const x = await given.member({ type: 2, merchant: house, parent: u })
    const player = await given.member({ merchant: house, parent: x })
    const ratio = (percent: number) => ({ ...terms([[0, 0, percent]]), minBillingOrder: '0' })
    const kind = 'REALTIME' as const
    await signed(null, u, { kind, terms: ratio(0.5) })
    await signed(u, x, { kind, terms: ratio(0.3) })
    await bets(player, 123.4567, new Date())
    await run(house)
    expect([await balanceOf(u), await balanceOf(x)]).toEqual([0.2469, 0.3703])
    await bets(player, 1_000, new Date())
    await run(house)
    await run(house)
    // 0.5 % and 0.3 % of 1,123.4567, truncated at the fourth decimal.
    expect([await balanceOf(u), await balanceOf(x)]).toEqual([2.2469, 3.3703])
    expect((await billsOf(x, 'REALTIME')).filter(({ gross }) => gross > 0n)).toHaveLength(1)
    const { prisma } = container().database
    expect(await prisma.agentBillPayment.count({ where: { billId: (await billsOf(x, 'REALTIME'))[0]!.id } })).toBe(2)
  })

  it('AGT-03: the pay for a voided bet is taken back', async () => {
    const house = await merchant()
    const u = await given.member({ type: 1, merchant: house })
    const player = await given.member({ merchant: house, parent: u })
    await signed(null, u, { kind: 'REALTIME', terms: terms([[0, 0, 1]]) })
    const round = await bets(player, 1_000, new Date())
    await run(house)
    expect(await balanceOf(u)).toBe(10)
    await voidRound(round)
    await run(house)
    expect(await balanceOf(u)).toBe(0)
  })
})

describe('a dividend', () => {
  /** Noon of a day in a past month; the run looks back three months. */
  const month = new Date(Date.now() - 45 * 24 * HOUR_MS)
  const day = (number: number) => new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), number, 4))
  const start = (number: number) => new Date(day(number).getTime() - 12 * HOUR_MS)

  it('AGT-28: a loss of 150,000.00 pays 30,000.00 at 20 %, minus the child’s 13,500.00: 16,500.00', async () => {
    const house = await merchant()
    const u = await given.member({ type: 1, merchant: house })
    const x = await given.member({ type: 2, merchant: house, parent: u })
    await bets(x, 3_000_000, day(3), 2_910_000)
    await bets(u, 2_000_000, day(15), 1_940_000)
    const from = { kind: 'DIVIDEND' as const, effectiveFrom: start(1) }
    await signed(null, u, { ...from, terms: terms([[1_000_000, 2, 20]]) })
    await signed(u, x, { ...from, terms: terms([[1_000_000, 1, 15]]) })
    const before = await balanceOf(u)
    await run(house)
    const [bill] = await billsOf(u, 'DIVIDEND')
    expect(bill).toMatchObject({ gross: amount(30_000), deducted: amount(13_500), net: amount(16_500), status: 'PAID' })
    expect(await entriesOf(u)).toEqual([['DIVIDEND', 16_500]])
    expect((await balanceOf(u)) - before).toBe(16_500)
  })

  it('AGT-29: after a half month of −40,000.00, 100,000.00 pays 12,000.00 with strategy 1', async () => {
    const house = await merchant()
    const u = await given.member({ type: 1, merchant: house })
    await bets(u, 10_000, day(2), 50_000)
    await bets(u, 100_000, day(16), 0)
    const permanent = terms([[1_000, 1, 20]], { carry: 'PERMANENT' })
    await signed(null, u, { kind: 'DIVIDEND', effectiveFrom: start(1), terms: permanent })
    await run(house)
    const bills = await billsOf(u, 'DIVIDEND')
    expect(bills.slice(0, 2)).toMatchObject([
      { gross: 0n, statement: { carryOut: 40_000 } },
      { gross: amount(12_000), statement: { carryIn: 40_000, carryOut: 0 } },
    ])
  })

  it.each(['SCHEDULE', 'BY_HAND'] as const)(
    'AGT-03: a bet voided in a half month changes its carry-over to the next: the difference is a bill of its own (%s)',
    async (dividendPayout) => {
      const house = await merchant({ settings: { agents: { dividendPayout } } })
      const u = await given.member({ type: 1, merchant: house })
      const won = await bets(u, 10_000, day(2), 50_000)
      await bets(u, 100_000, day(16), 0)
      const permanent = terms([[1_000, 1, 20]], { carry: 'PERMANENT' })
      await signed(null, u, { kind: 'DIVIDEND', effectiveFrom: start(1), terms: permanent })
      await run(house)
      const sums = async () =>
        (await billsOf(u, 'DIVIDEND'))
          .filter(({ periodStart }) => periodStart < start(32))
          .map(({ periodStart, sequence, gross }) => [periodStart < start(16) ? 1 : 2, sequence, Number(gross) / 10_000])
      const before = [
        [1, 0, 0],
        [2, 0, 12_000],
      ]
      expect(await sums()).toEqual(before)
      await voidRound(won)
      await run(house)
      await run(house)
      const { prisma } = container().database
      const after = await sums()
      if (dividendPayout === 'BY_HAND') {
        // Not collected yet, so the pending bill is updated.
        expect(after).toEqual([before[0], [2, 0, 20_000]])
        return
      }
      expect(after).toEqual([before[0], [1, 1, 0], before[1], [2, 1, 8_000]])
      expect(await entriesOf(u)).toEqual([
        ['DIVIDEND', 12_000],
        ['DIVIDEND', 8_000],
      ])
      expect(await prisma.agentBill.count({ where: { payeeId: u.id, status: 'DUE' } })).toBe(0)
    },
  )
})

it('AGT-04: rate bills are posted by the same step, once', async () => {
  const house = await merchant()
  const member = await given.member({ merchant: house })
  const found = (await container().merchants.findById(house.id))!
  const { agentBills, agentRuns } = container()
  const line = {
    gameType: 'RNG',
    memberId: null,
    username: null,
    bets: 1,
    turnover: amount(25_000),
    rate: 2_000n,
    below: 0n,
    amount: amount(50),
  }
  const bill = {
    merchantId: house.id,
    kind: 'REBATE' as const,
    payeeId: member.id,
    payerId: null,
    contractId: 0,
    periodStart: dayStart(1),
    periodEnd: dayStart(0),
    gross: amount(50),
    net: amount(50),
    statement: { kind: 'REBATE' as const, lines: [line] },
  }
  expect(await agentBills.writeBills([bill, bill], new Date())).toBe(1)
  await Promise.all([1, 2, 3].map(() => agentRuns.payDue(found, 'REBATE', dayStart(1))))
  await agentRuns.payDue(found, 'REBATE', dayStart(1))
  expect(await entriesOf(member)).toEqual([['REBATE', 50]])
  expect(await billsOf(member, 'REBATE')).toMatchObject([{ status: 'PAID', paid: amount(50) }])
})
