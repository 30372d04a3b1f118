import { createHmac } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Redis } from '#server/platform/redis.ts'
import { sharedRedis, shortLivedRedis } from '#tests/support/redis.ts'
import { createShiftableClock } from '#server/platform/clock.ts'
import { SESSION_MAX_AGE_MS } from './session-token.ts'
import { createSessionStore } from './session-store.ts'

const IDLE_MS = 30 * 60_000
const SECRET = 'a secret long enough for a test of tokens'
/** For writes that no call waits for, even on a busy machine. */
const WRITTEN_WITHIN_MS = 10_000
const MEMBER = { id: 7, merchantId: 3, type: 0, username: 'bob' } as const
const META = { ip: '127.0.0.1', device: 'test', isSingle: true }

const servers: [name: string, redis: Redis][] = [
  ['Postgres', await shortLivedRedis()],
  ['Redis', sharedRedis()],
]

describe.each(servers)('sessions in %s', (_name, redis) => {
  const clock = createShiftableClock()
  const store = createSessionStore({ redis, secret: SECRET, clock, idleMs: IDLE_MS, onEnd: () => {} })
  const code = (token: string) =>
    store.authenticate(token).then(
      () => 'alive',
      (error: { code: string }) => error.code,
    )

  beforeEach(async () => {
    clock.reset()
    await redis.flushdb()
  })
  afterAll(() => redis.disconnect())

  it('knows the member by the token', async () => {
    const { token, sessionId } = await store.open(MEMBER, META)
    expect(await store.authenticate(token)).toEqual({
      kind: 'member',
      memberId: 7,
      merchantId: 3,
      memberType: 0,
      isTrial: false,
      username: 'bob',
      sessionId,
      token,
    })
  })

  it('a member is online as long as one session lives', async () => {
    const two = { ...META, isSingle: false }
    const first = await store.open(MEMBER, two)
    const second = await store.open(MEMBER, two)
    expect(await store.online()).toEqual([MEMBER.id])
    await store.end({ memberId: MEMBER.id, sessionId: first.sessionId })
    expect(await store.online()).toEqual([MEMBER.id])
    clock.shift(IDLE_MS - 60_000)
    expect(await code(second.token)).toBe('alive')
    clock.shift(IDLE_MS - 60_000)
    await vi.waitFor(async () => expect(await store.online()).toEqual([MEMBER.id]), { timeout: WRITTEN_WITHIN_MS })
    await store.endFromOutside({ memberId: MEMBER.id, sessionId: second.sessionId })
    expect(await store.online()).toEqual([])
  })

  it('a member who only listens goes offline with idleness', async () => {
    const { token } = await store.open(MEMBER, META)
    clock.shift(IDLE_MS - 60_000)
    await store.look(token)
    clock.shift(61_000)
    expect(await store.online()).toEqual([])
  })

  it('asks Redis once a check', async () => {
    const { token } = await store.open(MEMBER, META)
    const asked: string[] = []
    const counting = new Proxy(redis, {
      get: (target, name: keyof Redis) => {
        const member = target[name]
        return typeof member === 'function'
          ? (...args: unknown[]) => (asked.push(String(name)), Reflect.apply(member, target, args))
          : member
      },
    })
    await createSessionStore({ redis: counting, secret: SECRET, clock, idleMs: IDLE_MS, onEnd: () => {} }).authenticate(token)
    expect(asked).toEqual(['set'])
  })

  it('ends a session after 30 idle minutes, not before (ACC-03)', async () => {
    const { token } = await store.open(MEMBER, META)
    clock.shift(IDLE_MS - 1_000)
    expect(await code(token)).toBe('alive')
    clock.shift(IDLE_MS - 1_000)
    expect(await code(token)).toBe('alive')
    clock.shift(IDLE_MS + 1_000)
    expect(await code(token)).toBe('login.not.session')
    expect(await code(token)).toBe('login.not.session')
  })

  it('keeps the key in Redis no longer than the idle time', async () => {
    const { token, sessionId } = await store.open(MEMBER, META)
    await store.authenticate(token)
    const left = await redis.pttl(`palaro:{m:7}:session:${sessionId}`)
    expect(left).toBeGreaterThan(IDLE_MS - 60_000)
    expect(left).toBeLessThanOrEqual(IDLE_MS)
  })

  it('ends the busiest session at its greatest age', async () => {
    const { token } = await store.open(MEMBER, META)
    for (let age = 0; age < SESSION_MAX_AGE_MS - IDLE_MS; age += IDLE_MS) clock.shift(IDLE_MS)
    await redis.set((await redis.keys('palaro:{m:7}:session:*'))[0]!, clock.now().getTime() + IDLE_MS)
    clock.shift(IDLE_MS + 1_000)
    expect(await code(token)).toBe('login.not.session')
  })

  it('reports to a replaced session that the account was logged in elsewhere', async () => {
    const [first, second] = [await store.open(MEMBER, META), await store.open(MEMBER, META)]
    expect(await code(first.token)).toBe('user.token.expired')
    expect(await code(second.token)).toBe('alive')
  })

  it('leaves exactly one of many logins at once', async () => {
    const opened = await Promise.all(Array.from({ length: 8 }, () => store.open(MEMBER, META)))
    const codes = await Promise.all(opened.map(({ token }) => code(token)))
    expect(codes.filter((answer) => answer === 'alive')).toHaveLength(1)
    expect(codes.filter((answer) => answer === 'user.token.expired')).toHaveLength(7)
  })

  it('keeps many sessions where the merchant allows them', async () => {
    const [first, second] = [
      await store.open(MEMBER, { ...META, isSingle: false }),
      await store.open(MEMBER, { ...META, isSingle: false }),
    ]
    expect(await Promise.all([code(first.token), code(second.token)])).toEqual(['alive', 'alive'])
  })

  it('forgets a session that was logged out, also when another begins', async () => {
    const first = await store.open(MEMBER, META)
    await store.end({ memberId: MEMBER.id, sessionId: first.sessionId })
    expect(await code(first.token)).toBe('login.not.session')
    await store.open(MEMBER, META)
    expect(await code(first.token)).toBe('login.not.session')
  })

  it('ends all of a member’s sessions, and no one else’s', async () => {
    const [own, other] = [await store.open(MEMBER, META), await store.open({ ...MEMBER, id: 8 }, META)]
    await store.endAll(MEMBER.id)
    expect(await code(own.token)).toBe('login.not.session')
    expect(await code(other.token)).toBe('alive')
  })

  it('lists what is alive, the newest first', async () => {
    const many = { ...META, isSingle: false }
    const idle = await store.open(MEMBER, many)
    clock.shift(IDLE_MS - 1_000)
    const first = await store.open(MEMBER, many)
    clock.shift(2_000)
    const second = await store.open(MEMBER, { ...many, device: 'other', country: 'PH' })
    expect(await store.list(MEMBER.id)).toEqual([
      { sessionId: second.sessionId, ip: '127.0.0.1', device: 'other', country: 'PH', openedAt: expect.any(Number) },
      expect.objectContaining({ sessionId: first.sessionId, country: null }),
    ])
    expect((await store.list(MEMBER.id)).map(({ sessionId }) => sessionId)).not.toContain(idle.sessionId)
    expect(await store.list(99)).toEqual([])
  })

  it('ends all of a member’s sessions but one, and reports it to their holders', async () => {
    const many = { ...META, isSingle: false }
    const [kept, one, two] = [await store.open(MEMBER, many), await store.open(MEMBER, many), await store.open(MEMBER, many)]
    const other = await store.open({ ...MEMBER, id: 8 }, many)
    expect(await store.endAllBut(MEMBER.id, kept.sessionId)).toBe(2)
    expect(await Promise.all([one, two].map(({ token }) => code(token)))).toEqual(['user.token.expired', 'user.token.expired'])
    expect(await Promise.all([kept, other].map(({ token }) => code(token)))).toEqual(['alive', 'alive'])
    expect(await store.endAllBut(MEMBER.id, kept.sessionId)).toBe(0)
  })

  it('ends one from outside once, however many ask', async () => {
    const { token, sessionId } = await store.open(MEMBER, META)
    const key = { memberId: MEMBER.id, sessionId }
    const ended = await Promise.all([1, 2, 3].map(() => store.endFromOutside(key)))
    expect(ended.filter(Boolean)).toHaveLength(1)
    expect(await code(token)).toBe('user.token.expired')
    expect(await store.endFromOutside({ memberId: 8, sessionId })).toBe(false)
  })

  it('lets a game session live and die with the login', async () => {
    const { token, sessionId } = await store.open(MEMBER, META)
    const parent = await store.authenticate(token)
    const game = store.openGame(parent, { gameCode: 'dice', asset: 'PHP' })
    expect(await store.authenticate(game)).toEqual({
      kind: 'game',
      memberId: 7,
      merchantId: 3,
      memberType: 0,
      isTrial: false,
      sessionId,
      asset: 'PHP',
      gameCode: 'dice',
    })
    await store.open(MEMBER, META)
    expect(await code(game)).toBe('user.token.expired')
  })

  it.each([
    ['no token at all', () => 'nonsense'],
    ['another signature', (token: string) => `${token.slice(0, -4)}AAAA`],
    [
      'no signature',
      (token: string) => `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${token.split('.')[1]}.`,
    ],
    ['other claims', () => forge({ sid: 'x', mid: '7' })],
  ])('refuses %s', async (_, spoil) => {
    const { token } = await store.open(MEMBER, META)
    expect(await code(spoil(token))).toBe('user.or.token.invalid')
  })
})

function forge(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${unsigned}.${createHmac('sha256', SECRET).update(unsigned).digest('base64url')}`
}
