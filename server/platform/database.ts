/** One pool, two faces: Prisma for everything, `pg` itself for the hot path of the ledger. */
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '#prisma/client.ts'

const { INT8, NUMERIC } = pg.types.builtins
/**
 * BIGINT arrives as bigint: money is never a float. So does NUMERIC, which here is a sum of BIGINTs: a year's total in dong is more than a
 * BIGINT holds. For our own queries alone; Prisma reads by `pg`'s global parsers.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (oid === INT8 || oid === NUMERIC) && format !== 'binary' ? BigInt : pg.types.getTypeParser(oid, format),
}

export type { Prisma } from '#prisma/client.ts'
export type Pool = pg.Pool
export type PoolClient = pg.PoolClient
export type PrismaTransaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

/** A busy pool makes a transaction wait, not fail (Prisma's own limits are 2 and 5 seconds). */
const TRANSACTION_MS = { maxWait: 10_000, timeout: 20_000 }

/**
 * Statements Prisma keeps ready, single ones and batches each: more than all calls need (some 400), and a bound for the batches, whose
 * make-up is chance. Its own thousand is 30 MB.
 */
const STATEMENTS_KEPT = 500

interface Options {
  url: string
  poolSize: number
}

function createPool({ url, poolSize }: Options): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'palaro',
    types,
    connectionTimeoutMillis: TRANSACTION_MS.maxWait,
    keepAlive: true,
  })
  // A connection the server closed is replaced on the next query. Without a listener it would end the process: the pool listens
  // to idle ones only, and one that is lent out breaks between two statements too.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Where reports are read, and what ends it: a replica, which may be a moment behind, or the database itself. */
export function openReports(database: { pool: Pool }, replica: Options | undefined): { reports: Pool; close(): Promise<void> } {
  if (!replica) return { reports: database.pool, close: () => Promise.resolve() }
  const reports = createPool(replica)
  return { reports, close: () => reports.end() }
}

export function createDatabase({ url, poolSize }: Options) {
  const pool = createPool({ url, poolSize })
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: TRANSACTION_MS,
    queryPlanCacheMaxSize: STATEMENTS_KEPT,
  })
  return {
    url,
    pool,
    prisma,
    async close() {
      await prisma.$disconnect()
      if (!pool.ended) await pool.end()
    },
  }
}
export type Database = ReturnType<typeof createDatabase>
