/**
 * What callers get while Redis or PostgreSQL is down or hangs: a timely refusal, from a process that keeps running. And what they
 * get of a bug that looks like it.
 */
import { once } from 'node:events'
import { get, type Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import request from 'supertest'
import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as sessionEndpoints from '#contract/identity/session.ts'
import * as statusEndpoints from '#contract/site/system/status.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import { createContainer } from '#server/container.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { defineJob } from '#server/jobs/job.ts'
import { runJobs } from '#server/jobs/run-jobs.ts'
import { outageOf } from '#server/platform/outage.ts'
import { COMMAND_MS, createRedisServer, openRedis, waitForRedis } from '#server/platform/redis.ts'
import { startApi } from '#tests/support/api.ts'
import { startFakeRedis } from '#tests/support/fake-redis.ts'
import { NO_CACHING } from '#tests/support/no-caching.ts'
import { startProxy } from '#tests/support/tcp-proxy.ts'

const { as, given, container } = startApi()
const IN_TIME_MS = 2_000
const CLOSED_PORT = 1

async function serveWith(env: Record<string, string>) {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: container().config.databaseUrl!,
    BCRYPT_COST: '4',
    LOG_LEVEL: 'silent',
    ...env,
  })
  const other = await createContainer({ config, databaseUrl: config.databaseUrl!, caching: NO_CACHING })
  const server: Server = createHttpServer(createApp(other)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { container: other, http: () => request(server), close: () => (server.closeAllConnections(), server.close()) }
}
type Site = Awaited<ReturnType<typeof serveWith>>

async function timed<T>(work: PromiseLike<T>): Promise<{ answer: T; ms: number }> {
  const startedAt = performance.now()
  return { answer: await work, ms: performance.now() - startedAt }
}
const logIn = ({ http }: Site, username: string, password: string, merchantCode: string) =>
  http().post(sessionEndpoints.login.path).set('Merchant', merchantCode).send({ username, password })
const refusal = {
  status: 503,
  headers: { 'retry-after': expect.any(String) },
  body: { success: false, errorCode: 'system.not.available' },
}

describe('a call that fails by a fault of our own', () => {
  async function slowTransaction(): Promise<never> {
    await container().database.prisma.$transaction(
      async (tx) => {
        await delay(100)
        await tx.merchant.count()
      },
      { timeout: 20 },
    )
    throw new Error('the transaction should have expired')
  }
  async function unreachableSite(): Promise<never> {
    const [error] = await once(get(`http://127.0.0.1:${CLOSED_PORT}`), 'error')
    throw error
  }
  it.each([
    { given: 'a transaction that outlives its time-out', fail: slowTransaction, code: 'P2028' },
    { given: 'another site that does not answer', fail: unreachableSite, code: 'ECONNREFUSED' },
  ])('is a logged 500: $given', async ({ fail, code }) => {
    const find = vi.spyOn(container().merchants, 'find').mockImplementationOnce(fail)
    const log = vi.spyOn(container().logger, 'error')

    const answer = await as().call(statusEndpoints.status)
    const lines = [...log.mock.calls]
    find.mockRestore()
    log.mockRestore()

    expect(answer).toMatchObject({ status: 500, body: { success: false, errorCode: 'unknown.system.err' } })
    expect(answer.headers).not.toHaveProperty('retry-after')
    expect(lines).toEqual([
      [
        {
          err: expect.objectContaining({ code, stack: expect.any(String) }),
          requestId: expect.any(String),
          endpoint: statusEndpoints.status.path,
        },
        'request failed',
      ],
    ])
  })
})

describe.each(['hangs', 'is gone'])('while Redis %s', (how) => {
  let fake: Awaited<ReturnType<typeof startFakeRedis>>
  let site: Site
  beforeAll(async () => {
    fake = await startFakeRedis()
    site = await serveWith({ REDIS_URL: how === 'hangs' ? fake.url : `redis://127.0.0.1:${CLOSED_PORT}` })
  })
  afterAll(async () => {
    site.close()
    await site.container.close()
    fake.close()
  })

  it('readiness says so in time, again and again', async () => {
    for (let times = 0; times < 2; times += 1) {
      const { answer, ms } = await timed(site.http().get('/health/ready'))
      expect(answer).toMatchObject({ status: 503, body: { ok: false, database: true, redis: false } })
      expect(ms).toBeLessThan(IN_TIME_MS)
    }
  })

  it('a login and a call with a token are refused with 503 and a Retry-After', async () => {
    const member = await given.member()
    const login = await timed(logIn(site, member.username, member.password, member.merchantCode))
    expect(login.answer).toMatchObject(refusal)
    const call = site.http().get('/wps/member/sessions').set('Merchant', member.merchantCode).set('Authorization', member.token)
    const list = await timed(call)
    expect(list.answer).toMatchObject(refusal)
    expect(Math.max(login.ms, list.ms)).toBeLessThan(IN_TIME_MS)
  })
})

describe('a Redis that starts to hang', () => {
  it('is detected by its first timeout: further commands fail at once, and work again after its first answer', async () => {
    const fake = await startFakeRedis()
    fake.answer()
    const { redis } = openRedis(fake.url, '')
    await redis.ping()
    fake.hang()

    const first = await timed(redis.get('a').catch(outageOf))
    const next = await timed(
      Promise.all([redis.get('b').catch(outageOf), redis.multi().set('c', 1).incr('c').exec().catch(outageOf)]),
    )
    fake.answer()

    expect(first.answer).toBe('Redis')
    expect(first.ms).toBeGreaterThanOrEqual(COMMAND_MS - 50)
    expect(next.answer).toEqual(['Redis', 'Redis'])
    expect(next.ms).toBeLessThan(COMMAND_MS / 4)
    await expect.poll(() => redis.get('d').catch(() => undefined), { timeout: IN_TIME_MS }).toBe('PONG')
    redis.disconnect()
    fake.close()
  })
})

