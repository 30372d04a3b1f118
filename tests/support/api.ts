/** `const { as, given } = startApi()` at the top of an API test: the real application on a database of its own. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, expect } from 'vitest'
import type { BodyInput, Endpoint, QueryInput } from '#contract/endpoint.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import { TRIAL_TYPE } from '#contract/wire.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import { createContainer, type Container } from '#server/container.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import type { Caching } from '#server/platform/caching.ts'
import { createShiftableClock } from '#server/platform/clock.ts'
import { createBuilders, type Builders } from '#seed/builders/index.ts'
import { freshDatabaseUrl } from './database.ts'
import { NO_CACHING } from './no-caching.ts'
import { refuseSecondConnections } from './one-connection.ts'

const DEFAULT_MERCHANT = 'test'

/** A caller: a token, and the merchant it is valid for. */
export interface TestCaller {
  token?: string | undefined
  merchantCode?: string | undefined
}

interface Options {
  /** Environment on top of the tests' own. */
  env?: Record<string, string> | ((databaseUrl: string) => Record<string, string>)
  /** None, unless a test is about what is cached. */
  caching?: Caching
}

type Input<E extends Endpoint> = E['method'] extends 'GET' ? QueryInput<E> : BodyInput<E>

/** Each worker has a Redis database of its own for counters, locks and caches. */
function redisUrl(): Record<string, string> {
  const base = process.env.TEST_REDIS_URL
  return base ? { REDIS_URL: `${base.replace(/\/\d*$/, '')}/${Number(process.env.VITEST_POOL_ID ?? 0) % 16}` } : {}
}

export function startApi({ env = {}, caching = NO_CACHING }: Options = {}) {
  const clock = createShiftableClock()
  let container: Container
  let app: Express
  let server: Server
  let builders: Builders
  let secondConnections: readonly string[]

  beforeAll(async () => {
    const databaseUrl = await freshDatabaseUrl()
    const config = readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      BCRYPT_COST: '4',
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'silent',
      RUN_JOBS: 'false',
      ...redisUrl(),
      ...(typeof env === 'function' ? env(databaseUrl) : env),
    })
    container = await createContainer({ config, databaseUrl, clock, caching })
    secondConnections = refuseSecondConnections(container.database)
    await container.redis.flushdb()
    app = createApp(container)
    // Listens while the file runs: creating one per call would take longer than the call.
    server = createHttpServer(app).listen(0, '127.0.0.1')
    await once(server, 'listening')
    builders = createBuilders({
      database: container.database,
      ledger: container.ledger,
      clock,
      bcryptCost: config.bcryptCost,
      merchantCode: DEFAULT_MERCHANT,
    })
    await builders.defaultMerchant()
  })
  afterAll(async () => {
    server.close()
    server.closeAllConnections()
    await container.close()
    expect(secondConnections).toEqual([])
  })

  /** Calls as someone, or as a visitor of the default merchant. */
  const as = (caller: TestCaller = {}) => ({
    call<E extends Endpoint>(endpoint: E, input?: Input<E>, headers: Record<string, string> = {}) {
      const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'
      const test = request(server)
        [method](endpoint.path)
        .set('Merchant', caller.merchantCode ?? DEFAULT_MERCHANT)
      if (caller.token) test.set('Authorization', caller.token)
      test.set(headers)
      if (endpoint.method === 'GET') return test.query((input ?? {}) as object)
      return test.send((input ?? {}) as object)
    },
  })

  /** A member with an open session. */
  async function signedIn(options: Parameters<Builders['member']>[0] = {}) {
    const member = await builders.member(options)
    const { token, sessionId } = await container.sessions.open(member, { ip: '127.0.0.1', device: 'test', isSingle: true })
    return { ...member, token, sessionId, merchantCode: member.merchantCode }
  }

  /** A back-office operator with an open session. */
  const operatorSession = async ({ id, merchantId, merchantCode }: { id: number; merchantId: number; merchantCode: string }) => ({
    token: await container.operatorSessions.open({ operatorId: id, merchantId }),
    merchantCode,
  })

  /** Another login of a member, e.g. after the first has expired. */
  async function session(member: Parameters<Container['sessions']['open']>[0] & { merchantCode: string }) {
    const { token } = await container.sessions.open(member, { ip: '127.0.0.1', device: 'test' })
    return { token, merchantCode: member.merchantCode }
  }

  /** An in-house game of the house vendor, made once per test file. */
  async function ensureRuns(gameCode: string) {
    const { game, vendor } = container.database.prisma
    if (await game.findFirst({ where: { vendorCode: INHOUSE_VENDOR, gameCode } })) return
    const house = (await vendor.findUnique({ where: { code: INHOUSE_VENDOR } })) ?? (await houseVendor())
    await builders.game({ vendor: house, gameCode, nodeId: `house-${gameCode}`, category: 'INHOUSE', isRunning: true })
  }
  const houseVendor = () => builders.vendor({ code: INHOUSE_VENDOR, isRunning: true })

  /** A player inside an in-house game. */
  async function inGame(gameCode: string, options: Parameters<Builders['member']>[0] = {}) {
    const member = await signedIn(options)
    await ensureRuns(gameCode)
    const caller = await container.sessions.authenticate(member.token)
    if (caller.kind !== 'member') throw new Error('a login session is a member session')
    return {
      ...member,
      /** The login from which the game was opened. */
      loginToken: member.token,
      token: await container.sessions.openGame(caller, { gameCode, asset: member.type === TRIAL_TYPE ? 'PHP.TRIAL' : 'PHP' }),
    }
  }

  /** The conversation page of a logged-in member: only its key. */
  async function chatPage(member: { token: string }) {
    const caller = await container.sessions.authenticate(member.token)
    return { token: container.sessions.openChat(caller) }
  }

  return {
    as,
    clock,
    /** Builders, with `member()` and `agent()` logged in. */
    given: new Proxy(
      {} as Omit<Builders, 'member'> & {
        member: typeof signedIn
        player: typeof inGame
        session: typeof session
        chatPage: typeof chatPage
        operatorSession: typeof operatorSession
      },
      {
        get(_, name: string) {
          if (name === 'member') return signedIn
          if (name === 'player') return inGame
          if (name === 'session') return session
          if (name === 'chatPage') return chatPage
          if (name === 'operatorSession') return operatorSession
          return builders[name as keyof Builders]
        },
      },
    ),
    app: () => app,
    /** The bare application, for requests outside any declaration. */
    http: () => request(server),
    /** Where it listens, for clients that send by their own means. */
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    container: () => container,
  }
}
