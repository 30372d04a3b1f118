/** Contracts of an agent that is moved to another upline (AGT-02, AGT-37; ADR 0023). */
import { describe, expect, it } from 'vitest'
import * as bills from '#contract/agents/agent-bill/agent-bill.ts'
import * as agentContractEndpoints from '#contract/agents/agent-contracts/agent-contracts.ts'
import * as agentOfferEndpoints from '#contract/agents/agent-contracts/agent-offers.ts'
import * as downlineEndpoints from '#contract/agents/downline/downline.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'
import { dayStart, noon, type Someone, teams, terms } from './team.ts'

const api = startApi()
const { as, given, container } = api
const { merchant, bets, balanceOf, run, signed, voidRound } = teams(api)

const HOUR_MS = 3_600_000
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS)

/** An agent with two downlines; the first one's members may be moved to the second. */
async function branch(details: Parameters<typeof merchant>[0] = {}) {
  const house = await merchant(details)
  const boss = await given.member({ type: 1, merchant: house })
  const from = await given.member({ type: 2, merchant: house, parent: boss })
  const to = await given.member({ type: 2, merchant: house, parent: boss })
  const moved = await given.member({ type: 2, merchant: house, parent: from })
  const player = await given.member({ merchant: house, parent: moved })
  return { house, boss, from, to, moved, player }
}
const moveAt = ({ id }: Someone, { id: parentId }: Someone, at: Date) =>
  container().database.pool.query('SELECT member_move($1, $2, $3)', [id, parentId, at])
const billsOf = ({ id }: Someone, kind: string) =>
  container().database.prisma.agentBill.findMany({
    where: { payeeId: id, kind, gross: { not: 0 } },
    orderBy: [{ periodStart: 'asc' }, { sequence: 'asc' }],
  })
const contractOf = (id: number) => container().database.prisma.agentContract.findUniqueOrThrow({ where: { id } })

/** Noon of a day in a past month; the run looks back three months. */
const month = new Date(Date.now() - 45 * 24 * HOUR_MS)
const day = (number: number) => new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), number, 4))
const start = (number: number) => later(day(number), -12)

