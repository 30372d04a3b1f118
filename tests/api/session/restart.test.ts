/** Without a Redis: sessions survive a restart, and two servers on one database share them (ADR 0021). */
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { type Container, createContainer } from '#server/container.ts'
import { startApi } from '#tests/support/api.ts'

const { given, container, clock } = startApi()
/** A session found valid is not checked again for a second. */
const FRESH_MS = 1_100
const META = { ip: '127.0.0.1', device: 'test' }
const started: Container[] = []

/** As in production: with its in-memory caches. */
async function startServer(): Promise<Container> {
  const databaseUrl = container().config.databaseUrl!
  const config = readConfig({ NODE_ENV: 'development', DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent', RUN_JOBS: 'false' })
  const server = await createContainer({ config, databaseUrl, clock })
  started.push(server)
  return server
}
afterAll(() => Promise.all(started.map((server) => server.close())))

const codeAt = ({ sessions }: Container, token: string) =>
  sessions.authenticate(token).then(
    () => 'alive',
    (error: { code: string }) => error.code,
  )

describe('sessions without a Redis', () => {
  it('survive a restart of the server, a member’s and an operator’s', async () => {
    const member = await given.member()
    const first = await startServer()
    const { token } = await first.sessions.open(member, META)
    const operatorToken = await first.operatorSessions.open({ operatorId: 1, merchantId: member.merchantId })
    await first.close()

    const next = await startServer()
    expect(await codeAt(next, token)).toBe('alive')
    expect(await next.operatorSessions.find(operatorToken)).toMatchObject({ operatorId: 1 })
  })

  it('are one member’s only session on all servers, if the merchant allows one', async () => {
    const member = await given.member()
    const [one, two] = [await startServer(), await startServer()]
    const earlier = await one.sessions.open(member, { ...META, isSingle: true })
    expect([await codeAt(one, earlier.token), await codeAt(two, earlier.token)]).toEqual(['alive', 'alive'])

    const later = await two.sessions.open(member, { ...META, isSingle: true })
    expect(await codeAt(two, earlier.token)).toBe('user.token.expired')
    await delay(FRESH_MS)
    expect(await codeAt(one, earlier.token)).toBe('user.token.expired')
    expect(await codeAt(one, later.token)).toBe('alive')
  })

  it('end everywhere when all of a member’s end', async () => {
    const member = await given.member()
    const [one, two] = [await startServer(), await startServer()]
    const { token } = await one.sessions.open(member, META)
    expect([await codeAt(one, token), await codeAt(two, token)]).toEqual(['alive', 'alive'])

    await two.sessions.endAll(member.id)
    expect(await codeAt(two, token)).toBe('login.not.session')
    await delay(FRESH_MS)
    expect(await codeAt(one, token)).toBe('login.not.session')
  })

  it('end after inactivity, wherever the last call was', async () => {
    const member = await given.member()
    const [one, two] = [await startServer(), await startServer()]
    const { token } = await one.sessions.open(member, META)
    clock.shift(one.config.sessionIdleMs - 1_000)
    expect(await codeAt(two, token)).toBe('alive')
    clock.shift(one.config.sessionIdleMs - 1_000)
    expect(await codeAt(one, token)).toBe('alive')
    clock.shift(one.config.sessionIdleMs + 1_000)
    expect([await codeAt(two, token), await codeAt(one, token)]).toEqual(['login.not.session', 'login.not.session'])
  })

  it('cost one query per second, however many calls there are', async () => {
    const server = await startServer()
    const { token } = await server.sessions.open(await given.member(), META)
    await server.sessions.authenticate(token)
    const { rows } = await container().database.pool.query<{ now: string }>(
      `SELECT max(xmin::text::bigint)::text AS now FROM short_lived_value`,
    )
    for (let call = 0; call < 50; call += 1) await server.sessions.authenticate(token)
    const after = await container().database.pool.query<{ now: string }>(
      `SELECT max(xmin::text::bigint)::text AS now FROM short_lived_value`,
    )
    expect(after.rows).toEqual(rows)
  })

  it('leave nothing behind when they end', async () => {
    const server = await startServer()
    await server.redis.set('over', 1, 'PX', 1)
    await server.redis.set('not over', 1, 'PX', 60_000)
    await delay(20)
    await server.jobs.find(({ name }) => name === 'short-lived.prune')!.run({})
    const { rows } = await container().database.pool.query(`SELECT key FROM short_lived_value WHERE key LIKE '%over'`)
    expect(rows).toEqual([{ key: 'not over' }])
  })
})
