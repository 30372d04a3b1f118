import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LIVE_PATH } from '#contract/live.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import * as profileEndpoints from '#contract/identity/member/profile.ts'
import * as playerLockEndpoints from '#contract/back-office/player-profile/player-lock.ts'
import * as passwordEndpoints from '#contract/identity/password.ts'
import * as responsiblePlayEndpoints from '#contract/identity/responsible-play.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { CALLS_PER_MINUTE } from '#server/http/rate-limit.ts'
import { createLive, type Live } from '#server/platform/live.ts'
import { sharedRedis } from '#tests/support/redis.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { app, as, given, container, clock } = startApi({ env: { RATE_LIMITS: 'true', TRUST_PROXY: '1' } })
/** The test of idle sessions checks by itself; nothing else may wait for the check. */
const CHECK_MS = 3_600_000
const OFTEN_MS = 50
/** Well below a second. */
const AT_ONCE_MS = 900
const IDLE_MS = 31 * 60_000

let server: Server
const pages: Socket[] = []

beforeAll(async () => {
  server = createHttpServer(app())
  container().live.listen(server, container().liveGate, CHECK_MS)
  server.listen(0)
  await once(server, 'listening')
})
afterEach(() => pages.splice(0).forEach((page) => page.disconnect()))
afterAll(() => server.close())

const urlOf = (http: Server) => `http://127.0.0.1:${(http.address() as AddressInfo).port}`

/** Live events as another process would have them. */
async function listening(live: Live, checkMs = CHECK_MS) {
  const http = createHttpServer(app())
  live.listen(http, container().liveGate, checkMs)
  http.listen(0)
  await once(http, 'listening')
  const stop = async () => {
    await live.close()
    http.close()
  }
  return { url: urlOf(http), stop }
}

/** A page that wants to listen: connected, or refused with a code. */
async function connect(auth: object, url = urlOf(server)): Promise<{ page: Socket; refusal?: string }> {
  const page = io(url, {
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth,
  })
  pages.push(page)
  return new Promise((resolve) => {
    page.on('connect', () => resolve({ page }))
    page.on('connect_error', ({ message }) => resolve({ page, refusal: message }))
  })
}
const heard = (page: Socket, event: string) => new Promise<unknown>((resolve) => page.once(event, resolve))

describe('live events', () => {
  it('reach every page of their member, and no one else', async () => {
    const [member, stranger] = [await given.member(), await given.member()]
    const [one, other] = [await connect({ token: member.token }), await connect({ token: member.token })]
    const { page: strangersPage } = await connect({ token: stranger.token })
    const strangerHeard: unknown[] = []
    strangersPage.onAny((...event) => strangerHeard.push(event))
    const both = Promise.all([heard(one.page, 'inbox.unread'), heard(other.page, 'inbox.unread')])

    container().live.push(member.id, 'inbox.unread', { unreadCount: 3 })

    expect(await both).toEqual([{ unreadCount: 3 }, { unreadCount: 3 }])
    const own = heard(strangersPage, 'inbox.unread')
    container().live.push(stranger.id, 'inbox.unread', { unreadCount: 1 })
    await own
    expect(strangerHeard).toEqual([['inbox.unread', { unreadCount: 1 }]])
  })

  it('contain only what their contract declares', async () => {
    const member = await given.member()
    const { page } = await connect({ token: member.token })
    const event = heard(page, 'chat.unread')
    container().live.push(member.id, 'chat.unread', { unReadCount: 2, passwordHash: 'x' } as { unReadCount: number })
    expect(await event).toEqual({ unReadCount: 2 })
  })

  it.each([
    { name: 'no token', auth: {}, code: 'login.not.session' },
    { name: 'a token of another kind', auth: { token: 7 }, code: 'login.not.session' },
    { name: 'a token we never signed', auth: { token: 'nobody' }, code: 'user.or.token.invalid' },
  ])('refuse $name', async ({ auth, code }) => expect((await connect(auth)).refusal).toBe(code))

  it('refuse an expired session, and a locked account', async () => {
    const gone = await given.member()
    await as(gone).call(sessionEndpoints.logout).expect(success)
    expect((await connect({ token: gone.token })).refusal).toBe('login.not.session')
    const frozen = await given.member({ status: 'LOCKED' })
    expect((await connect({ token: frozen.token })).refusal).toBe('login.not.session')
  })

  it('are limited by the page’s address, as the proxy names it', async () => {
    const from = (address: string) =>
      ({ headers: { 'x-forwarded-for': address }, socket: { remoteAddress: '10.0.0.1' } }) as unknown as IncomingMessage
    const { count } = container().liveGate
    for (let call = 0; call < CALLS_PER_MINUTE.read; call++) await count(from('192.0.2.77'))
    await expect(count(from('192.0.2.77'))).rejects.toThrow('TOO_MANY_REQUEST')
    await count(from('192.0.2.78'))
  })

  it('keep no session alive: listening is not activity (ACC-03)', async () => {
    const member = await given.member()
    const { url, stop } = await listening(createLive({ server: undefined, logger: container().logger }), OFTEN_MS)
    const { page } = await connect({ token: member.token }, url)
    const dropped = heard(page, 'disconnect')
    clock.shift(IDLE_MS)
    await dropped
    await stop()
    expect((await as(member).call(sessionEndpoints.touch)).body.errorCode).toBe('login.not.session')
  })
})

