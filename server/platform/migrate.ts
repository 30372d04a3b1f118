/** Migrates a database to the newest schema and SQL functions. */
import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { withAdvisoryLock } from './advisory-lock.ts'
import { applyFunctionFiles, changedFunctionFiles, type FunctionFile, readFunctionFiles } from './function-files.ts'
import { type Migration, migrationNames, readMigration } from './migration-files.ts'
import { rowsIfTable, withClient } from './with-client.ts'

export interface Migrated {
  /** Names of the migrations that were applied now. */
  migrations: string[]
  /** Names of the files of `prisma/functions` that were applied now. */
  functions: string[]
}

interface Missing {
  /** Names, oldest first. */
  migrations: string[]
  functions: FunctionFile[]
}

interface MigrationRow {
  name: string
  isApplied: boolean
}

const readHistory = (client: pg.Client) =>
  rowsIfTable<MigrationRow>(
    client,
    'SELECT migration_name AS name, finished_at IS NOT NULL AND rolled_back_at IS NULL AS "isApplied" FROM _prisma_migrations',
  )

/** Refuses a history without our first migration: the database was made before the migrations were merged into one. */
function refuseOldHistory(url: string, history: readonly MigrationRow[], [first]: readonly string[]): void {
  if (history.length === 0 || history.some(({ name }) => name === first)) return
  const { pathname, host } = new URL(url)
  throw new Error(
    `The database ${pathname.slice(1)} at ${host} was made by an earlier development version of Palaro. This version begins a new ` +
      'history of migrations before the first release, so it cannot upgrade that database; nothing in it was changed. Begin with an ' +
      'empty one: if Palaro runs its own PostgreSQL, stop it and remove the folder given by PALARO_DATA_DIR (.palaro if it is not set); ' +
      'on a server of your own, create an empty database and name it in DATABASE_URL.',
  )
}

async function missingIn(url: string, files: readonly FunctionFile[]): Promise<Missing> {
  const names = await migrationNames()
  return withClient(url, async (client) => {
    const history = await readHistory(client)
    refuseOldHistory(url, history, names)
    const applied = new Set(history.filter(({ isApplied }) => isApplied).map(({ name }) => name))
    return {
      migrations: names.filter((name) => !applied.has(name)),
      functions: await changedFunctionFiles(client, files),
    }
  })
}

/** In the form of `prisma migrate deploy`, so that each continues where the other stopped. */
const CREATE_HISTORY = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ, migration_name VARCHAR(255) NOT NULL, logs TEXT,
  rolled_back_at TIMESTAMPTZ, started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`
/** A migration that Prisma did not finish leaves only this row behind, because Prisma sends the file as one statement. */
const FORGET_ATTEMPT = 'DELETE FROM _prisma_migrations WHERE migration_name = $1 AND finished_at IS NULL'
const REMEMBER = `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
  VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`

/** Applies all of it or nothing: an Error names the migration that failed. The caller holds the lock of migrations. */
async function applyMigration(client: pg.Client, { name, sql }: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query(FORGET_ATTEMPT, [name])
    await client.query(REMEMBER, [randomUUID(), createHash('sha256').update(sql).digest('hex'), name])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(`The migration ${name} cannot be applied: ${(error as Error).message}`, { cause: error })
  }
}

async function applyMigrations(client: pg.Client, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await client.query(CREATE_HISTORY)
  for (const name of names) await applyMigration(client, await readMigration(name))
}

/** Applies and returns missing migrations and files. Several processes may call it at once. Throws an Error a person can read. */
export async function migrate(url: string, functionsFolder?: string): Promise<Migrated> {
  const files = await readFunctionFiles(functionsFolder)
  const isComplete = ({ migrations, functions }: Missing) => migrations.length === 0 && functions.length === 0
  if (isComplete(await missingIn(url, files))) return { migrations: [], functions: [] }
  return withAdvisoryLock(url, 'palaro:migrate', async () => {
    const { migrations, functions } = await missingIn(url, files)
    // A migration may drop a view that is in its way, so every file is applied after one.
    const toApply = migrations.length > 0 ? files : functions
    await withClient(url, async (client) => {
      await applyMigrations(client, migrations)
      await applyFunctionFiles(client, toApply)
    })
    return { migrations, functions: toApply.map(({ name }) => name) }
  })
}
