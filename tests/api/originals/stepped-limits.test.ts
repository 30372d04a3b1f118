/** What limits, bonuses and rules of responsible play mean for rounds in steps, and what becomes of rounds that are left open. */
import { describe, expect, it } from 'vitest'
import * as betRecordEndpoints from '#contract/play/bet-record/bet-record.ts'
import { hiLoEndpoints } from '#contract/play/originals/hilo.ts'
import { minesEndpoints } from '#contract/play/originals/mines.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'
import { newRequest, type Player, type Round, stepScene } from './scene.ts'

const api = startApi()
const { as, given, container, clock } = api
const { play, step, refused, openMines, openHiLo, reveal, guess, cashOut, tilesOf, balanceOf, drifts, escrowOf, prisma } =
  stepScene(api)
const HOUR_MS = 3_600_000
const minesBet = (changes: object = {}) => ({ requestId: newRequest(), stake: 10, mines: 3, ...changes })
const runJob = () =>
  container()
    .jobs.find(({ name }) => name === 'originals.endLeftRounds')!
    .run({})

describe('limits', () => {
  it('ORI-10 fixes with the bet how many tiles can be paid, ends there, and cuts no win', async () => {
    const merchant = await given.merchant({ settings: { dice: { maxProfit: '1000000' } } })
    const player = await given.player('mines', { merchant, balance: amount(1_000) })
    // Profit up to 100: 10 × 8.2500 is 72.5 more than the stake after 3 tiles of 12 mines, 10 × 18.15 would be 171.5 more.
    let round = await openMines(player, { mines: 12 })
    expect(round).toMatchObject({ mostPicks: 3, maxPayout: 110 })
    const { safe } = await tilesOf(round)
    for (const tile of safe.slice(0, 3)) round = await reveal(player, round, tile)
    expect(round).toMatchObject({ state: 'WON', endedBy: 'GAME', nextMultiplier: null })
    expect(round.payout).toBeLessThanOrEqual(110)
    // Not even one tile could be paid: 24.75 times.
    expect(await refused(minesEndpoints.bet, player, minesBet({ mines: 24 }))).toBe('bet.amount.limit')
  })

  it('ORI-10 hi-lo: a guess that would pay more than the limits is not offered, another is', async () => {
    const merchant = await given.merchant({ settings: { dice: { maxProfit: '1000000' } } })
    const player = await given.player('hilo', { merchant, balance: amount(1_000) })
    const round = await openHiLo(player, { startCard: 'KS', stake: 20 })
    expect(round).toMatchObject({ higher: null, lower: { winners: 12 } })
    expect(await refused(hiLoEndpoints.guess, player, step(round, { guess: 'higher' }))).toBe('bet.amount.limit')
    // The likelier guess about a middle card would win 0.8386 × 200.
    const other = await given.player('hilo', { merchant, balance: amount(1_000) })
    expect(await refused(hiLoEndpoints.bet, other, { requestId: newRequest(), stake: 200, startCard: '7D' })).toBe(
      'bet.amount.limit',
    )
  })

  it.each([
    { why: 'more than the balance', changes: { stake: 100.01 }, code: 'account.balance.not.enough' },
    { why: 'under the least stake', changes: { stake: 0.5 }, code: 'bet.amount.limit' },
    { why: 'over the highest stake', changes: { stake: 10_001 }, code: 'bet.amount.limit' },
    { why: 'no mine', changes: { mines: 0 }, code: 'request.param.err' },
    { why: 'only mines', changes: { mines: 25 }, code: 'request.param.err' },
  ])('refuses $why and opens nothing', async ({ changes, code }) => {
    const player = await given.player('mines', { balance: amount(100) })
    expect(await refused(minesEndpoints.bet, player, minesBet(changes))).toBe(code)
    expect(await prisma().gameRound.count({ where: { memberId: player.id } })).toBe(0)
    expect((await prisma().fairSeedPair.findFirst({ where: { memberId: player.id, state: 'ACTIVE' } }))?.nonce ?? 0).toBe(0)
  })
})

