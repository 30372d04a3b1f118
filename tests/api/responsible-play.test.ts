import { describe, expect, it } from 'vitest'
import { diceEndpoints } from '#contract/play/originals/dice.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import * as responsiblePlayEndpoints from '#contract/identity/responsible-play.ts'
import { BREAK_HOURS, EXCLUSION_MONTHS, REALITY_CHECK_MINUTES } from '#contract/identity/responsible-play.ts'
import * as registerEndpoints from '#contract/identity/register.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import * as walletEndpoints from '#contract/money/wallet.ts'
import { amount, DEFAULT_PASSWORD } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'
import { correctionsOn } from './bet-correction/setup.ts'

const api = startApi()
const { as, given, clock, container } = api
const { cashiers, played, correct } = correctionsOn(api)
const { acknowledge, confirmLimit, exclude, realityCheck, setLimit, setRealityCheck, state, takeBreak, withdrawLimit } =
  responsiblePlayEndpoints
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

let requests = 0
const aBet = (stake: number) => ({ requestId: `request-${++requests}`, stake, target: 4_950, direction: 'over' as const })
/** A player at the table, and the login it came from. */
async function player(options: Parameters<typeof given.player>[1] = { balance: amount(1_000) }) {
  const game = await given.player('dice', options)
  const login: TestCaller = { token: game.loginToken, merchantCode: game.merchantCode }
  return { game, login, bet: (stake: number) => as(game).call(diceEndpoints.bet, aBet(stake)) }
}
type Player = Awaited<ReturnType<typeof player>>
const password = DEFAULT_PASSWORD

const limitOf = async ({ login }: Player, kind: string, period: string) => {
  const { body } = await as(login).call(state).expect(200)
  return body.value.limits.find((limit: { kind: string; period: string }) => limit.kind === kind && limit.period === period)
}
const lossLimit = (value: number | null, period: 'DAY' | 'WEEK' | 'MONTH' = 'DAY') => ({
  kind: 'LOSS' as const,
  period,
  amount: value,
})

