import { describe, expect, it } from 'vitest'
import * as houseReportEndpoints from '#contract/back-office/house-report.ts'
import type { HouseDay, HouseFigures } from '#contract/back-office/house-report.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container, clock } = startApi()
const { overview, days, daysFile } = houseReportEndpoints
const DAY_MS = 86_400_000

/** A merchant of its own, an operator who reads its reports, and a day of activity. */
async function house() {
  const merchant = await given.merchant()
  const viewer = await given.operator({ merchant, role: 'VIEWER' })
  const gameCode = `house-${merchant.id}`
  await given.game({ gameCode, category: 'RNG' })
  const channel = await given.depositChannel({ merchant })
  /** As after half an hour, when the session would have expired. */
  const asViewer = async () => as(await given.operatorSession(viewer))
  return {
    merchant,
    gameCode,
    channel,
    overviewOf: async () => (await (await asViewer()).call(overview).expect(success)).body.value,
    daysOf: async (query = {}) => (await (await asViewer()).call(days, query).expect(success)).body.value,
    asViewer,
  }
}
type House = Awaited<ReturnType<typeof house>>

async function paidIn({ channel }: House, member: { id: number; merchantId: number }, units: number) {
  const { id } = await given.depositOrder({ member, channel, amount: amount(units) })
  const endedAt = clock.now()
  await container().database.prisma.deposit.update({ where: { id }, data: { state: 'CONFIRMED', endedAt } })
}

describe('the overview', () => {
  it('ACC-11: shows today for real players only, what is owed to them and what is waiting', async () => {
    const our = await house()
    const { merchant, gameCode } = our
    const member = await given.member({ merchant, balance: amount(900) })
    const tester = await given.member({ merchant, balance: amount(5_000), isTest: true })
    await paidIn(our, member, 500)
    await paidIn(our, member, 200)
    await paidIn(our, tester, 800)
    await given.round({ member, gameCode, stake: amount(100), payout: amount(30) })
    await given.round({ member, gameCode, stake: amount(50), payout: 0n })
    await given.round({ member: tester, gameCode, stake: amount(1_000), payout: 0n })
    await given.transactions(member, [
      { code: 'PROMOTION', at: clock.now(), amount: amount(20) },
      { code: 'PROMOTION_FORFEIT', at: clock.now(), amount: amount(-5) },
      { code: 'REBATE', at: clock.now(), amount: amount(3) },
    ])
    await given.depositOrder({ member, channel: our.channel, state: 'REVIEW', reviewOf: 'SAID_PAID' })
    await given.pointOrder({ member })

    const { today, month, owed, waiting } = await our.overviewOf()

    expect(today satisfies HouseFigures).toMatchObject({
      deposits: 2,
      deposited: 700,
      firstDeposits: 1,
      firstDeposited: 500,
      bets: 2,
      staked: 150,
      paidOut: 30,
      players: 1,
      ggr: 120,
      promotions: 15,
      agentIncome: 3,
      ngr: 102,
      netDeposits: 700,
      registered: 1,
    })
    expect(month).toMatchObject({ deposited: 700, ggr: 120 })
    expect(waiting).toEqual({
      deposits: 1,
      withdrawals: 0,
      adjustments: 0,
      rounds: 0,
      refusedWins: 0,
      contradictions: 0,
      pointOrders: 1,
    })
    const { main } = { main: await container().ledger.balanceOf(member.id, 'PHP') }
    expect(owed).toBe(Number(main) / 10_000)
  })
})

describe('the house’s days', () => {
  it('end in the merchant’s zone; the footer is the sum of all of them; past days are summed once', async () => {
    const our = await house()
    const { merchant, gameCode } = our
    const member = await given.member({ merchant, balance: amount(900) })
    await given.round({ member, gameCode, stake: amount(10), payout: 0n })
    clock.shift(DAY_MS)
    await given.round({ member, gameCode, stake: amount(20), payout: amount(5) })
    clock.shift(DAY_MS)
    await given.round({ member, gameCode, stake: amount(40), payout: amount(50) })

    const read = await our.daysOf({ size: 2 })
    expect(read.list.map(({ ggr, players }: HouseDay) => [ggr, players])).toEqual([
      [-10, 1],
      [15, 1],
    ])
    expect(read).toMatchObject({ total: 30, totalPages: 15, footer: { ggr: 15, staked: 70, bets: 3 } })
    expect((await our.daysOf({ size: 2, page: 2 })).list[0]).toMatchObject({ ggr: 10 })

    const kept = await container().database.prisma.houseDay.findMany({ where: { merchantId: merchant.id } })
    expect(kept.map(({ staked }) => staked).toSorted()).toEqual([amount(10), amount(20)])
    // Past days are not read again, but today is.
    await container().database.prisma.houseDay.updateMany({ where: { merchantId: merchant.id }, data: { bets: 7 } })
    await given.round({ member, gameCode, stake: amount(1), payout: 0n })
    expect((await our.daysOf()).footer).toMatchObject({ bets: 7 + 7 + 2, staked: 71 })
  })

  it('can be downloaded, one line per day', async () => {
    const our = await house()
    const member = await given.member({ merchant: our.merchant })
    await paidIn(our, member, 500)
    const { text, headers } = await (await our.asViewer()).call(daysFile, {}).expect(success)
    expect(headers['content-disposition']).toMatch(/house-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv/)
    const [head, first, ...rest] = text.trim().split('\r\n')
    expect(head).toContain('day,registered,deposits,deposited')
    expect(first).toMatch(/^\d{4}-\d\d-\d\d,1,1,500,/)
    expect(rest).toHaveLength(29)
  })

  it('are summed for yesterday by a nightly job', async () => {
    const our = await house()
    const member = await given.member({ merchant: our.merchant, balance: amount(100) })
    await given.round({ member, gameCode: our.gameCode, stake: amount(10), payout: 0n })
    clock.shift(DAY_MS)
    await container()
      .jobs.find(({ name }) => name === 'house-report.closeDays')!
      .run({})
    const kept = await container().database.prisma.houseDay.findMany({ where: { merchantId: our.merchant.id } })
    expect(kept).toMatchObject([{ staked: amount(10) }])
  })

  it.each([
    [{ startDate: '2026-02-30' }, 'request.param.err'],
    [{ startDate: '2026-03-03', endDate: '2026-03-02' }, 'report.days.invalid'],
    [{ startDate: '2020-01-01' }, 'report.days.invalid'],
  ])('refuse %j', async (query, code) => {
    const { body, status } = await (await (await house()).asViewer()).call(days, query)
    expect([status, body.errorCode]).toEqual([200, code])
  })
})
