/** A running Palaro with a seeded world, for the duration of a test file. */
import { readConfig } from '#server/config/config.ts'
import { ensureDatabase } from '#server/platform/embedded-postgres/cluster.ts'
import { createShiftableClock, type ShiftableClock } from '#server/platform/clock.ts'
import { migrate } from '#server/platform/migrate.ts'
import { serve } from '#server/serve.ts'
import { type Builders, createBuilders } from '#seed/builders/index.ts'
import { seedWorld, withWorldDeps } from '#seed/index.ts'
import { type Caller, createCallers, type Who } from './callers.ts'
import { startTemporaryCluster } from './temporary-cluster.ts'

/** `demo`: the accounts of the README. `qa`: also an account for every state a tester needs. `empty`: only a merchant `demo`. */
export type World = 'demo' | 'qa' | 'empty'

export interface PalaroOptions {
  /** Default: `demo`. */
  world?: World
  /** Environment variables of the server (README), on top of defaults for tests. The process's own environment is ignored. */
  env?: Readonly<Record<string, string>>
}

export interface Palaro {
  /** `http://127.0.0.1:…`, only the API, without pages. */
  url: string
  /** A logged-in caller: `as('member01')`, `as('cashier01')`, `as(await palaro.given.member())`. */
  as(who: Who): Promise<Caller>
  /** Builders of records: `given.member({ balance: amount('100') })`. */
  given: Builders
  /** The server's clock: `set`, `shift`, `reset`. */
  clock: ShiftableClock
  /** Stops the server and its database, and removes its data. */
  stop(): Promise<void>
}

const DATABASE = 'palaro'
const MERCHANT = 'demo'
const WORLDS = { demo: ['demo'], qa: ['demo', 'qa'], empty: [] } as const

/** Fast and quiet; a test overrides what it is about. */
const FOR_TESTS = {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: '0',
  BCRYPT_COST: '4',
  RATE_LIMITS: 'false',
  LOG_LEVEL: 'silent',
}

export async function run({ world = 'demo', env = {} }: PalaroOptions): Promise<Palaro> {
  const clock = createShiftableClock()
  const cluster = await startTemporaryCluster()
  try {
    const databaseUrl = cluster.urlOf(DATABASE)
    const config = readConfig({ ...FOR_TESTS, ...env, DATABASE_URL: databaseUrl })
    await ensureDatabase(cluster, DATABASE)
    await migrate(databaseUrl)
    await withWorldDeps(databaseUrl, config, undefined, async (deps) => {
      for (const name of WORLDS[world]) await seedWorld(name, deps)
    })
    const { url, container, stop } = await serve({ config, databaseUrl, clock, say: () => {} })
    const { database, ledger } = container
    const given = createBuilders({ database, ledger, clock, bcryptCost: config.bcryptCost, merchantCode: MERCHANT })
    await given.defaultMerchant()
    let stopped: Promise<void> | undefined
    const stopAll = () => stop().finally(() => cluster.stop())
    return {
      url: url.replace('localhost', FOR_TESTS.HOST),
      as: createCallers(container, MERCHANT),
      given,
      clock,
      stop: () => (stopped ??= stopAll()),
    }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}
