/** A database for this test file, cloned from the migrated template; dropped when the file is done. */
import { afterAll, inject } from 'vitest'
import { createDatabase, type Database } from '#server/platform/database.ts'
import { withClient } from '#server/platform/with-client.ts'
import { testZone } from './test-zone.ts'

const POOL_SIZE = 12

/** Creates (or recreates) the worker's database and returns its URL. */
export async function freshDatabaseUrl(): Promise<string> {
  const name = `${inject('runName')}_${process.env.VITEST_POOL_ID ?? '0'}`
  await withClient(inject('adminUrl'), async (admin) => {
    await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
    await admin.query(`CREATE DATABASE "${name}" TEMPLATE "${inject('templateDatabase')}"`)
    // As on a server that was set up there: no connection of ours may depend on it.
    await admin.query(`ALTER DATABASE "${name}" SET TimeZone TO '${testZone()}'`)
  })
  const url = new URL(inject('adminUrl'))
  url.pathname = `/${name}`
  return url.href
}

async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await withClient(inject('adminUrl'), (admin) => admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`))
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
