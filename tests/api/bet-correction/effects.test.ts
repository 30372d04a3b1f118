/** A bet correction reaches everything calculated from the bet: records, reports, turnover, the agents' pay. */
import { describe, expect, it } from 'vitest'
import * as betRecordEndpoints from '#contract/play/bet-record/bet-record.ts'
import * as houseReportEndpoints from '#contract/back-office/house-report.ts'
import * as playerProfileEndpoints from '#contract/back-office/player-profile/player-profile.ts'
import * as teamReportEndpoints from '#contract/agents/team-report/team-report.ts'
import * as transactionEndpoints from '#contract/money/transaction.ts'
import * as turnoverEndpoints from '#contract/money/turnover/turnover.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { dayName, dayStart, noon, passClosing, teams, terms } from '../agent-bill/team.ts'
import { correctionsOn } from './setup.ts'
import { success } from '#tests/support/outcome.ts'

const api = startApi()
const { as, given, container, clock } = api
const { SLOT, LIVE, game, cashiers, played, correct, balanceOf } = correctionsOn(api)
const { merchant: ownHouse, bets, run, billsOf, signed } = teams(api)
const ok = ({ status }: { status: number }) => expect(status).toBe(200)

describe('corrected bets are shown in', () => {
  it('the player’s record: marked rows with the original result, sums, and the file', async () => {
    const house = await cashiers()
    const { player, round } = await played(100, 40)
    const other = await played(50, 0, { member: player })
    // Summed before the correction, which must still count.
    const merchant = (await container().merchants.findById(player.merchantId))!
    await container().database.pool.query('SELECT bet_add_up($1, $2, $3)', [player.id, player.asset, merchant.timezone])
    await correct(house, round.id, { kind: 'VOID' }).then(ok)
    await correct(house, other.round.id, { kind: 'RESETTLE', payout: 80 }).then(ok)

    const { value } = (await as(player).call(betRecordEndpoints.list).expect(success)).body
    const byId = new Map(value.list.map((row: { roundId: string }) => [row.roundId, row]))
    expect(byId.get(String(round.id))).toMatchObject({
      betAmount: 0,
      winAmount: 0,
      netAmount: 0,
      balanceBefore: 1_000,
      correction: { kind: 'VOID', stakeBefore: 100, payoutBefore: 40 },
    })
    expect(byId.get(String(other.round.id))).toMatchObject({
      betAmount: 50,
      winAmount: 80,
      netAmount: 30,
      correction: { kind: 'RESETTLE', stakeBefore: 50, payoutBefore: 0 },
    })
    expect(value.footer).toEqual({ count: 2, betAmount: 50, winAmount: 80, netAmount: 30 })
    const csv = (await as(player).call(betRecordEndpoints.exported).expect(success)).text as string
    expect(csv.split('\n').find((line) => line.includes(`,${round.id},`))).toMatch(/,0,0,0,1000,940,\S+/)
    const ofGame = (await as(player).call(betRecordEndpoints.list, { gameCode: SLOT }).expect(success)).body.value.footer
    expect(ofGame).toEqual(value.footer)
  })

  it('the player profile in the back office, and its CSV', async () => {
    const house = await cashiers()
    const { player, round } = await played(100, 40)
    await correct(house, round.id, { kind: 'RESETTLE', payout: 10 }).then(ok)
    const { value } = (await house.one.call(playerProfileEndpoints.bets, { memberId: player.id }).expect(success)).body
    expect(value.list).toMatchObject([
      { stake: 100, payout: 10, correction: { kind: 'RESETTLE', stakeBefore: 100, payoutBefore: 40 } },
    ])
    const csv = (await house.one.call(playerProfileEndpoints.betsFile, { memberId: player.id }).expect(success)).text
    expect(csv).toMatch(/,100,10,\d+,no,RESETTLE,100,40/)
  })

  it('the statement, under labels of their own', async () => {
    const house = await cashiers()
    const { player, round } = await played(100, 40)
    await correct(house, round.id, { kind: 'VOID' }).then(ok)
    const asked = { types: 'BET_VOID' } as never
    const { value } = (await as(player).call(transactionEndpoints.list, asked).expect(success)).body
    expect(value.list.map(({ txCode, amount: moved }: { txCode: string; amount: number }) => [txCode, moved])).toEqual([
      ['BET_VOID', -40],
      ['BET_VOID', 100],
    ])
  })

  it('the house’s days: a past day stays as it was, the correction counts on its own day, and the sums match the ledger', async () => {
    const merchant = await given.merchant()
    const house = await cashiers(merchant)
    const player = await given.member({ merchant, balance: amount(1_000) })
    const tester = await given.member({ merchant, balance: amount(1_000), isTest: true })
    const { round } = await played(100, 40, { member: player })
    await given.round({ member: player, gameCode: SLOT, stake: amount(30), payout: 0n })
    const untold = await played(70, 0, { member: tester })
    clock.shift(86_400_000)
    const viewer = as(await given.operatorSession(await given.operator({ merchant, role: 'VIEWER' })))
    const daysOf = async () => (await viewer.call(houseReportEndpoints.days, {}).expect(success)).body.value
    const before = (await daysOf()).list[1]
    expect(before).toMatchObject({ bets: 2, staked: 130, paidOut: 40 })
    const late = await cashiers(merchant)
    void house
    await correct(late, round.id, { kind: 'VOID' }).then(ok)
    await correct(late, untold.round.id, { kind: 'VOID' }).then(ok)
    const { list, footer } = await daysOf()
    expect(list[1]).toEqual(before)
    expect(list[0]).toMatchObject({ bets: -1, staked: -100, paidOut: -40, ggr: -60, adjustments: 0, players: 0 })
    const { rows } = await container().database.pool.query<{ sum: bigint }>(
      `SELECT sum(h.amount)::bigint AS sum FROM ledger_posting h JOIN ledger_account a ON a.id = h.account_id AND a.kind = 'HOUSE_GAMES'
       WHERE a.merchant_id = $1 AND EXISTS (SELECT FROM ledger_posting p WHERE p.entry_id = h.entry_id AND p.member_id = $2)`,
      [merchant.id, player.id],
    )
    expect(footer.ggr).toBe(Number(rows[0]!.sum) / 10_000)
    clock.shift(-86_400_000)
  })
})

