/** CRS-01: hosts that stop in each phase, and the one that takes over. Processes share nothing but the database. */
import { describe, expect, it } from 'vitest'
import { firstMsAt } from '#contract/play/crash/crash-curve.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { isAccepted } from '#tests/support/outcome.ts'
import { crashScene } from './scene.ts'

const api = startApi()
const { given, clock } = api
const { bet, cashOut, table, hostAs, hostUntil, openRound, latest, lapse, balanceOf, drifts, escrow } = crashScene(api)
const newPlayer = () => given.player('crash', { balance: amount(100) })
const isSettled = ({ settledAt }: { settledAt: Date | null }) => settledAt !== null
const isRunning = ({ state }: { state: string }) => state === 'RUNNING'

describe('the lease', () => {
  it('has one holder: another waits until it lapses, and the first notices that it has lost it', async () => {
    const [first, second] = [hostAs('first'), hostAs('second')]
    const round = await openRound(first, () => true)
    await second.step()
    clock.shift(7_000)
    await second.step()
    expect((await latest()).state).toBe('BETTING')
    await lapse()
    await second.step()
    // The second has begun the window again; what the first does now is not written.
    expect((await latest()).closesAt.getTime()).toBeGreaterThan(round.closesAt.getTime())
    clock.shift(7_000)
    await first.step()
    expect((await latest()).state).toBe('BETTING')
    await second.leave()
  })
})

describe('CRS-01 GAM-06 a host that stops', () => {
  it('CRS-06 while bets are taken: the window begins again, and bets stay', async () => {
    const [first, second] = [hostAs('a1'), hostAs('a2')]
    await lapse()
    const player = await newPlayer()
    const round = await openRound(first, (point) => point > 150 && point < 100_000)
    expect(isAccepted(await bet(player, round, { autoCashOut: 150 }))).toBe(true)
    clock.shift(5_000)
    await lapse()
    await second.step()
    const again = await latest()
    expect(again).toMatchObject({ id: round.id, state: 'BETTING', isInterrupted: false })
    expect(again.closesAt.getTime() - clock.now().getTime()).toBeGreaterThan(5_000)
    expect(isAccepted(await bet(await newPlayer(), round))).toBe(true)
    await hostUntil(second, isSettled)
    expect(await balanceOf(player)).toBe(105)
    await second.leave()
  })

  it('CRS-06 while the round runs: automatic ones by the point, confirmed ones stand, others are returned', async () => {
    const [first, second] = [hostAs('b1'), hostAs('b2')]
    const players = await Promise.all([newPlayer(), newPlayer(), newPlayer(), newPlayer()])
    const [reached, missed, confirmed, byHand] = players
    const round = await openRound(first, (point) => point > 300 && point < 100_000)
    await bet(reached!, round, { autoCashOut: 240 })
    await bet(missed!, round, { autoCashOut: round.point + 1 })
    await bet(confirmed!, round)
    await bet(byHand!, round)
    const { startedAt } = await hostUntil(first, isRunning)
    clock.set(new Date(startedAt!.getTime() + firstMsAt(180)))
    const { value: out } = (await cashOut(confirmed!, round)).body
    expect(out.cashOut).toBeGreaterThanOrEqual(180)
    await lapse()
    await second.step()
    expect(await latest()).toMatchObject({ state: 'CRASHED', isInterrupted: true, point: round.point })
    expect((await cashOut(byHand!, round)).body.errorCode).toBe('game.round.over')
    await hostUntil(second, isSettled)
    expect(await Promise.all(players.map(balanceOf))).toEqual([114, 90, Number((90 + out.payout).toFixed(4)), 100])
    expect((await table(byHand!)).bet).toMatchObject({ state: 'RETURNED', payout: 0, stake: 10 })
    expect(await escrow()).toBe(0n)
    expect(await drifts()).toEqual([])
    await second.leave()
  })

  it('CRS-06 after the crash, before bets are settled: they are settled as if nothing had happened', async () => {
    const [first, second] = [hostAs('c1'), hostAs('c2')]
    const [winner, loser] = [await newPlayer(), await newPlayer()]
    const round = await openRound(first, (point) => point > 150 && point < 100_000)
    await bet(winner, round, { autoCashOut: 150 })
    await bet(loser, round)
    await hostUntil(first, ({ state }) => state === 'CRASHED')
    expect((await latest()).settledAt).toBeNull()
    await lapse()
    await hostUntil(second, isSettled)
    expect(await latest()).toMatchObject({ isInterrupted: false })
    expect(await Promise.all([winner, loser].map(balanceOf))).toEqual([105, 90])
    // And the next round begins.
    await hostUntil(second, ({ id, state }) => id > round.id && state === 'BETTING')
    expect(await drifts()).toEqual([])
    await second.leave()
  })

  it('two hosts that settle at once, a few bets in each transaction, pay once', async () => {
    const [first, second] = [hostAs('d1', 2), hostAs('d2', 2)]
    const players = await Promise.all(Array.from({ length: 6 }, newPlayer))
    const round = await openRound(first, (point) => point > 150 && point < 100_000)
    for (const player of players) await bet(player, round, { autoCashOut: 150 })
    await hostUntil(first, ({ state }) => state === 'CRASHED')
    clock.shift(1_500)
    await lapse()
    await Promise.all([first.step(), second.step(), first.step(), second.step()])
    await hostUntil(second, isSettled).catch(() => hostUntil(first, isSettled))
    expect(await Promise.all(players.map(balanceOf))).toEqual(players.map(() => 105))
    expect(await escrow()).toBe(0n)
    expect(await drifts()).toEqual([])
  })
})
