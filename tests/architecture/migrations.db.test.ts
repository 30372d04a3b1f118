/** Migrations, functions, the snapshot and the schema files agree (ADR 0001, ADR 0037). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { Prisma } from '#prisma/client.ts'
import { readFunctionFiles } from '#server/platform/function-files.ts'
import { readSchemaFiles, readSnapshot } from '#server/cli/schema/schema-files.ts'
import { migrationNames, readMigration } from '#server/platform/migration-files.ts'
import { startDatabase } from '#tests/support/database.ts'

const database = await startDatabase()
const models = Object.values(Prisma.ModelName)
/** Their single row is created with the table. */
const FILLED_BY_MIGRATIONS: readonly string[] = ['CatalogueVersion', 'GameType', 'TeamCursor']
/** Triggers of tables that call them are created with the tables, and so are they. */
const GUARDS = ['ledger_refuse_change', 'ledger_check_entries', 'payment_callback_is_kept']

const root = fileURLToPath(new URL('../../', import.meta.url))
const DEFINED = /^CREATE (?:OR REPLACE )?(?:MATERIALIZED )?(?:FUNCTION|PROCEDURE|VIEW|AGGREGATE) (\w+)/gim
const withoutComments = (sql: string) => sql.replaceAll(/--.*$/gm, '')
const definedIn = (sql: string) => [...withoutComments(sql).matchAll(DEFINED)].map(([, name]) => name!)

const migrations = await Promise.all((await migrationNames()).map(readMigration))
const functionFiles = await readFunctionFiles()
const functions = functionFiles.flatMap(({ name: file, sql }) => definedIn(sql).map((name) => ({ file, name, sql })))

describe('the migrations', () => {
  it('lead to the schema files: after changing those, run `npm run migrate:new`', async () => {
    expect(await readSnapshot()).toEqual(await readSchemaFiles())
  })

  it('create no function or view, except the guards in the first', () => {
    const [first, ...others] = migrations

    expect(definedIn(first!.sql)).toEqual(GUARDS)
    expect(others.flatMap(({ name, sql }) => definedIn(sql).map((defined) => `${name}: ${defined}`))).toEqual([])
  })

  // The ledger's migrations are written by hand, and no tool compares them with the schema files.
  it.each(models)('create what the Prisma client reads of %s', async (model) => {
    const name = (model[0]!.toLowerCase() + model.slice(1)) as 'member'
    const row = await database.prisma[name].findFirst()
    expect(row === null).toBe(!FILLED_BY_MIGRATIONS.includes(model))
  })
})

describe('the functions', () => {
  const sources = ['server', 'seed'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => readFileSync(join(root, folder, path), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')),
  )
  const statements = functionFiles.map(({ sql }) => withoutComments(sql).replaceAll(DEFINED, ''))
  const text = [...sources, ...statements].join('\n')

  it.each(functions)('$name is used', ({ name }) => {
    expect(text).toMatch(new RegExp(`\\b${name}\\b`))
  })

  it.each(functions)('$name says on top what it does', ({ name, sql }) => {
    const lines = sql.split('\n')
    const at = lines.findIndex((line) => new RegExp(`^CREATE OR REPLACE (FUNCTION|VIEW) ${name}\\b`).test(line))

    expect(lines[at - 1]).toMatch(/^-- \S/)
  })

  it('are all the database has', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `SELECT proname AS name FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
         AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
       UNION ALL SELECT viewname FROM pg_views WHERE schemaname = 'public'`,
    )

    expect(rows.map(({ name }) => name).toSorted()).toEqual([...GUARDS, ...functions.map(({ name }) => name)].toSorted())
  })
})
