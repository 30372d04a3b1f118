import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const migrationsFolder = fileURLToPath(new URL('../../prisma/migrations/', import.meta.url))

export interface Migration {
  /** The name of its folder: `20261123150000_init`. */
  name: string
  sql: string
}

/** Oldest first. */
export async function migrationNames(): Promise<string[]> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

export async function readMigration(name: string): Promise<Migration> {
  return { name, sql: await readFile(join(migrationsFolder, name, 'migration.sql'), 'utf8') }
}
