import { afterAll, describe, expect, it } from 'vitest'
import type { Value } from '#contract/endpoint.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import { slotPar } from '#contract/play/slots/par.ts'
import type { ParSheet } from '#contract/play/slots/par-sheet.ts'
import * as slotEndpoints from '#contract/play/slots/slots.ts'
import { sheetHash } from '#server/games/slots/sheet-hash.ts'
import { classic } from '#server/games/slots/worked.samples.ts'
import { CALLS_PER_MINUTE, createRateLimit } from '#server/http/rate-limit.ts'
import { amount, unique } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'
import { ALWAYS_FREE, inPlay, shareKey, startProvider, type StartedProvider, wayTo } from '#tests/support/slot-provider.ts'

const { as, given, container, clock, url } = startApi()
const DAY_MS = 86_400_000
const closing: (() => void)[] = []
afterAll(() => closing.forEach((close) => close()))

/** As JSON carries it: amounts are numbers. */
type Round = Omit<Value<typeof slotEndpoints.spin>['round'], 'stake' | 'won'> & { stake: number; won: number }
interface Spun {
  round: Round
  balance: number
}
const STAKE = 1

/** A studio with one slot, its provider, and the way between them and the platform. */
async function newStudio(sheet: ParSheet = classic) {
  const vendor = await given.vendor({ isRunning: true })
  const game = await given.game({ vendor, isRunning: true, hasFreePlay: true, category: 'RNG' })
  const named = { vendorCode: vendor.code, gameCode: game.gameCode, gameName: game.name }
  const sheets = [inPlay(named, sheet)]
  const way = await wayTo(url())
  const start = async (rateLimit?: Parameters<typeof startProvider>[3]) => {
    const started = await startProvider(container(), way.url, sheets, rateLimit)
    closing.push(started.close)
    return started
  }
  const started = await start()
  await shareKey(container(), started.provider, vendor.code)
  closing.push(way.close)
  return { game, way, started, start }
}
type Studio = Awaited<ReturnType<typeof newStudio>>

async function launchOf({ game }: Studio, member: { token: string; merchantCode: string }, mode: object = {}) {
  const answer = await as(member)
    .call(launchEndpoints.launch, { launchMode: 'GLS', nodeId: game.nodeId, ...mode })
    .expect(success)
  return new URL((answer.body as { value: { gameUrl: string } }).value.gameUrl).searchParams.get('launch')!
}

interface Playing {
  balance?: number
  mode?: object
  merchant?: Awaited<ReturnType<typeof given.merchant>>
}
/** In a session of its own. */
async function opening(studio: Studio, member: { token: string; merchantCode: string }, mode: object = {}) {
  const launchToken = await launchOf(studio, member, mode)
  const { body } = await studio.started
    .call(slotEndpoints.open, undefined, { launchToken, gameCode: studio.game.gameCode })
    .expect(success)
  const opened = (body as { value: { token: string; balance: number } }).value
  const spin = (requestId: string = unique('spin'), at: StartedProvider = studio.started, stake = STAKE) =>
    at.call(slotEndpoints.spin, opened.token, { requestId, stake })
  return { opened, spin }
}
async function playing(studio: Studio, { balance = 100, mode = {}, merchant }: Playing = {}) {
  const member = await given.member({ balance: amount(balance), ...(merchant && { merchant }) })
  return { member, ...(await opening(studio, member, mode)) }
}
const spunOf = ({ body }: { body: unknown }) => (body as { value: Spun }).value
const balanceOf = async ({ id }: { id: number }) =>
  Number(await container().ledger.balanceOf(id, 'PHP', undefined, 'MEMBER_MAIN')) / 10_000
const roundsOf = (memberId: number) => container().database.prisma.gameRound.findMany({ where: { memberId } })

async function expectSound() {
  const { drifts } = await container().ledger.reconcile()
  expect(drifts).toEqual([])
}

