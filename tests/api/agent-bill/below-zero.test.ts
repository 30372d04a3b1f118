/**
 * Bills on which an agent owes more than it is paid: its share is never below 0, and what its wallet paid is labelled as such
 * (ADR 0024).
 */
import { describe, expect, it } from 'vitest'
import * as bills from '#contract/agents/agent-bill/agent-bill.ts'
import * as agentPayoutEndpoints from '#contract/agents/agent-bill/agent-payout.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'
import { dayStart, noon, teams, terms } from './team.ts'

const api = startApi()
const { as, given, container } = api
const { disburseDaily } = agentPayoutEndpoints
const { merchant, bets, balanceOf, run, billsOf, signed, voidRound } = teams(api)

const HOUR_MS = 3_600_000
const month = new Date(Date.now() - 45 * 24 * HOUR_MS)
const day = (number: number) => new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), number, 4))
const start = new Date(day(1).getTime() - 12 * HOUR_MS)
const RANGE = { startDate: day(1).toISOString().slice(0, 10), endDate: day(28).toISOString().slice(0, 10) }

async function pair() {
  const house = await merchant()
  const u = await given.member({ type: 1, merchant: house })
  const x = await given.member({ type: 2, merchant: house, parent: u })
  return { house, u, x }
}

describe('a node keeps max(0, own − those below)', () => {
  it('AGT-30: dividend: a promise beyond the own dividend is paid from the wallet, and the bill says so', async () => {
    const { house, u, x } = await pair()
    const other = await given.member({ merchant: house, parent: u })
    await bets(x, 1_000, day(3))
    await bets(other, 1_000, day(4), 1_900)
    const from = { kind: 'DIVIDEND' as const, effectiveFrom: start }
    await signed(null, u, { ...from, terms: terms([[100, 1, 20]]) })
    await signed(u, x, { ...from, terms: terms([[100, 1, 15]]) })
    await given.deposit(u, amount(500))

    await run(house)

    expect((await billsOf(u, 'DIVIDEND'))[0]).toMatchObject({ gross: amount(20), deducted: amount(150), status: 'TAKEN' })
    expect([await balanceOf(u), await balanceOf(x)]).toEqual([370, 150])
    const { list } = (await as(u).call(bills.list, { ...RANGE, kind: 'DIVIDEND', status: 'TAKEN' })).body.value
    expect(list).toMatchObject([{ gross: 20, deducted: 150, net: -130, paid: -130 }])
  })

  it('AGT-30: daily: for an agent that reached no tier, what it paid those below is not called "not reached"', async () => {
    const { house, u, x } = await pair()
    await bets(x, 1_000, noon(2))
    await signed(null, u, { terms: terms([[1_000_000, 1, 2]]) })
    await signed(u, x, { terms: terms([[100, 1, 1]]) })
    await given.deposit(u, amount(100))

    await run(house)

    expect(await billsOf(u)).toMatchObject([{ gross: 0n, net: amount(-10), paid: amount(-10), status: 'TAKEN' }])
    expect(await billsOf(x)).toMatchObject([{ gross: amount(10), status: 'PAID' }])
  })

  it('AGT-30: hourly and real-time: the same', async () => {
    const { house, u, x } = await pair()
    const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - 5 * HOUR_MS)
    await bets(x, 1_000, new Date(hour.getTime() + 60_000))
    await signed(u, x, { kind: 'HOURLY', effectiveFrom: hour, terms: terms([[100, 1, 1]]) })
    await signed(u, x, { kind: 'REALTIME', effectiveFrom: dayStart(0), terms: terms([[0, 0, 1]]) })
    await given.deposit(u, amount(100))

    await run(house)

    expect(await billsOf(u, 'HOURLY')).toMatchObject([{ gross: 0n, net: amount(-10), status: 'TAKEN' }])
    // Without a ratio of its own, an agent has none to pass on: nothing is owed.
    expect(await billsOf(u, 'REALTIME')).toEqual([])
  })

  it('AGT-03: what a correction takes back is labelled as such', async () => {
    const { house, u } = await pair()
    const voided = await bets(u, 1_000, noon(2))
    await bets(u, 1_000, noon(2))
    await signed(null, u, { terms: terms([[100, 1, 1]]) })
    await run(house)
    await voidRound(voided)

    await run(house)

    expect(await billsOf(u)).toMatchObject([
      { sequence: 0, status: 'PAID' },
      { sequence: 1, gross: amount(-10), paid: amount(-10), status: 'TAKEN' },
    ])
  })

  it('what the payee pays to those below is not shown to its payer', async () => {
    const { house, u, x } = await pair()
    const y = await given.member({ type: 2, merchant: house, parent: x })
    await bets(y, 1_000, noon(2))
    await signed(null, u, { terms: terms([[100, 1, 2]]) })
    await signed(u, x, { terms: terms([[100, 1, 0.5]]) })
    await signed(x, y, { terms: terms([[100, 1, 1]]) })
    await given.deposit(x, amount(100))

    await run(house)

    const { list } = (await as(u).call(bills.given, { kind: 'DAILY' })).body.value
    expect(list.filter(({ gross }: { gross: number }) => gross > 0)).toMatchObject([{ gross: 5, status: 'PAID', deducted: 0 }])
    expect((await billsOf(x))[0]).toMatchObject({ status: 'TAKEN' })
  })
})

describe('LED-16: open bonus money is never used to pay downlines', () => {
  const bonus = (member: { id: number; merchantId: number }, left: number) =>
    container().database.prisma.turnoverRequirement.create({
      data: {
        merchantId: member.merchantId,
        memberId: member.id,
        source: 'BONUS',
        reference: `bonus${member.id}`,
        required: amount(left * 10),
        bonus: amount(left),
        bonusLeft: amount(left),
        createdAt: new Date(),
      },
    })

  it('automatically: the payer is short of it', async () => {
    const { house, u, x } = await pair()
    await bets(x, 5_000, noon(2))
    await signed(u, x, { terms: terms([[100, 1, 1]]) })
    await given.deposit(u, amount(130))
    await bonus(u, 100)

    await run(house)

    expect([await balanceOf(u), await balanceOf(x)]).toEqual([100, 30])
    expect(await billsOf(x)).toMatchObject([{ status: 'PARTLY_PAID', gross: amount(50), paid: amount(30) }])
  })

  it('manually: it is refused', async () => {
    const house = await merchant()
    const u = await given.member({ type: 1, merchant: house, paymentPassword: '123456', balance: amount(130) })
    const x = await given.member({ type: 2, merchant: house, parent: u })
    const expiresAt = new Date(Date.now() + HOUR_MS)
    const { id } = await given.agentBill({ payee: x, payer: u, kind: 'MANUAL_DAILY', gross: amount(50), expiresAt })
    await bonus(u, 100)

    const { value } = (
      await as(u)
        .call(disburseDaily, { billIds: [id], paymentPassword: '123456' })
        .expect(success)
    ).body

    expect(value.list).toMatchObject([{ success: false, errorCode: 'account.balance.not.enough' }])
    expect([await balanceOf(u), await balanceOf(x)]).toEqual([130, 0])
  })
})