describe('turnover', () => {
  async function wanted(required: number) {
    const player = await given.member({ balance: amount(10_000) })
    const { turnover, merchants, database } = container()
    const merchant = (await merchants.findById(player.merchantId))!
    const demand = async (reference: string, sum = required) =>
      database.prisma.$transaction((tx) =>
        turnover.require(
          tx,
          { merchantId: merchant.id, memberId: player.id, source: 'DEPOSIT', reference, required: amount(sum) },
          merchant,
        ),
      )
    await demand(`first-${player.id}`)
    clock.shift(10)
    const done = async () =>
      (
        (await as(player).call(turnoverEndpoints.info).expect(success)).body.value.requirements as { actualTurnover: number }[]
      ).map(({ actualTurnover }) => actualTurnover)
    return { player, demand, done }
  }

  it('loses what a voided bet counted, whether or not it was loaded before', async () => {
    const house = await cashiers()
    for (const isLookedAt of [true, false]) {
      const { player, done } = await wanted(1_000)
      const { round } = await played(100, 0, { member: player })
      await played(60, 0, { member: player })
      if (isLookedAt) expect(await done()).toEqual([160])
      await correct(house, round.id, { kind: 'VOID' }).then(ok)
      expect(await done()).toEqual([60])
    }
  })

  it('follows the new result of a live game in both directions', async () => {
    const house = await cashiers()
    const { player, done } = await wanted(1_000)
    const round = await given.round({
      member: player,
      gameCode: await game(LIVE, 'LIVE'),
      stake: amount(100),
      payout: amount(130),
    })
    expect(await done()).toEqual([30])
    await correct(house, round.id, { kind: 'RESETTLE', payout: 0 }).then(ok)
    expect(await done()).toEqual([100])
    await correct(house, round.id, { kind: 'RESETTLE', payout: 100 }).then(ok)
    expect(await done()).toEqual([0])
  })

  it('never goes below 0, and earlier bets do not affect later requirements', async () => {
    const house = await cashiers()
    const { player, demand, done } = await wanted(80)
    const { round } = await played(100, 0, { member: player })
    expect(await done()).toEqual([])
    clock.shift(10)
    await demand(`second-${player.id}`, 500)
    clock.shift(10)
    await played(40, 0, { member: player })
    await correct(house, round.id, { kind: 'VOID' }).then(ok)
    expect(await done()).toEqual([40])
  })
})