describe('a slot', () => {
  it('opens by the token of a launch, with all a player may know before a bet (GAM-02)', async () => {
    const studio = await newStudio()
    const { opened } = await playing(studio)

    expect(opened).toMatchObject({
      gameName: studio.game.name,
      mode: 'REAL',
      rules: { hasAutoPlay: true, leastSpinMs: 0 },
      currency: 'PHP',
      balance: 100,
      round: null,
      limits: { least: 0.1, stakes: expect.arrayContaining([0.1, 1, 100]) },
      sheet: { id: 'classic-5', lines: ['111', '000', '222', '012', '210'], pays: { W: { 3: 364 } }, returnToPlayer: 0.955 },
    })
    // Neither strips nor weights.
    expect(JSON.stringify(opened)).not.toContain('LC--LW')
  })

  it('RG-12 a strict merchant has no autoplay, and 2.5 s from the start of a spin to the next', async () => {
    const merchant = await given.merchant({ settings: { profile: 'strict' } })
    const { member, opened, spin } = await playing(await newStudio(), { merchant })
    expect(opened).toMatchObject({ rules: { hasAutoPlay: false, leastSpinMs: 2_500 } })
    await spin().expect(success)
    clock.shift(1_000)
    expect((await spin()).body).toMatchObject({ success: false, errorCode: 'play.too.fast' })
    expect(await roundsOf(member.id)).toHaveLength(1)

    clock.shift(1_500)

    await spin().expect(success)
    expect(await roundsOf(member.id)).toHaveLength(2)
  })

  it('takes the stake and pays the win of each spin', async () => {
    const { member, spin } = await playing(await newStudio())
    let expected = 100

    for (let nth = 0; nth < 15; nth++) {
      const { round, balance } = spunOf(await spin().expect(success))
      expected = Math.round((expected - STAKE + round.won) * 10_000) / 10_000
      expect(round).toMatchObject({ state: 'CLOSED', stake: STAKE, freeGames: [], freeGamesLeft: 0, endedBy: 'PLAYER' })
      expect(balance).toBe(expected)
    }

    expect(await balanceOf(member)).toBe(expected)
    const rows = await roundsOf(member.id)
    expect(rows).toHaveLength(15)
    await expectSound()
  })

  it('answers a repeated spin with the same round, and takes its stake once', async () => {
    const { member, spin } = await playing(await newStudio())
    const requestId = unique('spin')

    const answers = await Promise.all([spin(requestId), spin(requestId), spin(requestId)])
    const again = spunOf(await spin(requestId).expect(success))

    for (const answer of answers.filter(({ status }) => status === 200)) expect(spunOf(answer).round).toEqual(again.round)
    expect(await roundsOf(member.id)).toHaveLength(1)
    expect(await balanceOf(member)).toBeCloseTo(100 - STAKE + again.round.won, 4)
  })

  it('plays one round at a time (GAM-01): of spins at once, none is lost, doubled or half paid', async () => {
    const studio = await newStudio()
    const { member, spin } = await playing(studio)
    const ids = Array.from({ length: 6 }, () => unique('spin'))

    await Promise.all(ids.map((id) => spin(id)))
    const rounds: Round[] = []
    for (const id of ids) rounds.push(spunOf(await spin(id).expect(success)).round)

    const ended = new Map(rounds.map((round) => [round.id, round]))
    const won = [...ended.values()].reduce((sum, round) => sum + round.won - round.stake, 100)
    expect(await roundsOf(member.id)).toHaveLength(ended.size)
    expect(await balanceOf(member)).toBeCloseTo(won, 4)
    await expectSound()
  })

  it('refuses a stake the player does not have, and starts no round', async () => {
    const { member, spin } = await playing(await newStudio(), { balance: 0.5 })
    const requestId = unique('spin')

    for (const answer of [await spin(requestId), await spin(requestId)])
      expect(answer.body).toMatchObject({ success: false, errorCode: 'account.balance.not.enough' })

    expect(await balanceOf(member)).toBe(0.5)
    expect(await roundsOf(member.id)).toEqual([])
  })

  it('whose session has ended takes no stake; the same spin may be asked for in another session', async () => {
    const studio = await newStudio()
    const { member, spin } = await playing(studio)
    const requestId = unique('spin')
    await container().sessions.endAll(member.id)
    for (const answer of [await spin(requestId), await spin(requestId)])
      expect(answer.body).toMatchObject({ errorCode: 'user.token.expired' })

    const { token, merchantCode } = await given.session(member)
    const again = await opening(studio, { token, merchantCode })
    const { round } = spunOf(await again.spin(requestId).expect(success))

    expect(await roundsOf(member.id)).toHaveLength(1)
    expect(await balanceOf(member)).toBeCloseTo(100 - STAKE + round.won, 4)
  })

  it.each([0.07, 3, 5_000])('refuses a stake of %d that is not offered', async (stake) => {
    const studio = await newStudio()
    const { member, spin } = await playing(studio, { balance: 10_000 })
    const answer = await spin(unique('spin'), studio.started, stake)
    expect(answer.body).toMatchObject({ errorCode: 'bet.amount.limit' })
    expect(await balanceOf(member)).toBe(10_000)
  })

  it('is played for practice by the same sheet, with play credit alone', async () => {
    const { member, opened, spin } = await playing(await newStudio(), { mode: { accountType: '0' } })
    expect(opened).toMatchObject({ mode: 'TRIAL', sheet: { id: 'classic-5' } })
    expect(spunOf(await spin().expect(success)).round.state).toBe('CLOSED')
    expect(await balanceOf(member)).toBe(100)
  })

  it('lists the player’s own rounds, newest first (GAM-07)', async () => {
    const studio = await newStudio()
    const [player, stranger] = [await playing(studio), await playing(studio)]
    await stranger.spin().expect(success)
    const first = spunOf(await player.spin().expect(success)).round
    const second = spunOf(await player.spin().expect(success)).round

    const { body } = await studio.started.call(slotEndpoints.slotHistory, player.opened.token).expect(success)

    expect((body as { value: { content: Round[] } }).value).toMatchObject({ content: [second, first], pageNum: 1, totalPages: 1 })
  })

  it('is not opened by the token of another game’s launch, by a used one, or without one', async () => {
    const [studio, other] = [await newStudio(), await newStudio()]
    const member = await given.member()
    const launchToken = await launchOf(studio, member)
    const openAt = ({ started }: Studio, gameCode: string) =>
      started.call(slotEndpoints.open, undefined, { launchToken, gameCode })

    expect((await openAt(other, other.game.gameCode)).body).toMatchObject({ errorCode: 'user.or.token.invalid' })
    expect((await openAt(studio, 'no-such-game')).body).toMatchObject({ errorCode: 'no.data' })
    await openAt(studio, studio.game.gameCode).expect(success)
    expect((await openAt(studio, studio.game.gameCode)).body).toMatchObject({ errorCode: 'user.or.token.invalid' })
    expect((await studio.started.call(slotEndpoints.slotState, undefined)).body).toMatchObject({ errorCode: 'login.not.session' })
    expect((await studio.started.call(slotEndpoints.slotState, 'x')).body).toMatchObject({ errorCode: 'user.or.token.invalid' })
  })
})