describe('AGT-02: a contract ends when its agent is moved', () => {
  it('daily: the old upline owes what was earned until then, and nothing for the days after', async () => {
    const { house, from, to, moved, player } = await branch()
    const { id } = await signed(from, moved, { terms: terms([[100, 1, 1]]) })
    await given.deposit(from, amount(1_000))
    await bets(player, 3_000, noon(2))
    await moveAt(moved, to, later(noon(2), 1))
    await bets(player, 7_000, later(noon(2), 2))
    await bets(player, 9_000, noon(1))

    await run(house)

    const [bill, ...others] = await billsOf(moved, 'DAILY')
    expect(others).toEqual([])
    expect(bill).toMatchObject({ gross: amount(30), payerId: from.id, periodStart: dayStart(2), periodEnd: later(noon(2), 1) })
    expect([await balanceOf(from), await balanceOf(moved), await balanceOf(to)]).toEqual([970, 30, 0])
    expect(await contractOf(id)).toMatchObject({ status: 4, endReason: 'MOVED', effectiveUntil: later(noon(2), 1) })
  })

  it.each([
    { stake: 99.99, pays: 0 },
    { stake: 100, pays: 1 },
  ])('AGT-16: a member who bet $stake before the move is active from `minBillingOrder` on: $pays', async ({ stake, pays }) => {
    const { house, from, to, moved, player } = await branch()
    await signed(from, moved, { terms: terms([[50, 1, 1]]) })
    await given.deposit(from, amount(1_000))
    await bets(player, stake, noon(2))
    await moveAt(moved, to, later(noon(2), 1))
    await bets(player, 500, later(noon(2), 2))

    await run(house)

    expect(await balanceOf(moved)).toBe(pays)
  })

  it('hourly: only the part of the hour before the move counts', async () => {
    const { house, from, to, moved, player } = await branch()
    const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - 5 * HOUR_MS)
    await signed(from, moved, { kind: 'HOURLY', effectiveFrom: hour, terms: terms([[100, 1, 1]]) })
    await given.deposit(from, amount(1_000))
    await bets(player, 2_000, later(hour, 0.25))
    await moveAt(moved, to, later(hour, 0.5))
    await bets(player, 5_000, later(hour, 0.75))
    await bets(player, 5_000, later(hour, 1.5))

    await run(house)

    expect(await billsOf(moved, 'HOURLY')).toMatchObject([{ gross: amount(20), periodEnd: later(hour, 0.5) }])
    expect(await balanceOf(from)).toBe(980)
  })

  it('real-time: later bets pay nothing, and ratios passed on to others end with it', async () => {
    const { house, boss, from, to, moved } = await branch()
    const below = await given.member({ type: 2, merchant: house, parent: moved })
    const player = await given.member({ merchant: house, parent: below })
    const ratio = (percent: number) => ({ ...terms([[0, 0, percent]]), minBillingOrder: '0' })
    const kind = 'REALTIME' as const
    await signed(null, boss, { kind, terms: ratio(1) })
    await signed(boss, from, { kind, terms: ratio(0.8) })
    await signed(from, moved, { kind, terms: ratio(0.5) })
    const { id } = await signed(moved, below, { kind, terms: ratio(0.3) })
    await bets(player, 1_000, new Date())
    await run(house)
    await moveAt(moved, to, new Date())
    await bets(player, 9_000, new Date(Date.now() + 5))

    await run(house)

    expect(await Promise.all([boss, from, moved, below].map(balanceOf))).toEqual([92, 3, 2, 3])
    expect(await contractOf(id)).toMatchObject({ status: 4, endReason: 'MOVED' })
  })

  it('manual: the day’s part waits for the old upline to pay it', async () => {
    const { house, from, to, moved, player } = await branch()
    await signed(from, moved, { kind: 'MANUAL_DAILY', terms: terms([[100, 1, 1]]) })
    await bets(player, 3_000, noon(2))
    await moveAt(moved, to, later(noon(2), 1))
    await bets(player, 7_000, later(noon(2), 2))

    await run(house)

    expect(await billsOf(moved, 'MANUAL_DAILY')).toMatchObject([
      { gross: amount(30), payerId: from.id, status: 'UNCOLLECTED', periodEnd: later(noon(2), 1) },
    ])
  })

  it('dividend: only the half month’s losses before the move count', async () => {
    const { house, from, to, moved, player } = await branch()
    const kind = 'DIVIDEND' as const
    await signed(null, from, { kind, effectiveFrom: start(1), terms: terms([[100, 1, 20]]) })
    await signed(from, moved, { kind, effectiveFrom: start(1), terms: terms([[100, 1, 10]]) })
    await bets(player, 1_000, day(3))
    await moveAt(moved, to, day(8))
    await bets(player, 8_000, day(10))

    await run(house)

    const [bill, ...others] = await billsOf(moved, 'DIVIDEND')
    expect(others).toEqual([])
    expect(bill).toMatchObject({ gross: amount(100), periodEnd: day(8), statement: { until: day(8).getTime() } })
    expect([await balanceOf(from), await balanceOf(moved)]).toEqual([100, 100])
  })

  it('dividend: an earlier bet voided after the move is deducted from that part', async () => {
    const { house, from, to, moved, player } = await branch()
    const kind = 'DIVIDEND' as const
    await signed(null, from, { kind, effectiveFrom: start(1), terms: terms([[100, 1, 20]]) })
    await signed(from, moved, { kind, effectiveFrom: start(1), terms: terms([[100, 1, 10]]) })
    await bets(player, 1_000, day(3))
    const voided = await bets(player, 500, day(4))
    await moveAt(moved, to, day(8))
    await run(house)
    await voidRound(voided)

    await run(house)

    expect((await billsOf(moved, 'DIVIDEND')).map(({ gross, sequence }) => [sequence, gross])).toEqual([
      [0, amount(150)],
      [1, amount(-50)],
    ])
  })

  it('dividend: earlier wins of the team do not concern the new upline, and count for the old one again after a return', async () => {
    const { house, boss, from, to, moved, player } = await branch()
    const kind = 'DIVIDEND' as const
    const permanent = terms([[100, 1, 10]], { carry: 'PERMANENT' })
    for (const agent of [from, to]) await signed(null, agent, { kind, effectiveFrom: start(1), terms: terms([[100, 1, 20]]) })
    await signed(from, moved, { kind, effectiveFrom: start(1), terms: permanent })
    await bets(player, 1_000, day(3), 5_000)
    await moveAt(moved, to, day(8))
    await signed(to, moved, { kind, effectiveFrom: start(16), terms: permanent })
    await bets(player, 2_000, day(17))

    await run(house)

    const all = await container().database.prisma.agentBill.findMany({
      where: { payeeId: moved.id, kind },
      orderBy: { periodStart: 'asc' },
    })
    expect(all.slice(0, 2)).toMatchObject([
      { payerId: from.id, gross: 0n, statement: { carryOut: 4_000 } },
      { payerId: to.id, gross: amount(200), statement: { carryIn: 0 } },
    ])
    expect(boss.id).toBeLessThan(from.id)
  })
})

