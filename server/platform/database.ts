/** One pool, used by Prisma for everything and by `pg` directly for the ledger's hot path. */
import pg from 'pg'
import { PrismaClient } from '#prisma/client.ts'
import { connectionTo } from './connection-to.ts'
import { createPrismaAdapter } from './prisma-adapter.ts'
import { watchConnections } from './watch-connections.ts'

const { INT8, NUMERIC, DATE } = pg.types.builtins
/**
 * Reads BIGINT as bigint: money is never a float. NUMERIC too, which here is a sum of BIGINTs: a year's total in dong exceeds a
 * BIGINT. A DATE is midnight in UTC, as with Prisma; `pg` would take midnight in the machine's zone. Applies only to our own queries:
 * Prisma uses `pg`'s global parsers.
 */
const PARSERS: Record<number, (text: string) => unknown> = {
  [INT8]: BigInt,
  [NUMERIC]: BigInt,
  [DATE]: (day) => new Date(`${day}T00:00:00Z`),
}
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (format !== 'binary' && PARSERS[oid]) || pg.types.getTypeParser(oid, format),
}

export type { Prisma } from '#prisma/client.ts'
export type Pool = pg.Pool
export type PoolClient = pg.PoolClient
export type PrismaTransaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0]

/** If the pool is busy, a transaction waits instead of failing (Prisma's own limits are 2 and 5 seconds). */
const TRANSACTION_MS = { maxWait: 10_000, timeout: 20_000 }

/**
 * Prepared statements Prisma caches, for single statements and batches each: more than all calls need (some 400), and a limit for
 * batches, whose combinations vary. Prisma's default of 1,000 takes 30 MB.
 */
const STATEMENTS_KEPT = 500

interface Options {
  url: string
  poolSize: number
}

function createPool({ url, poolSize }: Options): Pool {
  const pool = new pg.Pool({
    ...connectionTo(url),
    max: poolSize,
    application_name: 'palaro',
    types,
    connectionTimeoutMillis: TRANSACTION_MS.maxWait,
    keepAlive: true,
    // Statements of a transaction that do not need each other's answers are sent together.
    pipeline: true,
  })
  watchConnections(pool)
  return pool
}

/** The pool reports read from, and how to close it: a replica, which may lag slightly, or the main database. */
export function openReports(database: { pool: Pool }, replica: Options | undefined): { reports: Pool; close(): Promise<void> } {
  if (!replica) return { reports: database.pool, close: () => Promise.resolve() }
  const reports = createPool(replica)
  return { reports, close: () => reports.end() }
}

export function createDatabase({ url, poolSize }: Options) {
  const pool = createPool({ url, poolSize })
  const prisma = new PrismaClient({
    adapter: createPrismaAdapter(pool),
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