describe('members and tables', () => {
  const changes = {
    'an excluded member': (player: Player) => prisma().member.update({ where: { id: player.id }, data: { status: 'EXCLUDED' } }),
    'a frozen member': (player: Player) => prisma().member.update({ where: { id: player.id }, data: { status: 'FROZEN' } }),
    'a closed table': () => prisma().game.updateMany({ where: { gameCode: 'mines' }, data: { isRunning: false } }),
  }
  it.each(Object.entries(changes))('ACC-09 RG-08 %s opens no round, and finishes an open one', async (_, change) => {
    const player = await given.player('mines', { balance: amount(100) })
    const round = await openMines(player)
    const { safe } = await tilesOf(round)
    await change(player)
    const after = await reveal(player, round, safe[0]!)
    expect(await cashOut(player, after)).toMatchObject({ state: 'WON', payout: 11.25 })
    expect(['play.excluded', 'permission.denied', 'vendor_under_maintenance']).toContain(
      await refused(minesEndpoints.bet, player, minesBet()),
    )
    expect(await balanceOf(player)).toBe(101.25)
    await prisma().game.updateMany({ where: { gameCode: 'mines' }, data: { isRunning: true } })
  })

  it('RG-05 the stake of an open round counts as lost until it pays', async () => {
    const merchant = await given.merchant({ settings: { limits: { loss: { DAY: '150000' } } } })
    const player = await given.player('mines', { merchant, balance: amount(100) })
    const round = await openMines(player)
    const after = await reveal(player, round, (await tilesOf(round)).safe[0]!)
    await cashOut(player, after)
    await openMines(player, { stake: 15 })
    const { sessions } = container()
    const login = await sessions.authenticate(player.loginToken)
    if (login.kind !== 'member') throw new Error('a login session is a member session')
    const atHiLo = { ...player, token: await sessions.openGame(login, { gameCode: 'hilo', asset: 'PHP' }) }
    expect(await refused(hiLoEndpoints.bet, atHiLo, { requestId: newRequest(), stake: 5, startCard: '7D' })).toBe(
      'play.limit.loss',
    )
  })

  it('trial money has a round of its own, by the same rules', async () => {
    const player = await given.player('mines', { balance: amount(100), type: 4 })
    const round = await openMines(player)
    expect(await cashOut(player, await reveal(player, round, (await tilesOf(round)).safe[0]!))).toMatchObject({ payout: 11.25 })
    expect(await prisma().gameRound.findFirst({ where: { memberId: player.id } })).toMatchObject({ isTrial: true })
  })
})

describe('BON-02 with an open bonus', () => {
  it('mines: the first tile must pay the least odds, and the round ends within the highest', async () => {
    const player = await given.player('mines', { balance: amount(100) })
    await given.openBonus({ member: player, bonusLeft: amount(100) })
    const { bonus } = (await as(player).call(minesEndpoints.table).expect(success)).body.value
    expect(bonus).toMatchObject({ minOdds: 12_000, maxOdds: 100_000 })
    const stake = Math.min(bonus.maxStake, 5)
    // 1.1786 and 24.75 times.
    for (const mines of [4, 24])
      expect(await refused(minesEndpoints.bet, player, minesBet({ stake, mines }))).toBe('bonus.odds.range')
    expect(await refused(minesEndpoints.bet, player, minesBet({ stake: bonus.maxStake + 1, mines: 5 }))).toBe('bonus.stake.limit')
    // 8.25 times after one tile, 99 after two.
    const round = await openMines(player, { stake, mines: 22 })
    expect(round).toMatchObject({ mostPicks: 1, maxPayout: stake * 10 })
    expect(await reveal(player, round, (await tilesOf(round)).safe[0]!)).toMatchObject({ state: 'WON', endedBy: 'GAME' })
  })

  it('hi-lo: each guess must pay the least odds, all together no more than the highest', async () => {
    const player = await given.player('hilo', { balance: amount(100) })
    await given.openBonus({ member: player, bonusLeft: amount(100) })
    // An ace: 1.0725 and 12.87 times.
    const round = await openHiLo(player, { stake: 5, startCard: 'AS' })
    expect(round).toMatchObject({ higher: null, lower: null, maxPayout: 50 })
    expect(await refused(hiLoEndpoints.guess, player, step(round, { guess: 'higher' }))).toBe('bonus.odds.range')
    expect(await refused(hiLoEndpoints.guess, player, step(round, { guess: 'lower' }))).toBe('bet.amount.limit')
    expect((await play(hiLoEndpoints.skip, player, step(round))).state).toBe('OPEN')
  })
})