describe('a par sheet', () => {
  it('SLT-10: is given to anyone, with what decides each result and the exact figures', async () => {
    const { game, started } = await newStudio()

    const { body } = await started.call(slotPar, undefined, { gameCode: game.gameCode }).expect(success)

    expect((body as { value: object }).value).toEqual({
      gameCode: game.gameCode,
      gameName: game.name,
      sheet: classic,
      hash: sheetHash(classic),
      stakeStep: 5,
      figures: {
        rtp: { value: 0.955, exact: '191/200' },
        base: { value: 0.955, exact: '191/200' },
        scatter: { value: 0, exact: '0/1' },
        feature: { value: 0, exact: '0/1' },
        hit: { value: 0.205375, exact: '1643/8000' },
        trigger: { value: 0, exact: '0/1' },
        retrigger: { value: 0, exact: '0/1' },
        sd: expect.closeTo(4.8669, 4) as number,
        volatility: 'medium',
        maxScreen: 72.8,
        maxScreenChance: { value: 1 / 1_600, exact: '1/1600' },
      },
    })
  })

  it('is refused for a game that is none of ours, and without a game', async () => {
    const { started } = await newStudio()
    const unknown = await started.call(slotPar, undefined, { gameCode: 'no-such-game' })
    expect(unknown.body).toMatchObject({ success: false, errorCode: 'no.data' })
    expect((await started.call(slotPar, undefined)).body).toMatchObject({ errorCode: 'request.param.err' })
  })

  it('is limited per network like other reading, also where the answer is shared', async () => {
    const { game, start } = await newStudio()
    const { call } = await start(
      createRateLimit({ server: undefined, isEnabled: true, callsPerMinute: { ...CALLS_PER_MINUTE, read: 2 } }),
    )
    const ask = () => call(slotPar, undefined, { gameCode: game.gameCode })

    const answers = [await ask(), await ask(), await ask()]

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(Number(answers[2]!.headers['retry-after'])).toBeGreaterThan(0)
    expect(answers[1]!.body).toEqual(answers[0]!.body)
  })
})

