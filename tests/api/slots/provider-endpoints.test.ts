/** Every declaration of the local provider with every kind of caller and wrong input, as endpoints.test.ts does for the platform. */
import type { Response } from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint, Method } from '#contract/endpoint.ts'
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts'
import { providerEndpoints } from '#contract/index.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import * as slotEndpoints from '#contract/play/slots/slots.ts'
import { classic } from '#server/games/slots/worked.samples.ts'
import { CALLS_PER_MINUTE, createRateLimit } from '#server/http/rate-limit.ts'
import { bodyLimitOf } from '#server/http/read-body.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { badBodies, badQueries, hostileBodies } from '#tests/support/bad-input.ts'
import { success } from '#tests/support/outcome.ts'
import { inPlay, shareKey, startProvider, type StartedProvider } from '#tests/support/slot-provider.ts'

const { as, given, container, clock, url } = startApi()
const WHO_MAY: Record<string, 'anyone' | 'player'> = {
  'slots.open': 'anyone',
  'slots.par': 'anyone',
  'slots.state': 'player',
  'slots.spin': 'player',
  'slots.history': 'player',
}
const named = Object.entries(providerEndpoints).flatMap(([feature, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
)
const ALL_METHODS: Method[] = ['GET', 'POST', 'PUT', 'DELETE']
const LEAKS = /\bat .*\.ts:\d|node_modules|prisma|SELECT |INSERT |postgresql:\/\//i
const LIMIT = 3

let started: StartedProvider
let game: Awaited<ReturnType<typeof given.game>>
/** Another process of the provider, and limits that both share. */
let counted: StartedProvider[]

beforeAll(async () => {
  const vendor = await given.vendor({ isRunning: true })
  game = await given.game({ vendor, isRunning: true, category: 'RNG' })
  const sheets = [inPlay({ vendorCode: vendor.code, gameCode: game.gameCode }, classic)]
  const callsPerMinute = { ...CALLS_PER_MINUTE, read: LIMIT }
  const rateLimit = createRateLimit({ server: undefined, isEnabled: true, callsPerMinute })
  const start = (limit?: typeof rateLimit) => startProvider(container(), url(), sheets, limit)
  started = await start()
  counted = [await start(rateLimit), await start(rateLimit)]
  await shareKey(container(), started.provider, vendor.code)
})
afterAll(() => [started, ...counted].forEach(({ close }) => close()))

async function playing(at: StartedProvider = started, member?: Awaited<ReturnType<typeof given.member>>) {
  const owner = member ?? (await given.member({ balance: amount(100) }))
  const launched = await as(owner).call(launchEndpoints.launch, { launchMode: 'GLS', nodeId: game.nodeId }).expect(success)
  const launchToken = new URL((launched.body as { value: { gameUrl: string } }).value.gameUrl).searchParams.get('launch')!
  const { body } = await at.call(slotEndpoints.open, undefined, { launchToken, gameCode: game.gameCode }).expect(success)
  return { member: owner, token: (body as { value: { token: string } }).value.token }
}

function expectRefusal({ status, body, headers }: Response, expectedStatus?: number): ErrorCode {
  expect(headers['content-type']).toContain('application/json')
  expect(body).toMatchObject({ success: false, errorCode: expect.any(String), message: expect.any(String) })
  const code = (body as { errorCode: ErrorCode }).errorCode
  expect(status).toBe(expectedStatus ?? ERROR_STATUS[code])
  expect(code).not.toBe('unknown.system.err')
  expect(JSON.stringify(body)).not.toMatch(LEAKS)
  return code
}
const rowCounts = async () => {
  const { providerRound, providerCall, providerSession } = container().database.prisma
  return [await providerRound.count(), await providerCall.count(), await providerSession.count()]
}

it('has a caller for every endpoint, and for no others', () => {
  expect(Object.keys(WHO_MAY).sort()).toEqual(named.map(({ name }) => name).sort())
})

describe.each(named)('$name', ({ name, endpoint }) => {
  it('is served, by its own method alone', async () => {
    expect((await started.call(endpoint, undefined)).status).not.toBe(404)
    for (const method of ALL_METHODS.filter((other) => other !== endpoint.method)) {
      const response = await started.call({ ...endpoint, method }, undefined)
      expect(expectRefusal(response)).toBe('http_method_not_support')
      expect(response.headers.allow).toBe(endpoint.method)
    }
  })

  it('is for players on its page alone: not without a token, nor with one of the platform', async () => {
    if (WHO_MAY[name] === 'anyone') return
    expect(expectRefusal(await started.call(endpoint, undefined))).toBe('login.not.session')
    const member = await given.member()
    const operator = await given.operatorSession(await given.operator())
    const foreign = [
      'no.such.token',
      member.token,
      (await given.player('dice')).token,
      (await given.chatPage(member)).token!,
      operator.token,
    ]
    for (const token of foreign) expect(expectRefusal(await started.call(endpoint, token))).toBe('user.or.token.invalid')
  })

  it('is closed once the session is over', async () => {
    if (WHO_MAY[name] === 'anyone') return
    const { token } = await playing()
    clock.shift(13 * 3_600_000)
    const answer = await started.call(endpoint, token)
    clock.reset()
    expect(expectRefusal(answer)).toBe('user.token.expired')
  })

  it('survives hostile input, and writes nothing', async () => {
    const { token } = await playing()
    const before = await rowCounts()
    for (const [, query] of badQueries(endpoint)) expectRefusal(await started.call(endpoint, token, query))
    if (endpoint.method === 'GET') return
    for (const [, body] of [...badBodies(endpoint), ...hostileBodies(endpoint)])
      expectRefusal(await started.call(endpoint, token, body as object))
    const json = (text: string) => started.call(endpoint, token).set('Content-Type', 'application/json').send(text)
    expect(expectRefusal(await json('{"stake": '), 400)).toBe('request.param.err')
    expect(expectRefusal(await json(`{"x":"${'x'.repeat(bodyLimitOf(endpoint))}"}`))).toBe('request_body_too_large')
    expect(await rowCounts()).toEqual(before)
  })
})

describe('too many calls', () => {
  it('are counted by player, over all sessions and processes', async () => {
    const [one, two] = counted as [StartedProvider, StartedProvider]
    const busy = await playing(one)
    const again = await playing(two, busy.member)
    const other = await playing(two)
    for (const [at, token] of [
      [one, busy.token],
      [two, again.token],
      [one, again.token],
    ] as const)
      await at.call(slotEndpoints.slotHistory, token).expect(success)

    const refused = await two.call(slotEndpoints.slotHistory, busy.token)
    expect(expectRefusal(refused)).toBe('TOO_MANY_REQUEST')
    await two.call(slotEndpoints.slotHistory, other.token).expect(success)
  })

  it('with unknown tokens are counted by address, whichever token it is', async () => {
    const [one] = counted as [StartedProvider, StartedProvider]
    const guess = (nth: number) => one.call(slotEndpoints.slotHistory, `no.such.token${nth}`)
    for (let nth = 0; nth < LIMIT; nth++) expect(expectRefusal(await guess(nth))).toBe('user.or.token.invalid')

    expect(expectRefusal(await guess(LIMIT))).toBe('TOO_MANY_REQUEST')
  })
})
