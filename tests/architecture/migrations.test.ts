/** Migrations, their snapshots and the schema files tell one story (ADR 0001). */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Prisma } from '#prisma/client.ts'
import {
  migrationNames,
  migrationsFolder,
  readLastSnapshot,
  readSchemaFiles,
  SNAPSHOT,
  toSnapshot,
} from '#server/platform/migration-files.ts'
import { startDatabase } from '#tests/support/database.ts'

const database = await startDatabase()
const models = Object.values(Prisma.ModelName)
/** Their one row comes with the table. */
const FILLED_BY_MIGRATIONS: readonly string[] = ['CatalogueVersion', 'GameType', 'TeamCursor']

describe('the migrations', () => {
  it('each hold the schema they lead to', async () => {
    const without = (await migrationNames()).filter((name) => !existsSync(join(migrationsFolder, name, SNAPSHOT)))
    expect(without).toEqual([])
  })

  it('lead to the schema files: after a change of these, `npm run migrate:new`', async () => {
    expect(toSnapshot(await readLastSnapshot())).toBe(toSnapshot(await readSchemaFiles()))
  })

  // The ledger's are written by hand, and no tool compares them with the schema files.
  it.each(models)('make what the client reads of %s', async (model) => {
    const name = (model[0]!.toLowerCase() + model.slice(1)) as 'member'
    const row = await database.prisma[name].findFirst()
    expect(row === null).toBe(!FILLED_BY_MIGRATIONS.includes(model))
  })
})
