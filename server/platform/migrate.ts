/** Brings a database to the newest schema. The engine is loaded only when something is missing. */
import pg from 'pg'
import { withAdvisoryLock } from './advisory-lock.ts'
import { migrationNames } from './migration-files.ts'

const UNDEFINED_TABLE = '42P01'

async function appliedNames(url: string): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ migration_name: string }>(
      'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    )
    return new Set(rows.map((row) => row.migration_name))
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return new Set()
    throw error
  } finally {
    await client.end()
  }
}

async function isComplete(url: string): Promise<boolean> {
  const applied = await appliedNames(url)
  return (await migrationNames()).every((name) => applied.has(name))
}

/** Names of the migrations applied now; empty when the database was up to date. Several processes may ask at once. */
export async function migrate(url: string): Promise<string[]> {
  if (await isComplete(url)) return []
  const { applyMigrations } = await import('./migration-engine.ts')
  return withAdvisoryLock(url, 'palaro:migrate', async () => ((await isComplete(url)) ? [] : applyMigrations(url)))
}
