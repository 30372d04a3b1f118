/** Brings a database to the newest schema. The engine is loaded only when something is missing. */
import pg from 'pg'
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

/** Names of the migrations applied now; empty when the database was up to date. */
export async function migrate(url: string): Promise<string[]> {
  const applied = await appliedNames(url)
  const missing = (await migrationNames()).filter((name) => !applied.has(name))
  if (missing.length === 0) return []
  const { applyMigrations } = await import('./migration-engine.ts')
  return applyMigrations(url)
}
