/** Migrates a database to the newest schema and SQL functions. Loads the engine only if a migration is missing. */
import type pg from 'pg'
import { withAdvisoryLock } from './advisory-lock.ts'
import { applyFunctionFiles, changedFunctionFiles, type FunctionFile, readFunctionFiles } from './function-files.ts'
import { migrationNames } from './migration-files.ts'
import { rowsIfTable, withClient } from './with-client.ts'

export interface Migrated {
  /** Names of the migrations that were applied now. */
  migrations: string[]
  /** Names of the files of `prisma/functions` that were applied now. */
  functions: string[]
}

interface Missing {
  hasAllMigrations: boolean
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

/** A database whose history does not begin with our first migration was made before the migrations became one. */
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
      hasAllMigrations: names.every((name) => applied.has(name)),
      functions: await changedFunctionFiles(client, files),
    }
  })
}

/** Applies and returns what was missing. Several processes may call it at once. Throws an Error a person can read. */
export async function migrate(url: string, functionsFolder?: string): Promise<Migrated> {
  const files = await readFunctionFiles(functionsFolder)
  const isComplete = ({ hasAllMigrations, functions }: Missing) => hasAllMigrations && functions.length === 0
  if (isComplete(await missingIn(url, files))) return { migrations: [], functions: [] }
  return withAdvisoryLock(url, 'palaro:migrate', async () => {
    const missing = await missingIn(url, files)
    const migrations = missing.hasAllMigrations ? [] : await (await import('./migration-engine.ts')).applyMigrations(url)
    // A migration may drop a view that stands in its way: after one, every file is applied.
    const toApply = migrations.length > 0 ? files : missing.functions
    await withClient(url, (client) => applyFunctionFiles(client, toApply))
    return { migrations, functions: toApply.map(({ name }) => name) }
  })
}