describe('limits', () => {
  it('RG-01 are offered per day, week and month, for gross deposits as prominently as for losses', async () => {
    const { login } = await player()
    const { body } = await as(login).call(state).expect(200)
    const kinds = body.value.limits.map(({ kind, period }: { kind: string; period: string }) => `${kind} ${period}`)
    expect(kinds).toEqual(
      ['DEPOSIT', 'LOSS', 'TIME'].flatMap((kind) => ['DAY', 'WEEK', 'MONTH'].map((period) => `${kind} ${period}`)),
    )
    expect(body.value.limits.every(({ amount: set }: { amount: unknown }) => set === null)).toBe(true)
  })

  it('RG-01 accept any amount a person types', async () => {
    const one = await player({ balance: 0n })
    await as(one.login).call(setLimit, { kind: 'DEPOSIT', period: 'WEEK', amount: 1_234.56 }).expect(200)
    expect(await limitOf(one, 'DEPOSIT', 'WEEK')).toMatchObject({ amount: 1_234.56, used: 0, remaining: 1_234.56, pending: null })
  })

  it.each([
    { given: 'nothing', body: lossLimit(0) },
    { given: 'a negative amount', body: lossLimit(-5) },
    { given: 'more than there is', body: lossLimit(999_999_999_999) },
    { given: 'half a minute', body: { kind: 'TIME' as const, period: 'DAY' as const, amount: 0.5 } },
    { given: 'more minutes than a day has', body: { kind: 'TIME' as const, period: 'DAY' as const, amount: 1_441 } },
  ])('refuse $given, and stay as they were', async ({ body }) => {
    const one = await player()
    expect(await as(one.login).call(setLimit, body)).toMatchObject({ status: 200, body: { errorCode: 'request.param.err' } })
    expect(await limitOf(one, body.kind, body.period)).toMatchObject({ amount: null })
  })

  it('RG-02 with several the lowest binds: a day of 10 and a week of 100 are 10 today', async () => {
    const one = await player()
    await as(one.login).call(setLimit, lossLimit(100, 'WEEK')).expect(200)
    await as(one.login).call(setLimit, lossLimit(10)).expect(200)
    expect(await one.bet(11)).toMatchObject({ status: 200, body: { errorCode: 'play.limit.loss' } })
    await one.bet(10).expect(200)
  })

  it('RG-02 apply the lowest to deposits too', async () => {
    const one = await player({ balance: 0n })
    await as(one.login).call(setLimit, { kind: 'DEPOSIT', period: 'WEEK', amount: 100 }).expect(200)
    await as(one.login).call(setLimit, { kind: 'DEPOSIT', period: 'DAY', amount: 10 }).expect(200)
    const merchant = await container().merchants.findById(one.game.merchantId)
    const check = (units: number) => container().responsiblePlay.checkDeposit(one.game.id, merchant!, amount(units))
    await expect(check(10)).resolves.toBeUndefined()
    await expect(check(11)).rejects.toMatchObject({ code: 'play.limit.deposit' })
  })

  it('RG-03 a lower one applies at once; a higher one after 24 hours and a confirmation', async () => {
    const one = await player()
    await as(one.login).call(setLimit, lossLimit(50)).expect(200)
    await as(one.login).call(setLimit, lossLimit(20)).expect(200)
    expect(await limitOf(one, 'LOSS', 'DAY')).toMatchObject({ amount: 20, pending: null })

    await as(one.login).call(setLimit, lossLimit(200)).expect(200)
    expect(await limitOf(one, 'LOSS', 'DAY')).toMatchObject({ amount: 20, pending: { amount: 200 } })
    expect(await one.bet(21)).toMatchObject({ body: { errorCode: 'play.limit.loss' } })

    clock.shift(24 * HOUR_MS - MINUTE_MS)
    const waiting = await given.session(one.game)
    expect(await as(waiting).call(confirmLimit, { kind: 'LOSS', period: 'DAY' })).toMatchObject({
      status: 200,
      body: { errorCode: 'limit.change.waiting', value: { confirmableAt: expect.any(Number) } },
    })
    clock.shift(MINUTE_MS)
    const { body } = await as(waiting).call(state)
    expect(body.value.limits.find(({ kind }: { kind: string }) => kind === 'LOSS').amount).toBe(20)
    await as(waiting).call(confirmLimit, { kind: 'LOSS', period: 'DAY' }).expect(200)
    expect(await limitOf({ ...one, login: waiting }, 'LOSS', 'DAY')).toMatchObject({ amount: 200, pending: null })
    clock.reset()
  })

  it('RG-03 removing one takes 24 hours as well, and can be cancelled', async () => {
    const one = await player()
    await as(one.login).call(setLimit, lossLimit(20)).expect(200)
    await as(one.login).call(setLimit, lossLimit(null)).expect(200)
    expect(await limitOf(one, 'LOSS', 'DAY')).toMatchObject({ amount: 20, pending: { amount: null } })
    await as(one.login).call(withdrawLimit, { kind: 'LOSS', period: 'DAY' }).expect(200)
    expect(await limitOf(one, 'LOSS', 'DAY')).toMatchObject({ amount: 20, pending: null })
    expect((await as(one.login).call(withdrawLimit, { kind: 'LOSS', period: 'DAY' })).body.errorCode).toBe('no.data')
    expect((await as(one.login).call(confirmLimit, { kind: 'LOSS', period: 'DAY' })).body.errorCode).toBe('no.data')
  })

  it('RG-03 a lower one cancels a pending higher one', async () => {
    const one = await player()
    await as(one.login).call(setLimit, lossLimit(20)).expect(200)
    await as(one.login).call(setLimit, lossLimit(500)).expect(200)
    await as(one.login).call(setLimit, lossLimit(15)).expect(200)
    expect(await limitOf(one, 'LOSS', 'DAY')).toMatchObject({ amount: 15, pending: null })
  })

  it('RG-04 the stricter of the merchant’s and the player’s wins', async () => {
    const merchant = await given.merchant({ settings: { limits: { loss: { DAY: '300000' } } } })
    const one = await player({ merchant, balance: amount(1_000) })
    expect(await limitOf(one, 'LOSS', 'DAY')).toMatchObject({ amount: null, operatorAmount: 30, remaining: 30 })
    expect(await one.bet(31)).toMatchObject({ body: { errorCode: 'play.limit.loss' } })
    await as(one.login).call(setLimit, lossLimit(500)).expect(200)
    expect(await one.bet(31)).toMatchObject({ body: { errorCode: 'play.limit.loss' } })
    await as(one.login).call(setLimit, lossLimit(5)).expect(200)
    expect(await one.bet(6)).toMatchObject({ body: { errorCode: 'play.limit.loss' } })
  })

  it('RG-04 a limit survives a break and its end', async () => {
    const one = await player()
    await as(one.login).call(setLimit, lossLimit(20)).expect(200)
    await as(one.login).call(takeBreak, { hours: 24, password }).expect(200)
    clock.shift(24 * HOUR_MS)
    const later = await given.session(one.game)
    expect(await limitOf({ ...one, login: later }, 'LOSS', 'DAY')).toMatchObject({ amount: 20 })
    clock.reset()
  })

  it('RG-05 a loss is stakes minus winnings', async () => {
    const one = await player()
    await given.round({ member: one.game, stake: amount(10), payout: amount(8), gameCode: 'elsewhere', at: clock.now() })
    await as(one.login).call(setLimit, lossLimit(5)).expect(200)
    expect(await limitOf(one, 'LOSS', 'DAY')).toMatchObject({ used: 2, remaining: 3 })
    expect(await one.bet(4)).toMatchObject({ body: { errorCode: 'play.limit.loss' } })
    await one.bet(3).expect(200)
  })

  it('RG-05 a voided bet is not a loss, and a resettled one counts by its last result', async () => {
    const house = await cashiers()
    const one = await player()
    const lost = (await played(10, 0, { member: one.game })).round
    const won = (await played(6, 6, { member: one.game })).round
    await as(one.login).call(setLimit, lossLimit(12)).expect(success)
    expect(await limitOf(one, 'LOSS', 'DAY')).toMatchObject({ used: 10, remaining: 2 })

    await correct(house, lost.id, { kind: 'VOID' }).then(success)
    const afterVoid = await limitOf(one, 'LOSS', 'DAY')
    await correct(house, won.id, { kind: 'RESETTLE', payout: 1 }).then(success)
    const afterBoth = await limitOf(one, 'LOSS', 'DAY')

    expect(afterVoid).toMatchObject({ used: 0, remaining: 12 })
    expect(afterBoth).toMatchObject({ used: 5, remaining: 7 })
    expect(await one.bet(8)).toMatchObject({ body: { errorCode: 'play.limit.loss' } })
    await one.bet(7).expect(success)
  })

  it('RG-05 never allow a loss above the limit, however many bets arrive at once', async () => {
    const one = await player()
    await as(one.login).call(setLimit, lossLimit(10)).expect(200)
    for (let turn = 0; turn < 6; turn++) await Promise.all(Array.from({ length: 12 }, () => one.bet(3)))
    const { staked, won } = (await as(one.login).call(state)).body.value.session
    expect(staked - won).toBeLessThanOrEqual(10)
    expect(staked).toBeGreaterThan(0)
  })

  it('of time stop play when their minutes are used', async () => {
    const one = await player()
    await as(one.login).call(setLimit, { kind: 'TIME', period: 'DAY', amount: 2 }).expect(200)
    await one.bet(1).expect(200)
    clock.shift(MINUTE_MS)
    await one.bet(1).expect(200)
    expect(await one.bet(1)).toMatchObject({ status: 200, body: { errorCode: 'play.limit.session' } })
    expect(await limitOf(one, 'TIME', 'DAY')).toMatchObject({ used: 2, remaining: 0 })
    clock.reset()
  })

  it('do not apply to trial money', async () => {
    const guest = await given.player('dice', { type: 4, balance: amount(100) })
    expect(await as({ token: guest.loginToken }).call(setLimit, lossLimit(1))).toMatchObject({
      status: 403,
      body: { errorCode: 'trial.not.allowed' },
    })
  })
})

