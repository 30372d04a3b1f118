import { describe, expect, it } from 'vitest'
import * as endpoints from '#contract/agents/agent-bill/agent-bill.ts'
import { startApi } from '#tests/support/api.ts'
import { dayName, dayStart, type Someone, teams, terms, U_TERMS, X_TERMS } from './team.ts'
import { success } from '#tests/support/outcome.ts'

const api = startApi()
const { as, given, container } = api
const { merchant, bets, run, billsOf, signed, fixture } = teams(api)
const { list, file, explain, current, given: givenBills, dailyRecords, dailyOf, dividendsOf, previousDividend } = endpoints

const refusal = { status: 200, body: { errorCode: 'no.data' } }
async function paidFixture() {
  const world = await fixture()
  await signed(null, world.u, { terms: U_TERMS })
  await signed(world.u, world.x, { terms: X_TERMS })
  await run(world.house)
  const idOf = async (member: Someone) => String((await billsOf(member))[0]!.id)
  return { ...world, billOfU: await idOf(world.u), billOfX: await idOf(world.x) }
}
const ofDay = { startDate: dayName(2), endDate: dayName(2) }

describe('AGT-14: a bill is explained', () => {
  it('with the tier, the next one, every input, the children’s bills, the payments and the days of its bets', async () => {
    const { u, x, billOfU } = await paidFixture()
    const { value } = (await as(u).call(explain, { id: billOfU }).expect(success)).body
    expect(value.bill).toMatchObject({
      gross: 9_600,
      deducted: 3_720,
      net: 5_880,
      paid: 5_880,
      status: 'PAID',
      payer: null,
      ...ofDay,
    })
    expect(value.statement).toMatchObject({
      tier: 1,
      next: { index: 2, turnover: 0, active: 3 },
      base: 1_200_000,
      rate: 0.8,
      computed: 9_600,
      figures: { turnover: 1_200_000, active: 12, bets: 12, stake: 1_200_000, payout: 0 },
    })
    expect(value.statement.terms.tiers).toHaveLength(3)
    expect(value.below).toMatchObject([{ payee: { account: x.username }, gross: 3_720 }])
    expect(value.payments).toMatchObject([{ amount: 5_880 }])
    const posted = await container().database.prisma.ledgerEntry.findFirst({ where: { id: BigInt(value.payments[0].entryId) } })
    expect(posted).toMatchObject({ type: 'SALARY', reference: billOfU })
  })

  it('to its payer as well, without the payments to those below', async () => {
    const { u, billOfX } = await paidFixture()
    const { value } = (await as(u).call(explain, { id: billOfX }).expect(success)).body
    expect(value).toMatchObject({ isOwn: false, bill: { gross: 3_720, deducted: 0 }, below: [], payments: [] })
    expect(value.statement).toMatchObject({ tier: 1, figures: { active: 9 } })
  })

  it('AGT-13: to no one else: a sibling, a downline, a higher upline and a stranger get the answer for an unknown id', async () => {
    const { house, u, x, billOfU, billOfX } = await paidFixture()
    const sibling = await given.member({ type: 2, merchant: house, parent: u })
    const below = await given.member({ type: 2, merchant: house, parent: x })
    const stranger = await given.member({ type: 1, merchant: house })
    const elsewhere = await given.member({ type: 1, merchant: await merchant() })
    for (const [who, id] of [
      [sibling, billOfX],
      [below, billOfX],
      [x, billOfU],
      [stranger, billOfU],
      [elsewhere, billOfU],
      [u, '999999999'],
      [u, 'x'],
    ] as const)
      expect(await as(who).call(explain, { id })).toMatchObject(refusal)
  })
})

describe('lists of bills', () => {
  it('are the caller’s own, with sums of all that match', async () => {
    const { u, x } = await paidFixture()
    const { value } = (
      await as(u)
        .call(list, { ...ofDay, kind: 'DAILY' })
        .expect(success)
    ).body
    expect(value).toMatchObject({
      total: 1,
      list: [{ kind: 'DAILY', payee: { account: u.username }, net: 5_880 }],
      footer: { count: 1, gross: 9_600, deducted: 3_720, net: 5_880, paid: 5_880 },
    })
    expect((await as(u).call(list, { ...ofDay, status: 'NOT_REACHED' })).body.value.list).toEqual([])
    expect((await as(u).call(givenBills, ofDay)).body.value).toMatchObject({
      list: [{ payee: { account: x.username }, gross: 3_720, paid: 3_720 }],
      footer: { count: 1, gross: 3_720, paid: 3_720 },
    })
    expect((await as(u).call(list, { startDate: 'x' })).body.errorCode).toBe('request.param.err')
  })

  it('are a file', async () => {
    const { u } = await paidFixture()
    const { text } = await as(u).call(file, ofDay).expect(success)
    const [head, row] = text.replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toBe('id,kind,from,to,member,payer,sequence,status,gross,paidOn,net,paid')
    expect(row).toMatch(new RegExp(`,DAILY,${dayName(2)},${dayName(2)},${u.username},,0,PAID,9600,3720,5880,5880$`))
  })

  it('WIR-38: give older clients the same numbers', async () => {
    const { u, x } = await paidFixture()
    expect((await as(u).call(dailyRecords, ofDay)).body.value.list).toMatchObject([
      {
        date: dayName(2),
        turnover: 1_200_000,
        activeMember: 12,
        rate: 0.8,
        amount: 9_600,
        downlineAmount: 3_720,
        actualAmount: 5_880,
        statusId: 1,
      },
    ])
    expect((await as(u).call(dailyOf, { ...ofDay, username: x.username })).body.value).toMatchObject({
      list: [{ username: x.username, amount: 3_720 }],
      footer: { amount: 3_720 },
    })
    expect((await as(u).call(previousDividend)).body).toMatchObject({ success: true, value: null })
  })

  it('AGT-13: a sibling, an upline, a stranger and an unknown name all get the same answer', async () => {
    const { house, u, x } = await paidFixture()
    const sibling = await given.member({ type: 2, merchant: house, parent: u })
    const stranger = await given.member({ type: 1, merchant: house })
    for (const endpoint of [dailyOf, givenBills, dividendsOf])
      for (const username of [u.username, sibling.username, stranger.username, 'nobody'])
        expect(await as(x).call(endpoint, { username })).toMatchObject(refusal)
  })

  it('are for agents only', async () => {
    const member = await given.member()
    expect((await as(member).call(list)).body.errorCode).toBe('permission.denied')
    expect((await as().call(list)).body.errorCode).toBe('login.not.session')
  })
})

describe('the current period', () => {
  it('shows the amount so far', async () => {
    const house = await merchant()
    const u = await given.member({ type: 1, merchant: house })
    const x = await given.member({ type: 2, merchant: house, parent: u })
    await signed(null, u, { terms: terms([[1_000, 1, 1]]) })
    await signed(u, x, { terms: terms([[1_000, 1, 0.4]]) })
    expect((await as(u).call(current, { kind: 'DAILY' })).body.value).toMatchObject({ gross: 0, statement: { tier: null } })
    await bets(x, 2_000, new Date())
    expect((await as(u).call(current, { kind: 'DAILY' })).body.value).toMatchObject({
      gross: 20,
      deducted: 8,
      net: 12,
      periodStart: dayStart(0).getTime(),
      statement: { figures: { turnover: 2_000, active: 1 } },
    })
    expect((await as(u).call(current, { kind: 'DIVIDEND' })).body.value).toBeNull()
  })
})
