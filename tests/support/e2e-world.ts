/** The database of the browser tests: the demo world, cloned from one that an earlier run kept. */
import { fileURLToPath } from 'node:url'
import { fingerprint } from '#server/cli/fingerprint.ts'
import type { Config } from '#server/config/config.ts'
import type { Cluster } from '#server/platform/embedded-postgres/cluster.ts'
import { migrate } from '#server/platform/migrate.ts'
import { withClient } from '#server/platform/with-client.ts'
import { seedIfEmpty } from '#seed/index.ts'
import { addContacts } from './e2e-contacts.ts'
import { addCrashRounds } from './e2e-crash-rounds.ts'
import { testSeed } from './test-seed.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const DATABASE = 'palaro_e2e'
const KEPT = 'palaro_e2e_kept_'
/** A world depends on the date: one from another hour may be of another day. */
const HOUR_MS = 3_600_000

/** Tests that run side by side log in as the same seeded members, and must not end each other's sessions. */
const MANY_LOGINS = `
  UPDATE merchant
  SET settings = settings || jsonb_build_object('session', coalesce(settings -> 'session', '{}') || '{"isSingle": false}')`

/** What a world depends on, besides the run's seed. */
async function nameOfWorld(): Promise<string> {
  const sources = await fingerprint(root, ['prisma/migrations', 'prisma/schema', 'prisma/functions', 'seed', 'server'])
  return `${KEPT}${sources}_${testSeed()}_${Math.floor(Date.now() / HOUR_MS)}`
}

/** Recreates the database and returns its URL. */
export async function freshWorld(cluster: Cluster, config: Pick<Config, 'bcryptCost' | 'databasePoolSize' | 'isProduction'>) {
  return withClient(cluster.urlOf('postgres'), async (admin) => {
    const kept = await nameOfWorld()
    const { rows } = await admin.query<{ datname: string }>('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [
      KEPT,
    ])
    await admin.query(`DROP DATABASE IF EXISTS "${DATABASE}" WITH (FORCE)`)
    if (!rows.some(({ datname }) => datname === kept)) {
      for (const { datname } of rows) await admin.query(`DROP DATABASE "${datname}" WITH (FORCE)`)
      // Renamed when complete, so that a killed run leaves nothing usable behind.
      await admin.query(`CREATE DATABASE "${DATABASE}"`)
      await migrate(cluster.urlOf(DATABASE))
      await seedIfEmpty(cluster.urlOf(DATABASE), config)
      await admin.query(`ALTER DATABASE "${DATABASE}" RENAME TO "${kept}"`)
    }
    await admin.query(`CREATE DATABASE "${DATABASE}" TEMPLATE "${kept}"`)
    const url = cluster.urlOf(DATABASE)
    await withClient(url, (world) => world.query(MANY_LOGINS))
    await addContacts(url)
    await addCrashRounds(url)
    return url
  })
}
