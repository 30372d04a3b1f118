/** Originals that settle at once: what each adds, and what holds for all of them. */
import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawsOf } from '#contract/play/fairness/byte-stream.ts'
import * as fairnessEndpoints from '#contract/play/fairness/fairness.ts'
import { DICE_SIDES, diceEndpoints, diceMultiplier } from '#contract/play/originals/dice.ts'
import { kenoEndpoints, kenoMultiplier, kenoNumbers } from '#contract/play/originals/keno.ts'
import { limboEndpoints, limboResult } from '#contract/play/originals/limbo.ts'
import { plinkoEndpoints, plinkoMultiplier, plinkoPath } from '#contract/play/originals/plinko.ts'
import type { InstantCode } from '#contract/play/originals/registry.ts'
import type { Risk } from '#contract/play/originals/multiplier.ts'
import { rouletteEndpoints, rouletteNumber } from '#contract/play/originals/roulette.ts'
import { wheelEndpoints, wheelIndex, wheelMultiplier, type WheelSegments } from '#contract/play/originals/wheel.ts'
import { bonusScene } from './bonus/scene.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { isAccepted, success } from '#tests/support/outcome.ts'

const api = startApi()
const { as, given, container } = api
const bonus = bonusScene(api)
const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()
const balanceOf = async ({ id }: { id: number }) => Number(await container().ledger.balanceOf(id, 'PHP')) / 10_000

type Draw = ReturnType<typeof drawsOf>

/** A round of any of the games; each has its own of the last six. */
interface Round {
  roundId: string
  win: boolean
  stake: number
  payout: number
  balanceBefore: number
  balanceAfter: number
  clientSeed: string
  serverSeed: string | null
  nonce: number
  target: number
  rows: number
  risk: Risk
  segments: WheelSegments
  numbers: number[]
  chips: { kind: string; amount: number }[]
}
let requests = 0
/** `within` and `beyond`: choices of the game within and beyond the odds that a bonus of 1.2× to 10× allows. */
const GAMES = {
  dice: {
    ...diceEndpoints,
    choices: { stake: 10, target: 4_950, direction: 'over' },
    other: { target: 5_050 },
    within: {},
    beyond: { target: 9_800 },
    paid: (draw: Draw, { target }: Round) => (draw(DICE_SIDES) > target ? diceMultiplier(target, 'over') / 10_000 : 0),
    foreign: [{ target: 199 }, { target: 9_801 }, { target: 50.5 }, { direction: 'on' }],
  },
  limbo: {
    ...limboEndpoints,
    choices: { stake: 10, target: 200 },
    other: { target: 300 },
    within: {},
    beyond: { target: 1_100 },
    paid: (draw: Draw, { target }: Round) => (limboResult(draw) >= target ? target / 100 : 0),
    foreign: [{ target: 100 }, { target: 1_000_001 }, { target: 150.5 }],
  },
  plinko: {
    ...plinkoEndpoints,
    choices: { stake: 10, rows: 12, risk: 'high' },
    other: { rows: 13 },
    within: { rows: 8, risk: 'low' },
    beyond: {},
    paid: (draw: Draw, { rows, risk }: Round) =>
      plinkoMultiplier(rows, risk, plinkoPath(draw, rows).filter(Boolean).length) / 10_000,
    foreign: [{ rows: 7 }, { rows: 17 }, { risk: 'none' }],
  },
  keno: {
    ...kenoEndpoints,
    choices: { stake: 10, risk: 'classic', numbers: [40, 1, 7, 22, 13] },
    other: { numbers: [40, 1, 7, 22, 14] },
    within: { numbers: [7] },
    beyond: {},
    paid(draw: Draw, { risk, numbers }: Round) {
      const drawn = kenoNumbers(draw)
      return kenoMultiplier(risk, numbers.length, numbers.filter((one) => drawn.includes(one)).length) / 10_000
    },
    foreign: [{ numbers: [] }, { numbers: [0] }, { numbers: [41] }, { numbers: Array.from({ length: 11 }, (_, one) => one + 1) }],
  },
  wheel: {
    ...wheelEndpoints,
    choices: { stake: 10, segments: 30, risk: 'medium' },
    other: { segments: 40 },
    within: {},
    beyond: { segments: 50, risk: 'high' },
    paid: (draw: Draw, { segments, risk }: Round) => wheelMultiplier(segments, risk, wheelIndex(draw, segments)) / 10_000,
    foreign: [{ segments: 11 }, { segments: 0 }, { risk: 'none' }],
  },
  roulette: {
    ...rouletteEndpoints,
    choices: {
      chips: [
        { kind: 'straight', numbers: [17], amount: 1 },
        { kind: 'red', amount: 9 },
      ],
    },
    other: { chips: [{ kind: 'red', amount: 10 }] },
    within: { chips: [{ kind: 'red', amount: 10 }] },
    beyond: { chips: [{ kind: 'straight', numbers: [17], amount: 10 }] },
    paid(draw: Draw, { chips }: Round) {
      const number = rouletteNumber(draw)
      const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]
      const hits = { straight: number === 17, red: RED.includes(number) } as Record<string, boolean>
      const pays = { straight: 36, red: 2 } as Record<string, number>
      return chips.reduce((sum, { kind, amount: put }) => sum + (hits[kind] ? put * pays[kind]! : 0), 0) / 10
    },
    foreign: [
      { chips: [] },
      { chips: [{ kind: 'straight', numbers: [37], amount: 1 }] },
      { chips: Array.from({ length: 21 }, () => ({ kind: 'red', amount: 1 })) },
    ],
  },
} satisfies Record<InstantCode, object>
type Name = keyof typeof GAMES
const NAMES = Object.keys(GAMES) as Name[]
const aBet = (name: Name, changes: object = {}) => ({ requestId: `request-${++requests}`, ...GAMES[name].choices, ...changes })
/** Also bodies that the contract does not allow. */
const send = (name: Name, player: TestCaller, body: object) => as(player).call(GAMES[name].bet, body as never)
const refused = async (name: Name, player: TestCaller, body: object) => (await send(name, player, body)).body.errorCode
const play = async (name: Name, player: TestCaller, body: object): Promise<Round> =>
  (await send(name, player, body).expect(success)).body.value