describe('the agents’ pay', () => {
  it('AGT-03: bet → rebate billed → voided by two operators → the difference is posted once', async () => {
    const merchant = await ownHouse()
    const top = await given.member({ type: 1, merchant })
    const player = await given.member({ type: 0, merchant, parent: top })
    await given.rates(top, { RNG: 10_000 }, dayStart(3))
    await given.rates(player, { RNG: 5_000 }, dayStart(3))
    const round = await bets(player, 1_000, noon(1))
    passClosing(api.clock)
    await run(merchant)
    expect([await balanceOf(top), await balanceOf(player)]).toEqual([5, 5])

    await correct(await cashiers(merchant), round.id, { kind: 'VOID' }).then(ok)
    expect(await balanceOf(player)).toBe(1_005)
    clock.shift(86_400_000 * 1.5)
    await run(merchant)
    await Promise.all([run(merchant), run(merchant)])
    expect([await balanceOf(top), await balanceOf(player)]).toEqual([0, 1_000])
    expect((await billsOf(top, 'REBATE')).map(({ net, paid }) => [net, paid])).toEqual([
      [amount(5), amount(5)],
      [amount(-5), amount(-5)],
    ])
    expect((await container().ledger.reconcile()).drifts).toEqual([])
    clock.reset()
  })

  it('AGT-03: a paid salary gets a separate bill for the difference; the team’s report shows the new result', async () => {
    const merchant = await ownHouse()
    const top = await given.member({ type: 1, merchant })
    const player = await given.member({ merchant, parent: top })
    await signed(null, top, { terms: terms([[100, 1, 10]]) })
    const round = await bets(player, 1_000, noon(2), 200)
    await bets(player, 500, noon(2))
    await run(merchant)
    expect(await balanceOf(top)).toBe(150)
    await correct(await cashiers(merchant), round.id, { kind: 'VOID' }).then(ok)
    await run(merchant)
    await run(merchant)
    expect((await billsOf(top)).map(({ sequence, paid }) => [sequence, paid])).toEqual([
      [0, amount(150)],
      [1, amount(-100)],
    ])
    expect(await balanceOf(top)).toBe(50)
    const query = { startDate: dayName(2), endDate: dayName(2) } as never
    const { value } = (await as(top).call(teamReportEndpoints.sum, query).expect(success)).body
    expect(JSON.stringify(value)).toContain('500')
    expect(JSON.stringify(value)).not.toContain('1500')
  })

  it('AGT-03: a dividend of a past month is corrected by a separate bill', async () => {
    const merchant = await ownHouse()
    const top = await given.member({ type: 1, merchant })
    const player = await given.member({ merchant, parent: top })
    const month = new Date(Date.now() - 45 * 86_400_000)
    const day = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), 3, 4))
    await signed(null, top, {
      kind: 'DIVIDEND',
      terms: terms([[100, 1, 20, 0]]),
      effectiveFrom: new Date(day.getTime() - 3 * 86_400_000),
    })
    const round = await bets(player, 1_000, day)
    await bets(player, 500, day)
    await run(merchant)
    expect(await balanceOf(top)).toBe(300)
    await correct(await cashiers(merchant), round.id, { kind: 'RESETTLE', payout: 400 }).then(ok)
    await run(merchant)
    await run(merchant)
    expect(await balanceOf(top)).toBe(220)
  })
})