describe('a move by an agent', () => {
  const move = (boss: Someone, who: Someone, to: Someone) =>
    as(boss)
      .call(downlineEndpoints.move, { customerIds: [who.id], uplineId: to.id })
      .expect(success)
  const lettersOf = async (...members: Someone[]) =>
    (
      await container().database.prisma.inboxMessage.findMany({
        where: { memberId: { in: members.map(({ id }) => id) }, letterKey: { startsWith: 'contract' } },
        orderBy: [{ memberId: 'asc' }, { id: 'asc' }],
      })
    ).map(({ memberId, letterKey }) => [memberId, letterKey])

  it('AGT-02: ends every kind of contract with the old upline, notifies both sides, and shows both why', async () => {
    const { boss, from, to, moved } = await branch({ flags: { INBOX3: true } })
    const kinds = ['DAILY', 'HOURLY', 'REALTIME', 'MANUAL_DAILY', 'DIVIDEND'] as const
    for (const kind of kinds) await signed(from, moved, { kind })
    await given.agentContract({ firstParty: from, secondParty: moved, kind: 'DAILY' })

    await move(boss, moved, to)

    const rows = await container().database.prisma.agentContract.findMany({ where: { secondPartyId: moved.id } })
    expect(rows).toHaveLength(kinds.length + 1)
    for (const row of rows) expect(row).toMatchObject({ status: 4, endReason: 'MOVED' })
    expect((await lettersOf(from, moved)).filter(([, key]) => key === 'contract.moved')).toHaveLength(2 * kinds.length)
    expect(await lettersOf(to, boss)).toEqual([])
    const shown = { status: 4, endReason: 'MOVED', effectiveUntil: expect.any(Number) }
    const { paid } = (await as(moved).call(agentOfferEndpoints.all).expect(success)).body.value
    expect(paid).toHaveLength(kinds.length)
    for (const row of paid) expect(row).toMatchObject(shown)
    const { given: byOld } = (await as(from).call(agentOfferEndpoints.all).expect(success)).body.value
    for (const row of byOld) expect(row).toMatchObject(shown)
    expect((await as(moved).call(agentContractEndpoints.pending)).body.value.dailysalinfotype).toEqual([])
    const current = (await as(moved).call(bills.current, { kind: 'DAILY' })).body.value
    expect(current.statement.until).toBe(paid[0].effectiveUntil)
  })

  it('lets the new upline offer a contract, which starts with the next period and replaces the ended one', async () => {
    const { boss, from, to, moved } = await branch()
    await signed(from, moved)
    await move(boss, moved, to)
    const tiers = [{ minTurnover: 100, minActive: 1, rate: 0.1 }]
    const offer = { username: moved.username, tiers, minBillingOrder: 1 }
    const refused = await as(from).call(agentOfferEndpoints.offerDaily, offer)
    expect(refused.body.errorCode).toBe('no.data')

    const { contractId } = (await as(to).call(agentOfferEndpoints.offerDaily, offer).expect(success)).body.value
    await as(moved).call(agentContractEndpoints.answerDaily, { contractId, accept: true }).expect(success)

    const { paid } = (await as(moved).call(agentOfferEndpoints.all)).body.value
    expect(paid).toMatchObject([{ contractId, status: 1, endReason: null }])
  })

  it('keeps the moved agent’s contracts with its downlines', async () => {
    const { boss, house, to, moved } = await branch()
    const below = await given.member({ type: 2, merchant: house, parent: moved })
    const { id } = await signed(moved, below)
    await move(boss, moved, to)
    expect(await contractOf(id)).toMatchObject({ status: 1, effectiveUntil: null })
  })

  it('and a simultaneous offer leave no contract between two who are no longer upline and downline', async () => {
    const { boss, from, to, moved } = await branch()
    const offer = { username: moved.username, tiers: [{ minTurnover: 100, minActive: 1, rate: 0.1 }], minBillingOrder: 1 }
    await Promise.all([
      ...Array.from({ length: 5 }, () => as(from).call(agentOfferEndpoints.offerDaily, offer)),
      move(boss, moved, to),
      ...Array.from({ length: 5 }, () => as(from).call(agentOfferEndpoints.offerDaily, offer)),
    ])
    const open = await container().database.prisma.agentContract.count({
      where: { firstPartyId: from.id, secondPartyId: moved.id, status: { not: 4 } },
    })
    expect(open).toBe(0)
  })
})