const stakeOf = (name: Name, stake: number) => (name === 'roulette' ? { chips: [{ kind: 'red', amount: stake }] } : { stake })

beforeAll(async () => {
  await container().database.prisma.game.updateMany({ where: { gameCode: { in: NAMES } }, data: { isRunning: true } })
})

describe('bets that place themselves', () => {
  const allowedAt = async (settings: Record<string, unknown>) => {
    const player = await given.player('limbo', { merchant: await given.merchant({ settings }) })
    return (await as(player).call(limboEndpoints.table).expect(success)).body.value.hasAutoBet as boolean
  }
  it('RG-12 are allowed unless the merchant forbids them, and never under the strict profile', async () => {
    expect(await allowedAt({})).toBe(true)
    expect(await allowedAt({ dice: { hasAutoBet: false } })).toBe(false)
    expect(await allowedAt({ profile: 'strict', dice: { hasAutoBet: true } })).toBe(false)
  })
})

describe.each(NAMES)('%s', (name) => {
  const { table, history, paid, other, foreign, within, beyond } = GAMES[name]

  it('GAM-02 shows limits, pay tables and returns before any money or bet', async () => {
    const player = await given.player(name, { balance: 0n })
    const { value } = (await as(player).call(table).expect(success)).body
    expect(value).toMatchObject({ balance: 0, minStake: 1, maxStake: 10_000, bonus: null })
    expect(value.returnToPlayer).toBeGreaterThan(940_000)
    expect(value.returnToPlayer).toBeLessThanOrEqual(value.returnAverage)
    expect(value.returnAverage).toBeLessThanOrEqual(value.returnMost)
    expect(value.returnMost).toBeLessThan(1_000_000)
  })

  it('PF-08 GAM-01 moves exactly stake and payout, and the revealed seed gives every payout again', async () => {
    const player = await given.player(name, { balance: amount(500) })
    let left = 500
    for (let nth = 0; nth < 8; nth++) {
      const round = await play(name, player, aBet(name))
      expect(round).toMatchObject({ stake: 10, balanceBefore: left, nonce: nth })
      left = Number((left - 10 + round.payout).toFixed(4))
      expect(round.balanceAfter).toBe(left)
      expect(round.win).toBe(round.payout > 10)
    }
    expect(await balanceOf(player)).toBe(left)

    const hidden = (await as(player).call(history).expect(success)).body.value
    expect(hidden.total).toBe(8)
    expect(hidden.list.every(({ serverSeed }: Round) => serverSeed === null)).toBe(true)
    const { revealed } = (await as(player).call(fairnessEndpoints.rotate, {}).expect(success)).body.value
    const { list } = (await as(player).call(history).expect(success)).body.value
    expect(list).toHaveLength(8)
    for (const round of list as (Round & { serverSeed: string })[]) {
      const { serverSeed, clientSeed, nonce } = round
      expect(serverSeed).toBe(revealed.serverSeed)
      expect(round.payout).toBeCloseTo(10 * paid(drawsOf(hmac, { serverSeed, clientSeed, nonce }), round), 4)
    }
  })

  it('LED-03 answers a repeated request with the same round, and refuses its id with other choices', async () => {
    const player = await given.player(name, { balance: amount(100) })
    const once = aBet(name)
    const first = await play(name, player, once)
    expect(await play(name, player, once)).toEqual(first)
    expect(await refused(name, player, { ...once, ...other })).toBe('idempotency.key.reused')
    expect(await balanceOf(player)).toBe(first.balanceAfter)
  })

  it('refuses what the game does not have, and changes nothing', async () => {
    const player = await given.player(name, { balance: amount(100) })
    for (const changes of foreign)
      expect(['request.param.err', 'bet.target.invalid']).toContain(await refused(name, player, aBet(name, changes)))
    for (const stake of [-1, 0, 0.09, 10_001])
      expect(await refused(name, player, aBet(name, stakeOf(name, stake)))).toBe('bet.amount.limit')
    for (const stake of ['ten', Number.NaN, 1.000_01])
      expect(await refused(name, player, aBet(name, stakeOf(name, stake as number)))).toBe('request.param.err')
    expect(await refused(name, player, aBet(name, stakeOf(name, 100.01)))).toBe('account.balance.not.enough')
    expect(await balanceOf(player)).toBe(100)
    expect((await as(player).call(history)).body.value.total).toBe(0)
  })

  it('BON-02 keeps the highest stake and the odds that an open bonus allows', async () => {
    const player = await given.player(name, { balance: 0n })
    const { id } = await bonus.campaign({ maxStake: amount(10) })
    await bonus.payIn(player, 1_000, id)
    const { value } = (await as(player).call(table).expect(success)).body
    expect(value.bonus).toEqual({ maxStake: 10, minOdds: 12_000, maxOdds: 100_000 })
    expect(await refused(name, player, aBet(name, beyond))).toBe('bonus.odds.range')
    expect(await refused(name, player, aBet(name, { ...within, ...stakeOf(name, 10.01) }))).toBe('bonus.stake.limit')
    expect(await balanceOf(player)).toBe(2_000)
    await play(name, player, aBet(name, within))
  })

  it('takes no session of another game', async () => {
    const player = await given.player(name === 'dice' ? 'limbo' : 'dice', { balance: amount(100) })
    expect(await send(name, player, aBet(name))).toMatchObject({ status: 403, body: { errorCode: 'permission.denied' } })
  })

  it('RG-08 ACC-09 accepts no bet of a member who is excluded, nor of a game that was switched off', async () => {
    const player = await given.player(name, { balance: amount(100) })
    const { prisma } = container().database
    await prisma.game.updateMany({ where: { gameCode: name }, data: { isRunning: false } })
    expect(await refused(name, player, aBet(name))).toBe('vendor_under_maintenance')
    await prisma.game.updateMany({ where: { gameCode: name }, data: { isRunning: true } })
    await prisma.member.update({ where: { id: player.id }, data: { status: 'EXCLUDED' } })
    expect(await refused(name, player, aBet(name))).toBe('play.excluded')
    expect(await balanceOf(player)).toBe(100)
  })
})