describe('a break', () => {
  it.each(BREAK_HOURS)('RG-06 of %i hours starts at once and ends by itself', async (hours) => {
    const one = await player()
    await one.bet(1).expect(200)
    const { body } = await as(one.login).call(takeBreak, { hours, password }).expect(200)
    expect(body.value.exclusion).toMatchObject({ kind: 'BREAK', until: expect.any(Number) })
    expect(await one.bet(1)).toMatchObject({ status: 200, body: { errorCode: 'play.excluded' } })
    clock.shift(hours * HOUR_MS)
    const again = await player({ balance: amount(10) })
    await again.bet(1).expect(200)
    const later = await given.session(one.game)
    expect((await as(later).call(state)).body.value.exclusion).toBeNull()
    clock.reset()
  })

  it('RG-08 keeps pages and money accessible, and stops every game and deposit', async () => {
    const one = await player()
    await as(one.login).call(takeBreak, { hours: 24, password }).expect(200)
    await as(one.login).call(walletEndpoints.balance).expect(200)
    expect(await one.bet(1)).toMatchObject({ body: { errorCode: 'play.excluded' } })
    const merchant = await container().merchants.findById(one.game.merchantId)
    await expect(container().responsiblePlay.checkDeposit(one.game.id, merchant!, 1n)).rejects.toMatchObject({
      code: 'play.excluded',
    })
  })

  it.each([
    { given: 'hours that are not offered', body: { hours: 25, password }, code: 'request.param.err' },
    { given: 'a wrong password', body: { hours: 24, password: 'wrong-one' }, code: 'modify.pw.incorrect.pw' },
  ])('is refused with $given', async ({ body, code }) => {
    const one = await player()
    expect((await as(one.login).call(takeBreak, body)).body.errorCode).toBe(code)
    await one.bet(1).expect(200)
  })

  it('never shortens a longer one', async () => {
    const one = await player()
    await as(one.login).call(takeBreak, { hours: 720, password }).expect(200)
    const { body } = await as(one.login).call(takeBreak, { hours: 24, password }).expect(200)
    expect(body.value.exclusion.until - clock.now().getTime()).toBeGreaterThan(700 * HOUR_MS)
  })
})

