/** A server asked to stop (SIGTERM) under load: requests in flight are answered, no connection is reset, and it ends in time. */
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import * as sessionEndpoints from '#contract/identity/session.ts'
import { freePort } from '#server/platform/free-port.ts'
import { startApi } from '#tests/support/api.ts'
import { HOST, servers } from './servers.ts'

const LONG_MS = 60_000
const BUSY = 10
const SLOW = 10
const IN_TIME_MS = 5_000
const ARRIVED_MS = 20_000
/** How long requests in flight are delayed after the signal. */
const HELD_UP_MS = 1_500
const { given, container } = startApi()
const { startServer } = servers(container)

interface Answer {
  status: number
  connection: string | undefined
}
const ask = (agent: Agent, url: string, method: string, headers: Record<string, string>, body?: object) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(url, { agent, method, headers: { ...headers, 'Content-Type': 'application/json' } }, (res) => {
      res.on('error', reject)
      res.resume()
      res.on('end', () => resolve({ status: res.statusCode ?? 0, connection: res.headers.connection }))
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })

it(
  'answers requests in flight, closes busy connections in order, and ends within five seconds',
  async () => {
    const merchant = await given.merchant({ settings: { session: { isSingle: false } } })
    const members = await Promise.all(Array.from({ length: SLOW }, () => given.member({ merchant })))
    const server = await startServer(await freePort(13_400, HOST))
    const agent = new Agent({ keepAlive: true })
    const headers = { Merchant: merchant.code }

    const resets: string[] = []
    const closing: Answer[] = []
    let isAsked = false
    async function keepBusy(): Promise<void> {
      const own = new Agent({ keepAlive: true, maxSockets: 1 })
      for (;;) {
        try {
          const answer = await ask(own, `${server.url}/wps/v2/system/status`, 'GET', headers)
          if (isAsked) closing.push(answer)
        } catch (error) {
          const { code } = error as { code?: string }
          // After the shutdown starts, new connections are refused; existing ones are never cut.
          if (code !== 'ECONNREFUSED') resets.push(String(code))
          return
        }
      }
    }
    const lock = await container().database.pool.connect()
    await lock.query('BEGIN')
    await lock.query('LOCK TABLE login_event IN ACCESS EXCLUSIVE MODE')
    const waitingLogins = async () => {
      const { rows } = await container().database.pool.query<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM pg_locks WHERE relation = 'login_event'::regclass AND NOT granted`,
      )
      return rows[0]!.waiting
    }
    const slow = members.map(({ username, password }) =>
      ask(agent, server.url + sessionEndpoints.login.path, 'POST', headers, { username, password }),
    )
    const busy = Array.from({ length: BUSY }, keepBusy)
    // On a busy machine it takes a while until they reach the server; the last may wait for a connection.
    await expect.poll(waitingLogins, { timeout: ARRIVED_MS }).toBeGreaterThanOrEqual(SLOW - 1)

    const askedAt = performance.now()
    isAsked = true
    const ended = server.stop().then(() => performance.now() - askedAt)
    await delay(HELD_UP_MS)
    await lock.query('COMMIT')
    lock.release()
    const answered = await Promise.allSettled(slow)
    await Promise.all(busy)
    const ms = await ended

    expect(answered.map((one) => (one.status === 'fulfilled' ? one.value.status : String(one.reason)))).toEqual(
      Array.from({ length: SLOW }, () => 200),
    )
    expect(resets).toEqual([])
    expect(closing.length).toBeGreaterThanOrEqual(BUSY)
    expect(closing.filter(({ connection }) => connection === 'close').length).toBeGreaterThanOrEqual(BUSY - 1)
    expect(ms).toBeLessThan(IN_TIME_MS)
  },
  LONG_MS,
)