it('keno: a number chosen twice is no bet', async () => {
  const player = await given.player('keno', { balance: amount(100) })
  expect(await refused('keno', player, aBet('keno', { numbers: [7, 7, 8] }))).toBe('bet.target.invalid')
})

it('roulette: a chip of less than nothing pays for no other, and numbers must lie together', async () => {
  const player = await given.player('roulette', { balance: amount(100) })
  const refusedAs = (...chips: object[]) => refused('roulette', player, aBet('roulette', { chips }))
  expect(await refusedAs({ kind: 'red', amount: 50 }, { kind: 'black', amount: -49 })).toBe('bet.amount.limit')
  expect(await refusedAs({ kind: 'split', numbers: [1, 36], amount: 1 })).toBe('bet.target.invalid')
  expect(await refusedAs({ kind: 'red', numbers: [1], amount: 1 })).toBe('bet.target.invalid')
  expect(await balanceOf(player)).toBe(100)
})

it('ORI-10 limbo: a bet that could win more than the highest payout is refused before it is played', async () => {
  const player = await given.player('limbo', { balance: amount(1_000) })
  expect(await refused('limbo', player, aBet('limbo', { stake: 100, target: 1_000_000 }))).toBe('bet.amount.limit')
})

it('PF-05 LED-05 bets of all games at once take one nonce each of one pair, and no more than the balance', async () => {
  const player = await given.player('limbo', { balance: amount(200) })
  const { sessions } = container()
  const login = await sessions.authenticate(player.loginToken)
  if (login.kind !== 'member') throw new Error('a login session is a member session')
  const inGame = new Map<Name, TestCaller>()
  for (const name of NAMES)
    inGame.set(name, { ...player, token: await sessions.openGame(login, { gameCode: name, asset: 'PHP' }) })
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, nth) => {
      const name = NAMES[nth % NAMES.length]!
      return send(name, inGame.get(name)!, aBet(name))
    }),
  )
  const rounds: Round[] = answers.filter(isAccepted).map(({ body }) => body.value)
  const won = rounds.reduce((sum, { payout }) => sum + payout, 0)
  expect(rounds.length).toBeGreaterThanOrEqual(20)
  expect(rounds.map(({ nonce }) => nonce).toSorted((a, b) => a - b)).toEqual(rounds.map((_, nonce) => nonce))
  expect(rounds.every(({ balanceAfter }) => balanceAfter >= 0)).toBe(true)
  expect(await balanceOf(player)).toBeCloseTo(200 - 10 * rounds.length + won, 4)
  expect((await container().ledger.reconcile()).drifts).toEqual([])
})