describe('self-exclusion', () => {
  it.each(EXCLUSION_MONTHS)('RG-07 of %i months starts at once: every session ends, and login is refused', async (months) => {
    const one = await player({ balance: 0n })
    const { body } = await as(one.login).call(exclude, { months, password }).expect(200)
    expect(body.value.until).toBeGreaterThan(clock.now().getTime() + months * 28 * 24 * HOUR_MS)
    expect((await as(one.login).call(state)).status).toBe(401)
    expect((await one.bet(1)).status).toBe(401)
    const login = await as().call(sessionEndpoints.login, { username: one.game.username, password })
    expect(login.body).toMatchObject({ errorCode: 'login_blocked_by_self_exclusion', value: { captcha: false } })
  })

  it('RG-08 lets a member in who has money to withdraw, but not to play', async () => {
    const one = await player({ balance: amount(50) })
    await as(one.login).call(exclude, { months: 6, password }).expect(200)
    const { body } = await as().call(sessionEndpoints.login, { username: one.game.username, password }).expect(200)
    const back: TestCaller = { token: body.value.token }
    expect((await as(back).call(walletEndpoints.balance)).body.value.sumBalance).toBe(50)
    expect((await as(back).call(state)).body.value.exclusion).toMatchObject({ kind: 'EXCLUSION' })
    const { nodeId, vendor } = await given.game({})
    const launch = await as(back).call(launchEndpoints.launch, { launchMode: 'GLS', nodeId, vassalage: vendor })
    expect(launch.body.errorCode).toBe('play.excluded')
  })

  it.each([5, 7, 0])('RG-07 of %i months is not offered', async (months) => {
    const one = await player()
    expect((await as(one.login).call(exclude, { months, password })).body.errorCode).toBe('request.param.err')
    await as(one.login).call(state).expect(200)
  })

  it('RG-09 applies to every site of the operator with the same number or address, and to no one else', async () => {
    const [elsewhere, third] = [await given.merchant(), await given.merchant()]
    const number = { diallingCode: '63', mobileNumber: '9171230001' }
    const one = await player({ balance: 0n, ...number, email: 'rg09@example.com' })
    const sameNumber = await given.member({ merchant: elsewhere, ...number })
    const sameAddress = await given.member({ merchant: elsewhere, email: 'rg09@example.com' })
    const stranger = await given.member({ merchant: elsewhere })
    await as(one.login).call(exclude, { months: 6, password }).expect(200)
    for (const twin of [sameNumber, sameAddress]) {
      expect((await as(twin).call(state)).status).toBe(401)
      const login = await as({ merchantCode: elsewhere.code }).call(sessionEndpoints.login, { username: twin.username, password })
      expect(login.body.errorCode).toBe('login_blocked_by_self_exclusion')
    }
    await as(stranger).call(state).expect(200)
    const form = { username: `rg09${Date.now() % 100_000}`, password: 'demo1234', confirmPassword: 'demo1234' }
    const joining = { ...form, email: 'rg09@example.com' }
    expect((await as({ merchantCode: third.code }).call(registerEndpoints.register, joining)).body.errorCode).toBe(
      'login_blocked_by_self_exclusion',
    )
    await as({ merchantCode: third.code }).call(registerEndpoints.register, form).expect(200)
    await expect(container().exclusions.checkMayJoin(number)).rejects.toMatchObject({ code: 'login_blocked_by_self_exclusion' })
    await expect(container().exclusions.checkMayJoin({ email: 'RG09@example.com' })).rejects.toMatchObject({
      code: 'login_blocked_by_self_exclusion',
    })
    await expect(container().exclusions.checkMayJoin({ email: 'other@example.com' })).resolves.toBeUndefined()
  })

  it('RG-09 stops the launch of every vendor’s games', async () => {
    const one = await player()
    const games = await Promise.all(
      ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'LOTT'].map((category) => given.game({ category: category as 'RNG' })),
    )
    await as(one.login).call(takeBreak, { hours: 24, password }).expect(200)
    for (const { nodeId, vendor } of games) {
      const launch = await as(one.login).call(launchEndpoints.launch, { launchMode: 'GLS', nodeId, vassalage: vendor })
      expect(launch).toMatchObject({ status: 200, body: { errorCode: 'play.excluded' } })
    }
  })
})

