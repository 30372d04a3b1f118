/** The token a vendor holds: good for its own calls, for nothing else, and no sign of the player by itself. */
import { once } from 'node:events'
import { io } from 'socket.io-client'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpointsByFeature } from '#contract/index.ts'
import { LIVE_PATH } from '#contract/live.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import type { VendorCall } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { createRandom } from '#server/testing/random.ts'
import { makeInput } from '#tests/fuzz/make-input.ts'
import { startApi } from '#tests/support/api.ts'
import { named, units, vendorScene } from './setup.ts'

const api = startApi()
const { app, as, given, container, clock } = api
const { newVendor, playing, expectSound } = vendorScene(api)
const MINUTE_MS = 60_000
const IDLE_MS = 30 * MINUTE_MS

describe('a vendor’s token on the site', () => {
  const walked = Object.entries(endpointsByFeature).flatMap(([feature, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
  )
  const asked = walked.filter(({ endpoint }) => !['visitor', 'operator'].includes(endpoint.auth))
  let token: string
  beforeAll(async () => {
    token = (await playing(await newVendor())).base.token
  })

  it.each(asked)('is refused by $name', async ({ endpoint: { method, query, body }, endpoint }) => {
    const input = makeInput(method === 'GET' ? query : body, createRandom(7), {}) as never
    const answer = await as({ token }).call(endpoint, input)
    expect(answer).toMatchObject({ status: 401, body: { errorCode: 'user.or.token.invalid' } })
  })

  it('hears no live events', async () => {
    const server = createHttpServer(app())
    container().live.listen(server, container().liveGate)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('it listens on a port')
    const options = { path: LIVE_PATH, transports: ['websocket'], reconnection: false, auth: { token } }
    const page = io(`http://127.0.0.1:${address.port}`, options)

    const refusal = await new Promise((resolve) => {
      page.on('connect', () => resolve(undefined))
      page.on('connect_error', ({ message }) => resolve(message))
    })

    expect(refusal).toBe('user.or.token.invalid')
    page.disconnect()
    server.close()
  })
})

describe('a vendor’s token in the wallet API', () => {
  it('is refused in the calls of another vendor, also where both have a game of the same code', async () => {
    const [one, other] = [await newVendor(), await newVendor()]
    const twin = await given.game({ vendor: other.vendor, gameCode: one.game.gameCode, isRunning: true, category: 'RNG' })
    expect(twin.gameCode).toBe(one.game.gameCode)
    const seat = await playing(one)
    const foreign = <Call extends VendorCall>(call: Call, input: object) =>
      other.client.call(call, { requestId: named('request'), ...seat.base, ...input } as never)

    const inRound = { round: named('round'), transaction: named('t') }
    for (const answer of [
      await foreign('balance', {}),
      await foreign('debit', { ...inRound, amount: 10_000 }),
      await foreign('credit', { ...inRound, amount: 10_000, reason: 'JACKPOT' }),
      await foreign('rollback', inRound),
    ]) {
      expect(answer).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' })
      expect(answer.balance).toBeUndefined()
    }
    expect(units(await seat.ask('balance', {}))).toBe(100)
    await expectSound()
  })

  it('from before tokens named their vendor ends its rounds, and does nothing else', async () => {
    const of = await newVendor()
    const { member, base, debit, ask } = await playing(of)
    const [round, taken, transaction] = [named('round'), named('round'), named('bet')]
    await debit(round, 10)
    await debit(taken, 20, { transaction })
    const caller = await container().sessions.authenticate(member.token)
    const old = { token: container().sessions.openGame(caller, { gameCode: of.game.gameCode, asset: 'PHP' }) }
    expect(old.token).not.toBe(base.token)

    expect((await ask('balance', old)).status).toBe('RS_ERROR_INVALID_TOKEN')
    expect((await debit(named('round'), 1, old)).status).toBe('RS_ERROR_INVALID_GAME')
    const free = { ...old, round: named('round'), transaction: named('win'), amount: 10_000, reason: 'JACKPOT' as const }
    expect((await ask('credit', free)).status).toBe('RS_ERROR_INVALID_GAME')
    expect(units(await ask('rollback', { ...old, round: taken, transaction }))).toBe(90)
    const won = { ...old, round, transaction: named('win'), amount: 300_000, roundClosed: true }
    expect(await ask('credit', won)).toMatchObject({ status: 'RS_OK', balance: 1_200_000 })
    await expectSound()
  })
})

describe('an idle login, ACC-03', () => {
  type Seat = Awaited<ReturnType<typeof playing>>
  const bet = { transaction: 'bet-of-the-first-minute', requestId: 'bet-of-the-first-minute' }
  const SILENT: Record<string, (seat: Seat, round: string) => Promise<unknown>> = {
    'a question for the balance': ({ ask }) => ask('balance', {}),
    'a win': ({ credit }, round) => credit(round, 1),
    'a free win': ({ credit }) => credit(named('round'), 1, { reason: 'PROMOTION' }),
    'a stake of nothing': ({ debit }, round) => debit(round, 0),
    'a stake that is refused': ({ debit }, round) => debit(round, 1_000),
    'a stake that was taken before': ({ debit }, round) => debit(round, 10, bet),
    'the same stake by another request': ({ debit }, round) => debit(round, 10, { transaction: bet.transaction }),
    'a rollback': ({ ask }, round) => ask('rollback', { round, transaction: bet.transaction }),
    'the end of a round': ({ ask }, round) => ask('closeRound', { round }),
  }
  const isIn = async (member: { token: string; merchantCode: string }) =>
    (await as(member).call(sessionEndpoints.touch)).body.success === true

  it.each(Object.keys(SILENT))('is not kept alive by %s', async (what) => {
    const seat = await playing(await newVendor())
    const round = named('round')
    expect((await seat.debit(round, 10, bet)).status).toBe('RS_OK')
    clock.shift(IDLE_MS - MINUTE_MS)
    await SILENT[what]!(seat, round)
    clock.shift(2 * MINUTE_MS)

    expect((await seat.debit(named('round'), 1)).status).toBe('RS_ERROR_TOKEN_EXPIRED')
    expect(await isIn(seat.member)).toBe(false)
  })

  it.each(['debit', 'debitCredit'] as const)('is kept alive by a stake that is taken (%s)', async (call) => {
    const seat = await playing(await newVendor())
    clock.shift(IDLE_MS - MINUTE_MS)
    const stake = call === 'debit' ? { amount: 10_000 } : { debit: 10_000, credit: 0 }
    expect((await seat.ask(call, { round: named('round'), transaction: named('bet'), ...stake })).status).toBe('RS_OK')
    clock.shift(IDLE_MS - MINUTE_MS)
    expect(await isIn(seat.member)).toBe(true)
  })
})
