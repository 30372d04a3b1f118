/** A database for this test file, cloned from the migrated template; dropped when the file is done. */
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { createDatabase, type Database } from '#server/platform/database.ts'

const POOL_SIZE = 12

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: inject('adminUrl') })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

/** Creates (or recreates) the worker's database and returns its URL. */
export async function freshDatabaseUrl(): Promise<string> {
  const name = `${inject('runName')}_${process.env.VITEST_POOL_ID ?? '0'}`
  await asAdmin(async (admin) => {
    await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
    await admin.query(`CREATE DATABASE "${name}" TEMPLATE "${inject('templateDatabase')}"`)
  })
  const url = new URL(inject('adminUrl'))
  url.pathname = `/${name}`
  return url.href
}

async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await asAdmin((admin) => admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`))
}

/** Call at the top of a test file: `const database = await startDatabase()`. */
export async function startDatabase(poolSize = POOL_SIZE): Promise<Database> {
  const url = await freshDatabaseUrl()
  const database = createDatabase({ url, poolSize })
  afterAll(async () => {
    await database.close()
    await dropDatabase(url)
  })
  return database
}