describe('GAM-06 a round that is left open', () => {
  const later = (hours: number) => clock.shift(hours * HOUR_MS)

  it('ORI-11 ends after a day by the rule of its table: what was won is paid, where nothing was the stake is returned', async () => {
    const [winner, idler, dealt] = [
      await given.player('mines', { balance: amount(100) }),
      await given.player('mines', { balance: amount(100) }),
      await given.player('hilo', { balance: amount(100) }),
    ]
    const won = await openMines(winner)
    await reveal(winner, won, (await tilesOf(won)).safe[0]!)
    const idle = await openMines(idler)
    let cards = await openHiLo(dealt)
    while (cards.multiplier === null) cards = await guess(dealt, cards)

    later(23.9)
    await runJob()
    expect(await balanceOf(winner)).toBe(90)
    later(0.2)
    await Promise.all([runJob(), runJob()])

    expect(await balanceOf(winner)).toBe(101.25)
    expect(await balanceOf(idler)).toBe(100)
    expect(await balanceOf(dealt)).toBeCloseTo(90 + cards.cashOut!, 4)
    for (const round of [won, idle, cards]) expect(await escrowOf(round)).toBe(0n)
    const rounds = await prisma().gameRound.findMany({
      orderBy: { id: 'asc' },
      where: { id: { in: [won, idle].map(({ roundId }) => BigInt(roundId)) } },
    })
    expect(rounds.map(({ detail }) => detail)).toEqual([
      expect.objectContaining({ state: 'WON', endedBy: 'TIME' }),
      expect.objectContaining({ state: 'RETURNED', endedBy: 'TIME' }),
    ])
    expect(await drifts()).toEqual([])
  })

  it('has ended for a step that comes later, even before the job', async () => {
    const player = await given.player('mines', { balance: amount(100) })
    const round = await openMines(player)
    const { safe } = await tilesOf(round)
    const after = await reveal(player, round, safe[0]!)
    later(24)
    const fresh = { ...player, ...(await given.session(player)) }
    const { sessions } = container()
    const login = await sessions.authenticate(fresh.token!)
    if (login.kind !== 'member') throw new Error('a login session is a member session')
    const back = { ...player, token: await sessions.openGame(login, { gameCode: 'mines', asset: 'PHP' }) }
    expect(await refused(minesEndpoints.reveal, back, step(after, { tile: safe[1] }))).toBe('game.round.over')
    expect(await balanceOf(player)).toBe(101.25)
  })
})

it('GAM-08 settled rounds are in the bet record, open ones and returned stakes are no bets', async () => {
  const player = await given.player('mines', { balance: amount(100) })
  const round = await openMines(player)
  const { safe } = await tilesOf(round)
  const ended: Round = await cashOut(player, await reveal(player, round, safe[0]!))
  await openMines(player)
  const member = { token: player.loginToken, merchantCode: player.merchantCode }
  const { value } = (await as(member).call(betRecordEndpoints.list, {}).expect(success)).body
  expect(value.list).toHaveLength(1)
  expect(JSON.stringify(value.list[0])).toContain(String(ended.payout))
})