/** What a page is told that opens the game again. */
async function openedAgain(studio: Studio, member: { token: string; merchantCode: string }, at = studio.started) {
  const launchToken = await launchOf(studio, member)
  const { body } = await at.call(slotEndpoints.open, undefined, { launchToken, gameCode: studio.game.gameCode }).expect(success)
  return (body as { value: { token: string; round: Round | null } }).value
}

describe('free games', () => {
  const finish = async (spin: Awaited<ReturnType<typeof playing>>['spin'], at?: StartedProvider) => {
    const answers: Spun[] = []
    do answers.push(spunOf(await spin(unique('spin'), at).expect(success)))
    while (answers.at(-1)!.round.state === 'FREE_GAMES')
    return answers
  }

  it('are shown one by one and paid together with the last', async () => {
    const { member, spin } = await playing(await newStudio(ALWAYS_FREE))

    const answers = await finish(spin)

    const { round, balance } = answers.at(-1)!
    expect(answers.map(({ round: { freeGames } }) => freeGames.length)).toEqual([...answers.keys()])
    expect(answers.map(({ round: { freeGamesLeft } }) => freeGamesLeft)).toEqual([...answers.keys()].reverse())
    expect(answers.slice(0, -1).every((answer) => answer.balance === 100 - STAKE + answers[0]!.round.won)).toBe(true)
    expect(balance).toBe(100 - STAKE + round.won)
    expect(await balanceOf(member)).toBe(balance)
    expect(await roundsOf(member.id)).toHaveLength(1)
    await expectSound()
  })

  it('SLT-03 go on after a kill, in another session, with the same result', async () => {
    const studio = await newStudio(ALWAYS_FREE)
    const { member, spin } = await playing(studio)
    const before = [spunOf(await spin().expect(success)), spunOf(await spin().expect(success))]
    studio.started.close()

    const restarted = await studio.start()
    const opened = await openedAgain(studio, member, restarted)
    expect(opened.round).toEqual(before[1]!.round)

    let last = before[1]!
    while (last.round.state === 'FREE_GAMES')
      last = spunOf(
        await restarted.call(slotEndpoints.spin, opened.token, { requestId: unique('spin'), stake: STAKE }).expect(success),
      )
    expect(last.round.base).toEqual(before[0]!.round.base)
    expect(last.round.freeGames.slice(0, 1)).toEqual(before[1]!.round.freeGames)
    expect(await balanceOf(member)).toBe(100 - STAKE + last.round.won)
    await expectSound()
  })

  it('WAL-05 are paid after the player has logged out, and no new stake is taken', async () => {
    const studio = await newStudio(ALWAYS_FREE)
    const { member, spin } = await playing(studio)
    await spin().expect(success)
    await container().sessions.endAll(member.id)

    const answers = await finish(spin)

    expect(await balanceOf(member)).toBe(100 - STAKE + answers.at(-1)!.round.won)
    expect((await spin()).body).toMatchObject({ errorCode: 'user.token.expired' })
    expect(await balanceOf(member)).toBe(100 - STAKE + answers.at(-1)!.round.won)
  })

  it('WAL-05 are paid after the game is switched off, and no new stake is taken', async () => {
    const studio = await newStudio(ALWAYS_FREE)
    const { member, spin } = await playing(studio)
    await spin().expect(success)
    const off = { merchantId: member.merchantId, gameId: studio.game.id, offAt: clock.now() }
    await container().database.prisma.merchantGameOff.create({ data: off })

    const { round } = (await finish(spin)).at(-1)!

    expect(round).toMatchObject({ state: 'CLOSED', endedBy: 'PLAYER' })
    expect(await balanceOf(member)).toBe(100 - STAKE + round.won)
    expect((await spin()).body).toMatchObject({ errorCode: 'vendor_under_maintenance' })
    expect(await balanceOf(member)).toBe(100 - STAKE + round.won)
    await expectSound()
  })

  it('that are left for a day are played to their end and paid (GAM-06)', async () => {
    const studio = await newStudio(ALWAYS_FREE)
    const { member, spin } = await playing(studio)
    const { round } = spunOf(await spin().expect(success))
    expect(round).toMatchObject({ endedAt: null, endedBy: null })

    clock.shift(DAY_MS + 60_000)
    await studio.started.provider.work()

    const [row] = await container().database.prisma.vendorRound.findMany({ where: { key: round.id } })
    expect(row).toMatchObject({ state: 'CLOSED' })
    expect(await balanceOf(member)).toBe(100 - STAKE + Number(row!.won) / 10_000)
    expect(Number(row!.won) / 10_000).toBeGreaterThan(round.won)
    const reopened = await openedAgain(studio, { ...member, ...(await given.session(member)) })
    expect(reopened.round).toMatchObject({ id: round.id, state: 'CLOSED', won: Number(row!.won) / 10_000, endedBy: 'TIME' })
    expect(reopened.round!.endedAt).toBeGreaterThan(round.at + DAY_MS)
    clock.reset()
  })
})

