import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LIVE_PATH } from '#contract/live.ts'
import { sessionEndpoints } from '#contract/session.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { CALLS_PER_MINUTE } from '#server/http/rate-limit.ts'
import { startApi } from '#tests/support/api.ts'

const { app, as, given, container, clock } = startApi({ env: { RATE_LIMITS: 'true', TRUST_PROXY: '1' } })
const CHECK_MS = 50
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

/** A page that wants to listen: connected, or refused with a code. */
async function connect(auth: object): Promise<{ page: Socket; refusal?: string }> {
  const page = io(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
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
  it('reach every page of the member they are for, and nobody else', async () => {
    const [member, stranger] = [await given.member(), await given.member()]
    const [one, other] = [await connect({ token: member.token }), await connect({ token: member.token })]
    const { page: strangersPage } = await connect({ token: stranger.token })
    const strangerHeard: unknown[] = []
    strangersPage.onAny((...event) => strangerHeard.push(event))
    const both = Promise.all([heard(one.page, 'inbox.unread'), heard(other.page, 'inbox.unread')])

    container().live.tell(member.id, 'inbox.unread', { unreadCount: 3 })

    expect(await both).toEqual([{ unreadCount: 3 }, { unreadCount: 3 }])
    const own = heard(strangersPage, 'inbox.unread')
    container().live.tell(stranger.id, 'inbox.unread', { unreadCount: 1 })
    await own
    expect(strangerHeard).toEqual([['inbox.unread', { unreadCount: 1 }]])
  })

  it('carry nothing their contract does not name', async () => {
    const member = await given.member()
    const { page } = await connect({ token: member.token })
    const event = heard(page, 'chat.unread')
    container().live.tell(member.id, 'chat.unread', { unReadCount: 2, passwordHash: 'x' } as { unReadCount: number })
    expect(await event).toEqual({ unReadCount: 2 })
  })

  it.each([
    { name: 'no token', auth: {}, code: 'login.not.session' },
    { name: 'a token of another kind', auth: { token: 7 }, code: 'login.not.session' },
    { name: 'a token we never signed', auth: { token: 'nobody' }, code: 'user.or.token.invalid' },
  ])('refuse $name', async ({ auth, code }) => expect((await connect(auth)).refusal).toBe(code))

  it('refuse a session that is over, and a locked account', async () => {
    const gone = await given.member()
    await as(gone).call(sessionEndpoints.logout).expect(200)
    expect((await connect({ token: gone.token })).refusal).toBe('login.not.session')
    const frozen = await given.member({ status: 'LOCKED' })
    expect((await connect({ token: frozen.token })).refusal).toBe('login.not.session')
  })

  it('are counted by the address a page comes from, as the proxy names it', async () => {
    const from = (address: string) =>
      ({ headers: { 'x-forwarded-for': address }, socket: { remoteAddress: '10.0.0.1' } }) as unknown as IncomingMessage
    const { count } = container().liveGate
    for (let call = 0; call < CALLS_PER_MINUTE.read; call++) await count(from('192.0.2.77'))
    await expect(count(from('192.0.2.77'))).rejects.toThrow('TOO_MANY_REQUEST')
    await count(from('192.0.2.78'))
  })

  it('stop where the session ends: the page loses its line', async () => {
    const member = await given.member()
    const { page } = await connect({ token: member.token })
    const dropped = heard(page, 'disconnect')
    await as(member).call(sessionEndpoints.logout).expect(200)
    expect(await dropped).toBe('io server disconnect')
  })

  it('keep no session alive: listening is no sign of a player (ACC-03)', async () => {
    const member = await given.member()
    const { page } = await connect({ token: member.token })
    const dropped = heard(page, 'disconnect')
    clock.shift(IDLE_MS)
    await dropped
    expect((await as(member).call(sessionEndpoints.touch)).body.errorCode).toBe('login.not.session')
  })
})
