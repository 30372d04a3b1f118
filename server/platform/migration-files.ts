import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const prismaFolder = fileURLToPath(new URL('../../prisma/', import.meta.url))
export const migrationsFolder = join(prismaFolder, 'migrations')
export const schemaFolder = join(prismaFolder, 'schema')

/** `[path, content]` of every schema file, sorted. */
export async function readSchemaFiles(): Promise<[string, string][]> {
  const names = (await readdir(schemaFolder)).filter((name) => name.endsWith('.prisma')).sort()
  return Promise.all(names.map(async (name): Promise<[string, string]> => [name, await readFile(join(schemaFolder, name), 'utf8')]))
}

/** Names of the migration folders, oldest first. */
export async function migrationNames(): Promise<string[]> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/** The migrations folder, in the shape Prisma's schema engine takes it. */
export async function readMigrations() {
  const names = await migrationNames()
  return {
    baseDir: migrationsFolder,
    lockfile: { path: 'migration_lock.toml', content: await readFile(join(migrationsFolder, 'migration_lock.toml'), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok' as const, value: await readFile(join(migrationsFolder, name, 'migration.sql'), 'utf8') },
        },
      })),
    ),
  }
}