describe('while the platform is away', () => {
  it('a spin waits, and is resolved once it is back: also where only its answer was lost (WAL-02, WAL-10)', async () => {
    for (const how of ['CLOSED', 'ANSWERS_LOST'] as const) {
      const studio = await newStudio()
      const { member, spin } = await playing(studio)
      const requestId = unique('spin')

      studio.way.set(how)
      const away = await spin(requestId)
      expect({ how, status: away.status, body: away.body }).toMatchObject({
        how,
        status: 503,
        body: { errorCode: 'system.not.available' },
      })
      // A second spin starts nothing: the first is not over.
      expect((await spin()).status).toBe(503)
      studio.way.set('OPEN')
      clock.shift(5_000)
      await studio.started.provider.work()

      const { round, balance } = spunOf(await spin(requestId).expect(success))
      expect(round).toMatchObject({ state: 'CLOSED', endedBy: 'LATER' })
      expect((await openedAgain(studio, member)).round).toEqual(round)
      expect(balance).toBeCloseTo(100 - STAKE + round.won, 4)
      expect(await balanceOf(member)).toBe(balance)
      expect(await roundsOf(member.id)).toHaveLength(1)
    }
    await expectSound()
  })

  it('one call of a studio is asked for again in each run, until one is answered', async () => {
    const studio = await newStudio()
    const spinners = [await playing(studio), await playing(studio), await playing(studio)]
    studio.way.set('CLOSED')
    for (const { spin } of spinners) expect((await spin()).status).toBe(503)
    const attempts = async () => {
      const where = { round: { player: { in: spinners.map(({ member }) => String(member.id)) } } }
      const calls = await container().database.prisma.providerCall.findMany({ where })
      return calls.map((call) => (call.answeredAt ? 'answered' : call.attempts)).toSorted()
    }
    expect(await attempts()).toEqual([1, 1, 1])

    clock.shift(5_000)
    await studio.started.provider.work()
    expect(await attempts()).toEqual([1, 1, 2])

    studio.way.set('OPEN')
    clock.shift(5_000)
    await studio.started.provider.work()
    expect(await attempts()).toEqual(['answered', 'answered', 'answered'])
    await expectSound()
    clock.reset()
  })

  it('a killed provider asks again when it starts: nothing is taken twice, and no win is lost', async () => {
    const studio = await newStudio(ALWAYS_FREE)
    const { member, spin } = await playing(studio)
    let last = spunOf(await spin().expect(success))
    while (last.round.freeGamesLeft > 1) last = spunOf(await spin().expect(success))
    const requestId = unique('spin')
    studio.way.set('ANSWERS_LOST')
    const { round } = spunOf(await spin(requestId).expect(success))
    expect(round).toMatchObject({ state: 'PENDING', freeGamesLeft: 0 })
    studio.started.close()
    studio.way.set('OPEN')

    const restarted = await studio.start()
    await restarted.provider.start()
    await restarted.provider.stop()
    await restarted.provider.work()

    const { round: after, balance } = spunOf(await spin(requestId, restarted).expect(success))
    expect(after).toEqual({ ...round, state: 'CLOSED', endedAt: expect.any(Number), endedBy: 'LATER' })
    expect(balance).toBe(100 - STAKE + after.won)
    expect(await balanceOf(member)).toBe(balance)
    await expectSound()
  })
})
