/** Crash: the shared round from its first bet to its last payout, and what is published of it. */
import { describe, expect, it } from 'vitest'
import * as crashEndpoints from '#contract/play/crash/crash.ts'
import { firstMsAt, shownAt } from '#contract/play/crash/crash-curve.ts'
import { crashPoint } from '#contract/play/crash/crash-point.ts'
import { hmacSha256 } from '#server/games/fair/hmac.ts'
import { commitmentOf } from '#server/games/fair/seeds.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { isAccepted, success } from '#tests/support/outcome.ts'
import { crashScene, newRequest } from './crash/scene.ts'

const api = startApi()
const { as, given, container, clock } = api
const { bet, cashOut, table, hostAs, hostUntil, openRound, latest, balanceOf, drifts, escrow, prisma } = crashScene(api)
const host = hostAs('one')
const AT_ONCE = 20
/** Longer than a call takes on a busy machine. */
const CALL_MS = 3_000
/** To a moment of the round that runs. */
const goTo = async (ms: number) => clock.set(new Date((await latest()).startedAt!.getTime() + ms))
const isCrashed = ({ settledAt }: { settledAt: Date | null }) => settledAt !== null
const isRunning = ({ state }: { state: string }) => state === 'RUNNING'
const newPlayer = () => given.player('crash', { balance: amount(100) })

describe('a round', () => {
  it('CRS-01 GAM-01 LED-09 holds stakes in escrow, pays cash-outs at once and automatic ones at the crash', async () => {
    const [byHand, auto, high, none] = [await newPlayer(), await newPlayer(), await newPlayer(), await newPlayer()]
    const round = await openRound(host, (point) => point > 200 && point < 100_000)
    for (const [player, autoCashOut] of [[byHand], [auto, 150], [high, round.point + 1], [none]] as const)
      expect((await bet(player, round, { autoCashOut: autoCashOut ?? null })).body).toMatchObject({
        value: { state: 'OPEN', stake: 10, balanceBefore: 100, balanceAfter: 90, autoCashOut: autoCashOut ?? null },
      })
    expect(await escrow()).toBe(amount(40))
    expect((await table(none)).seats).toHaveLength(4)
    expect((await cashOut(byHand, round)).body.errorCode).toBe('game.step.invalid')

    await hostUntil(host, isRunning)
    await goTo(firstMsAt(120))
    const out = (await cashOut(byHand, round)).body.value
    expect(out).toMatchObject({ state: 'WON', payout: out.cashOut / 10, win: true })
    expect(out.cashOut).toBeGreaterThanOrEqual(120)
    const paid = Number((90 + out.payout).toFixed(4))
    expect(await balanceOf(byHand)).toBe(paid)
    const seat = (await table(none)).seats.find((one: { bet: string }) => one.bet === out.bet)
    expect(seat).toMatchObject({ cashOut: out.cashOut, payout: out.payout, name: expect.stringContaining('***') })

    const ended = await hostUntil(host, isCrashed)
    expect(ended.crashedAt!.getTime() - ended.startedAt!.getTime()).toBe(round.endMs)
    expect(await Promise.all([byHand, auto, high, none].map(balanceOf))).toEqual([paid, 105, 90, 90])
    expect((await table(auto)).bet).toMatchObject({ state: 'WON', cashOut: 150, payout: 15 })
    expect((await table(high)).bet).toMatchObject({ state: 'LOST', payout: 0, cashOut: null })
    expect(await escrow()).toBe(0n)
    expect(await drifts()).toEqual([])
    const { list, total } = (await as(auto).call(crashEndpoints.history).expect(success)).body.value
    expect(total).toBe(1)
    expect(list[0]).toMatchObject({ state: 'WON', point: round.point, hash: ended.hash })
  })

  // The clock runs on while a call is under way: its very milliseconds are decided as values in decide-crash.test.ts.
  it('CRS-01 decides by when the server received it: before the end wins, at the end it does not', async () => {
    const [last, late] = [await newPlayer(), await newPlayer()]
    const round = await openRound(host, (point) => point > 140 && point < 2_000)
    expect(isAccepted(await bet(last, round))).toBe(true)
    clock.set(new Date(round.closesAt.getTime() - CALL_MS))
    expect(isAccepted(await bet(late, round))).toBe(true)
    clock.set(round.closesAt)
    expect((await bet(await newPlayer(), round)).body.errorCode).toBe('game.round.over')
    await hostUntil(host, isRunning)
    await goTo(round.endMs - CALL_MS)
    const shown = shownAt(round.endMs - CALL_MS)
    const won = (await cashOut(last, round)).body.value
    expect(won.cashOut).toBeGreaterThanOrEqual(shown)
    expect(won.cashOut).toBeLessThanOrEqual(round.point)
    await goTo(round.endMs)
    expect((await cashOut(late, round)).body.errorCode).toBe('game.round.over')
    await hostUntil(host, isCrashed)
    expect(await balanceOf(late)).toBe(90)
  })

  it('LED-03 LED-05 the same bet or cash-out 20 times is one, and 20 of each pay once', async () => {
    const player = await newPlayer()
    const round = await openRound(host, (point) => point > 300 && point < 100_000)
    const body = { requestId: newRequest(), round: String(round.id), stake: 10, autoCashOut: null }
    const atOnce = <T>(call: () => T) => Promise.all(Array.from({ length: AT_ONCE }, call))
    const placed = await atOnce(() => as(player).call(crashEndpoints.bet, body))
    expect(new Set(placed.map(({ body: { value } }) => value.bet)).size).toBe(1)
    const more = await atOnce(() => bet(player, round))
    expect(more.map(({ body: { errorCode } }) => errorCode)).toEqual(more.map(() => 'game.round.open'))
    expect((await as(player).call(crashEndpoints.bet, { ...body, stake: 11 })).body.errorCode).toBe('idempotency.key.reused')
    expect(await balanceOf(player)).toBe(90)
    await hostUntil(host, isRunning)
    await goTo(firstMsAt(150))
    const requestId = newRequest()
    const [same, own] = [await atOnce(() => cashOut(player, round, requestId)), await atOnce(() => cashOut(player, round))]
    expect(new Set(same.map(({ body: { value } }) => JSON.stringify(value))).size).toBe(1)
    expect(own.filter(isAccepted)).toHaveLength(0)
    await hostUntil(host, isCrashed)
    expect(await balanceOf(player)).toBe(Number((90 + same[0]!.body.value.payout).toFixed(4)))
    expect(await drifts()).toEqual([])
  })
})