describe('a page whose session ends is disconnected at once', () => {
  type Member = Awaited<ReturnType<typeof given.member>>
  const ways: [string, (member: Member, other: { token: string; merchantCode: string }) => Promise<unknown>][] = [
    ['by logging out', (member) => as(member).call(sessionEndpoints.logout).expect(success)],
    [
      'by another device that logs everything else out',
      (_, other) => as(other).call(sessionEndpoints.endOtherSessions).expect(success),
    ],
    [
      'by a device that is taken off the list',
      (member, other) => as(other).call(sessionEndpoints.endSession, { sessionId: member.sessionId }).expect(success),
    ],
    [
      'by a new password',
      (member, other) =>
        as(other).call(passwordEndpoints.changeUnsecure, {
          oldPassword: member.password,
          newPassword: 'another-1234',
          confirmPassword: 'another-1234',
        }),
    ],
    [
      'by a login where only one may be',
      (member) =>
        as().call(sessionEndpoints.loginUnsecure, { username: member.username, password: member.password }).expect(success),
    ],
    [
      'by an operator who locks the account',
      async (member) =>
        as(await given.operatorSession(await given.operator({ role: 'CASHIER' })))
          .call(playerLockEndpoints.lock, { memberId: member.id, reason: 'someone else plays on it' })
          .expect(success),
    ],
    [
      'by closing the account',
      (member) => as(member).call(profileEndpoints.close, { password: member.password }).expect(success),
    ],
    [
      'by self-exclusion',
      (member) => as(member).call(responsiblePlayEndpoints.exclude, { months: 6, password: member.password }).expect(success),
    ],
  ]
  async function open(url?: string) {
    const [member, stranger] = [await given.member(), await given.member()]
    const other = await given.session(member)
    const lines = [await connect({ token: member.token }, url), await connect(await given.chatPage(member), url)]
    return { member, other, lines, stranger: (await connect({ token: stranger.token }, url)).page }
  }
  const dropped = async (page: Socket) =>
    page.disconnected
      ? 'io server disconnect'
      : Promise.race([heard(page, 'disconnect'), new Promise((resolve) => setTimeout(() => resolve('still there'), AT_ONCE_MS))])

  it.each(ways)('%s; no one else is', async (_, end) => {
    const { member, other, lines, stranger } = await open()

    const answer = (await end(member, other)) as { body?: { success?: boolean } }

    expect(answer.body?.success).toBe(true)
    expect(await Promise.all(lines.map(({ page }) => dropped(page)))).toEqual(['io server disconnect', 'io server disconnect'])
    expect(stranger.connected).toBe(true)
  })

  it('keeps the connection of the session that stays', async () => {
    const { member, other } = await open()
    const { page } = await connect({ token: other.token })

    await as(other).call(sessionEndpoints.endOtherSessions).expect(success)

    expect(await dropped(page)).toBe('still there')
    expect(member.token).not.toBe(other.token)
  })

  // The stand-in in this process carries nothing between two.
  it.skipIf(!process.env.TEST_REDIS_URL)('in another process too', async () => {
    // Two that share the Redis, as two processes do.
    const redis = sharedRedis()
    const [ours, theirs] = [1, 2].map(() => createLive({ server: redis, logger: container().logger }))
    const { url, stop } = await listening(theirs!)
    const { member, lines, stranger } = await open(url)

    ours!.closeSessions([member.sessionId])

    expect(await Promise.all(lines.map(({ page }) => dropped(page)))).toEqual(['io server disconnect', 'io server disconnect'])
    expect(stranger.connected).toBe(true)
    await Promise.all([stop(), ours!.close()])
  })

  it('also if it ended while the page connected', async () => {
    const member = await given.member()
    const live = createLive({ server: undefined, logger: container().logger })
    const http = createHttpServer(app())
    let looks = 0
    const { look, count } = container().liveGate
    const lookAndEnd = async (token: string) => {
      const caller = await look(token)
      if ((looks += 1) === 1) await container().sessions.endAll(member.id)
      return caller
    }
    live.listen(http, { count, look: lookAndEnd }, CHECK_MS)
    http.listen(0)
    await once(http, 'listening')

    const { page } = await connect({ token: member.token }, urlOf(http))

    expect(page.disconnected || (await dropped(page))).not.toBe('still there')
    await live.close()
    http.close()
  })
})