describe('the reality check', () => {
  it.each(REALITY_CHECK_MINUTES)('RG-10 every %i minutes blocks play until it is confirmed', async (minutes) => {
    const one = await player()
    await as(one.login).call(setRealityCheck, { minutes }).expect(200)
    await one.bet(1).expect(200)
    for (let passed = 0; passed < minutes; passed += 15) {
      clock.shift(15 * MINUTE_MS)
      // Keeps the login alive.
      await as(one.login).call(state).expect(200)
    }
    expect((await as(one.login).call(realityCheck)).body.value).toMatchObject({ isDue: true, intervalMinutes: minutes })
    expect(await one.bet(1)).toMatchObject({ status: 200, body: { errorCode: 'reality.check.due' } })
    const { body } = await as(one.login).call(acknowledge).expect(200)
    expect(body.value.isDue).toBe(false)
    expect((body.value.dueAt - clock.now().getTime()) / MINUTE_MS).toBeCloseTo(minutes, 1)
    await one.bet(1).expect(200)
    clock.reset()
  })

  it('RG-10 offers intervals of an hour at most', async () => {
    const one = await player()
    expect((await as(one.login).call(setRealityCheck, { minutes: 20 })).body.errorCode).toBe('request.param.err')
    expect((await as(one.login).call(state)).body.value.realityCheckMinutes).toBe(60)
  })

  it('still returns a bet that was settled before it was due', async () => {
    const one = await player()
    const settled = aBet(5)
    const first = await as(one.game).call(diceEndpoints.bet, settled).expect(200)
    for (let quarter = 0; quarter < 4; quarter++) {
      clock.shift(15 * MINUTE_MS)
      await as(one.login).call(state)
    }
    const replay = await as(one.game).call(diceEndpoints.bet, settled).expect(200)
    expect(replay.body.value.roundId).toBe(first.body.value.roundId)
    clock.reset()
  })

  it('RG-11 shows the time since login and the result', async () => {
    const one = await player()
    clock.shift(10 * MINUTE_MS)
    await one.bet(20).expect(200)
    const { body } = await as(one.login).call(realityCheck).expect(200)
    const { staked, won, net, elapsedMs } = body.value.session
    expect(staked).toBe(20)
    expect(net).toBeCloseTo(won - staked, 4)
    expect(elapsedMs).toBeGreaterThanOrEqual(10 * MINUTE_MS)
    clock.reset()
  })
})

it('every change of limits is recorded (ACC-08)', async () => {
  const one = await player()
  await as(one.login).call(setLimit, lossLimit(20)).expect(200)
  await as(one.login).call(setLimit, lossLimit(30)).expect(200)
  await as(one.login).call(takeBreak, { hours: 24, password }).expect(200)
  const events = await container().database.prisma.securityEvent.findMany({
    where: { memberId: one.game.id },
    orderBy: { id: 'asc' },
  })
  expect(events.map(({ kind }) => kind)).toEqual(['LIMIT_SET', 'LIMIT_RAISE_ASKED', 'BREAK_TAKEN'])
})
