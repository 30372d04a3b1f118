/** Real errors of real connections: which of them are outages. */
import { once } from 'node:events'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabaseUrl } from '#tests/support/database.ts'
import { startProxy } from '#tests/support/tcp-proxy.ts'
import { createDatabase, type Database } from './database.ts'
import { outageOf } from './outage.ts'
import { createShortLived } from './short-lived/short-lived.ts'

const CLOSED = 'postgres://palaro@127.0.0.1:1/palaro'
const failureOf = async (work: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('it did not fail')
}

describe('transactions', () => {
  let database: Database
  beforeAll(async () => {
    database = createDatabase({ url: await freshDatabaseUrl(), poolSize: 1 })
  })
  afterAll(() => database.close())

  it('that get no connection in time are an outage', async () => {
    const held = await database.pool.connect()

    const error = await failureOf(database.prisma.$transaction((tx) => tx.merchant.count(), { maxWait: 50 }))
    held.release()

    expect(error).toMatchObject({ code: 'P2028' })
    expect(outageOf(error)).toBe('PostgreSQL')
  })

  it('that outlive their time-out are a fault of our own', async () => {
    const error = await failureOf(
      database.prisma.$transaction(
        async (tx) => {
          await delay(100)
          await tx.merchant.count()
        },
        { timeout: 20 },
      ),
    )

    expect(error).toMatchObject({ code: 'P2028' })
    expect(outageOf(error)).toBeUndefined()
  })

  it('that are used after their end are a fault of our own', async () => {
    const ended = await database.prisma.$transaction((tx) => Promise.resolve(tx))

    const error = await failureOf(ended.merchant.count())

    expect(error).toMatchObject({ code: 'P2028' })
    expect(outageOf(error)).toBeUndefined()
  })
})

describe('a database that is out of reach', () => {
  it('is an outage for Prisma, for the pool and for short-lived data', async () => {
    const database = createDatabase({ url: CLOSED, poolSize: 1 })
    const shortLived = createShortLived(CLOSED)

    const errors = [
      await failureOf(database.prisma.merchant.count()),
      await failureOf(database.prisma.$transaction((tx) => tx.merchant.count())),
      await failureOf(database.pool.query('SELECT 1')),
      await failureOf(database.pool.connect()),
      await failureOf(shortLived.get('key')),
    ]
    await database.close()

    expect(errors.map(outageOf)).toEqual(errors.map(() => 'PostgreSQL'))
  })

  it.each(['cut', 'reset'] as const)('is an outage where the connection is %s under a query', async (way) => {
    const target = new URL(await freshDatabaseUrl())
    const proxy = await startProxy({ host: target.hostname, port: Number(target.port) })
    target.port = String(proxy.port)
    const database = createDatabase({ url: target.href, poolSize: 1 })
    const client = await database.pool.connect()

    const broken = failureOf(client.query('SELECT pg_sleep(5)'))
    await delay(50)
    proxy[way]()
    const errors = [await broken, await failureOf(client.query('SELECT 1'))]
    client.release(true)
    await database.close()

    expect(errors.map(outageOf)).toEqual(['PostgreSQL', 'PostgreSQL'])
  })
})

describe('another server that is out of reach is its own error', () => {
  it('for a request over HTTP', async () => {
    const [error] = await once(get('http://127.0.0.1:1'), 'error')

    expect(error).toMatchObject({ code: 'ECONNREFUSED' })
    expect(outageOf(error)).toBeUndefined()
  })

  it.each([
    { given: 'hangs up', onConnection: 'destroy' as const },
    { given: 'does not greet', onConnection: 'pause' as const },
  ])('for mail, where the server $given', async ({ onConnection }) => {
    const server = createServer((socket) => socket[onConnection]()).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const mail = createTransport({ host: '127.0.0.1', port, secure: false, greetingTimeout: 100 })

    const error = await failureOf(mail.sendMail({ from: 'a@example.com', to: 'b@example.com', text: '' }))
    server.close()

    expect(outageOf(error)).toBeUndefined()
  })

  it('for a call that is given up', async () => {
    const error = await failureOf(fetch('http://127.0.0.1:1', { signal: AbortSignal.abort() }))

    expect(error).toMatchObject({ name: 'AbortError' })
    expect(outageOf(error)).toBeUndefined()
  })
})
