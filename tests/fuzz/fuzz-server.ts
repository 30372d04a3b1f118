/**
 * The server of a long run: in a process of its own, so that its memory can be measured; creates worlds and measures itself on
 * request.
 */
import { createBuilders } from '#seed/builders/index.ts'
import { readConfig } from '#server/config/config.ts'
import { SHEETS } from '#server/games/slots/sheets.ts'
import { createLedger } from '#server/ledger/index.ts'
import { SWEPT_FEATURES } from '#server/swept-features.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/logger.ts'
import { outageOf } from '#server/platform/outage.ts'
import { serve } from '#server/serve.ts'
import { makeSlot } from './slot-world.ts'
import { makeWorld } from './world.ts'

export type Asked = { id: number; what: 'world' | 'memory' | 'stop' }

/**
 * After garbage collection. Every world has merchants of its own, hundreds in a long run, and the server caches the list of all
 * merchants: that list is measured separately, because it grows with the table and not with the requests.
 */
export interface Memory {
  heapMb: number
  directoryMb: number
  residentMb: number
  merchants: number
}

/** Twice: the first round may make more collectable. */
const GC_ROUNDS = 3

async function usedMb(): Promise<number> {
  for (let round = 0; round < GC_ROUNDS; round++) {
    global.gc?.()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1_048_576
}

async function settledMemory(): Promise<Memory> {
  const { logger, merchants, database } = served.container
  // Past failures must be readable.
  logger.flush()
  merchants.forget()
  const heapMb = await usedMb()
  await merchants.find('none')
  const directoryMb = (await usedMb()) - heapMb
  const count = await database.prisma.merchant.count()
  return { heapMb, directoryMb, residentMb: process.memoryUsage().rss / 1_048_576, merchants: count }
}

const databaseUrl = process.env.DATABASE_URL!
const config = readConfig({
  ...process.env,
  NODE_ENV: 'development',
  PORT: process.env.FUZZ_PORT,
  HOST: '127.0.0.1',
  BCRYPT_COST: '4',
  RATE_LIMITS: 'false',
  RUN_JOBS: 'false',
  LOG_LEVEL: 'error',
})
/** The studio is there before the server starts, which then gives the local provider its key. */
const prepared = createDatabase({ url: databaseUrl, poolSize: 2 })
const ledger = createLedger({ database: prepared, clock: systemClock, logger: createLogger('silent'), swept: SWEPT_FEATURES })
const given = createBuilders({ database: prepared, ledger, clock: systemClock, bcryptCost: 4 })
const slot = await makeSlot(given, SHEETS[0]!)
await prepared.close()
const served = await serve({ config, databaseUrl, say: () => {} })
async function newWorld() {
  // On a busy machine a store may answer too late, so try again.
  const make = () => makeWorld(served.container, { url: served.url, ...slot })
  return make().catch((error: unknown) => (outageOf(error) ? make() : Promise.reject(error)))
}
process.on('message', async ({ id, what }: Asked) => {
  if (what === 'stop') {
    await served.stop()
    process.exit(0)
  }
  const answer = what === 'world' ? await newWorld() : await settledMemory()
  process.send!({ id, answer })
})
process.send!({ url: served.url })