describe('fairness', () => {
  it('PF-02 PF-06 publishes salt and terminating hash before, a point only after, and every round leads back to it', async () => {
    const player = await newPlayer()
    const round = await openRound(host, (point) => point > 150 && point < 2_000)
    const before = await table(player)
    expect(before.chain).toMatchObject({ terminatingHash: expect.stringMatching(/^[\da-f]{64}$/), salt: expect.any(String) })
    expect(before.round).toMatchObject({ phase: 'BETTING', point: null, hash: null })
    await hostUntil(host, isRunning)
    const running = await table(player)
    expect(running.round).toMatchObject({ phase: 'RUNNING', point: null, hash: null })
    const { hash, place } = await hostUntil(host, isCrashed)
    expect(JSON.stringify([before, running])).not.toContain(hash)
    expect(crashPoint(hmacSha256, hash!, before.chain.salt)).toBe(round.point)
    let link = hash!
    for (let step = 0; step < place; step++) link = commitmentOf(link)
    expect(link).toBe(before.chain.terminatingHash)
    const { list } = (await as(player).call(crashEndpoints.rounds).expect(success)).body.value
    expect(list[0]).toMatchObject({ point: round.point, hash, terminatingHash: before.chain.terminatingHash })
  })

  it('GAM-02 shows limits, rules and returns before any bet', async () => {
    const value = await table(await given.player('crash', { balance: 0n }))
    expect(value).toMatchObject({ balance: 0, minStake: 1, maxProfit: 100_000, bonus: null, bet: null })
    expect(value.rules).toMatchObject({ bettingMs: 6_000, pauseMs: 3_000, hostFailure: 'AUTO_BY_POINT', least: 101 })
    expect(value.returnToPlayer).toBeGreaterThan(988_000)
    expect(value.returnMost).toBeLessThanOrEqual(990_000)
  })
})

describe('members', () => {
  it('ACC-09 RG-08 an excluded member opens no bet, and cashes out an open one', async () => {
    const player = await newPlayer()
    const round = await openRound(host, (point) => point > 200 && point < 100_000)
    expect(isAccepted(await bet(player, round))).toBe(true)
    await prisma().member.update({ where: { id: player.id }, data: { status: 'EXCLUDED' } })
    const other = await newPlayer()
    await prisma().member.update({ where: { id: other.id }, data: { status: 'EXCLUDED' } })
    expect((await bet(other, round)).body.errorCode).toBe('play.excluded')
    await hostUntil(host, isRunning)
    await goTo(firstMsAt(130))
    expect((await cashOut(player, round)).body.value).toMatchObject({ state: 'WON' })
    await hostUntil(host, isCrashed)
  })

  it.each([
    { why: 'more than the balance', changes: { stake: 100.01 }, code: 'account.balance.not.enough' },
    { why: 'under the least stake', changes: { stake: 0.5 }, code: 'bet.amount.limit' },
    { why: 'a cash-out at 1.00', changes: { autoCashOut: 100 }, code: 'request.param.err' },
    { why: 'a round that is not there', changes: { round: '999999' }, code: 'no.data' },
  ])('refuses $why', async ({ changes, code }) => {
    const player = await newPlayer()
    const round = await openRound(host, () => true)
    expect((await bet(player, round, changes)).body.errorCode).toBe(code)
    expect(await balanceOf(player)).toBe(100)
  })

  it('trial money plays the same round, and only its own table sees it', async () => {
    const [trial, real] = [await given.player('crash', { type: 4, balance: amount(100) }), await newPlayer()]
    const round = await openRound(host, (point) => point > 200 && point < 100_000)
    expect(isAccepted(await bet(trial, round, { autoCashOut: 150 }))).toBe(true)
    expect((await table(trial)).seats).toHaveLength(1)
    expect((await table(real)).seats).toHaveLength(0)
    await hostUntil(host, isCrashed)
    expect((await table(trial)).bet).toMatchObject({ state: 'WON', payout: 15 })
    expect(await container().ledger.balanceOf(trial.id, 'PHP.TRIAL')).toBe(amount(105))
  })
})