it('a lost live event does not end the process, nor does closing', async () => {
  const uncaught = vi.fn()
  process.on('unhandledRejection', uncaught)
  const another = await serveWith({ REDIS_URL: `redis://127.0.0.1:${CLOSED_PORT}` })
  another.container.live.push(1, 'inbox.unread', { unreadCount: 1 })
  await delay(600)
  another.close()
  await another.container.close()
  await delay(100)
  process.off('unhandledRejection', uncaught)
  expect(uncaught).not.toHaveBeenCalled()
})

it('a server started without a working Redis says so and waits', async () => {
  const fake = await startFakeRedis()
  const redis = createRedisServer(fake.url)
  redis.on('error', () => {})
  const said: string[] = []
  let isOver = false
  const waiting = waitForRedis(redis, fake.url, (line) => said.push(line)).then(() => (isOver = true))
  await expect.poll(() => said.length, { timeout: 3_000 }).toBe(1)
  expect(said[0]).toContain('does not answer; waiting')
  expect(isOver).toBe(false)

  fake.answer()
  await waiting
  expect(said[1]).toBe('Redis answers again.')
  redis.disconnect()
  fake.close()
})

describe('while PostgreSQL is away', () => {
  let proxy: Awaited<ReturnType<typeof startProxy>>
  let site: Site
  beforeAll(async () => {
    const url = new URL(container().config.databaseUrl!)
    proxy = await startProxy({ host: url.hostname, port: Number(url.port) })
    url.port = String(proxy.port)
    site = await serveWith({ DATABASE_URL: url.href })
  })
  afterAll(async () => {
    site.close()
    await site.container.close()
  })

  it('callers and readiness get 503 with a Retry-After, and all is well once it is back', async () => {
    const member = await given.member()
    expect(await logIn(site, member.username, member.password, member.merchantCode)).toMatchObject({ status: 200 })
    proxy.cut()
    const ready = await timed(site.http().get('/health/ready'))
    expect(ready.answer).toMatchObject({ status: 503, body: { ok: false, database: false } })
    expect(ready.ms).toBeLessThan(IN_TIME_MS)
    expect(await logIn(site, member.username, member.password, member.merchantCode)).toMatchObject(refusal)
    expect((await site.http().get('/media/00000000-0000-0000-0000-000000000000')).status).not.toBe(500)

    expect(await site.http().get('/metrics')).toMatchObject({ status: 200 })

    await proxy.restore()
    expect(await site.http().get('/health/ready')).toMatchObject({ status: 200 })
    expect(await logIn(site, member.username, member.password, member.merchantCode)).toMatchObject({ status: 200 })
  })

  it('a connection that breaks in the middle of a transaction does not end the process', async () => {
    const { pool } = site.container.database
    const client = await pool.connect()
    await client.query('BEGIN')
    proxy.cut()
    await delay(100)
    await expect.poll(() => client.query('SELECT 1').catch(() => 'broken')).toBe('broken')
    client.release(true)
    await proxy.restore()
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  })

  it('the jobs wait for it, whatever statement was interrupted', async () => {
    const { pool } = site.container.database
    const query = pool.query.bind(pool)
    const uncaught = vi.fn()
    process.on('unhandledRejection', uncaught)
    let cuts = 0
    // By the loop that enqueues by the clock: it queries at its start and at every full minute.
    const spy = vi.spyOn(pool, 'query').mockImplementation(((text: string, values: unknown[]) => {
      if (String(text).includes('known_crontabs') && cuts === 0) {
        cuts += 1
        proxy.cut()
        setTimeout(() => void proxy.restore(), 500)
      }
      return query(text, values)
    }) as never)
    const worker = await runJobs(site.container)
    await expect.poll(() => cuts).toBe(1)

    const count = () => container().database.prisma.ledgerSweep.count()
    const before = await count()
    await container().database.pool.query(`SELECT graphile_worker.add_job('ledger.reconcile')`)
    await expect.poll(count, { timeout: 10_000 }).toBe(before + 1)
    expect(uncaught).not.toHaveBeenCalled()
    process.off('unhandledRejection', uncaught)
    spy.mockRestore()
    await worker.stop()
  })

  it('a job that was running at the time is free again as soon as it is back', async () => {
    const { pool } = container().database
    let begun = 0
    let end = () => {}
    const job = defineJob({
      name: 'test.inHand',
      payload: z.object({}).loose(),
      async run() {
        begun += 1
        if (begun === 1) await new Promise<void>((resolve) => (end = resolve))
      },
    })
    const worker = await runJobs({ ...site.container, jobs: [job] })
    await pool.query(`SELECT graphile_worker.add_job('test.inHand')`)
    await expect.poll(() => begun, { timeout: 5_000 }).toBe(1)

    proxy.cut()
    end()
    await delay(1_500)
    await proxy.restore()

    const LEFT = `SELECT count(*)::int AS left FROM graphile_worker.jobs WHERE task_identifier = 'test.inHand'`
    const left = () => pool.query<{ left: number }>(LEFT).then(({ rows }) => rows[0]?.left)
    await expect.poll(left, { timeout: 15_000 }).toBe(0)
    await worker.stop()
  })
})
