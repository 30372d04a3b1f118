import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connectionTo } from './connection-to.ts'
import { applyFunctionFiles, readFunctionFiles } from './function-files.ts'
import { migrationNames } from './migration-files.ts'
import { migrate } from './migrate.ts'
import { withClient } from './with-client.ts'

const admin = new pg.Client(connectionTo(inject('adminUrl')))
const made: string[] = []

beforeAll(() => admin.connect())
afterAll(async () => {
  for (const name of made) await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
  await admin.end()
})

async function newDatabase(template = 'template1'): Promise<{ name: string; url: string }> {
  const name = `${inject('runName')}_migrate_${process.env.VITEST_POOL_ID ?? '0'}_${made.length}`
  await admin.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`)
  made.push(name)
  const url = new URL(inject('adminUrl'))
  url.pathname = `/${name}`
  return { name, url: url.href }
}
const migratedDatabase = () => newDatabase(inject('templateDatabase'))

const column = (url: string, sql: string) =>
  withClient(url, async (client) => (await client.query<{ value: unknown }>(sql)).rows.map(({ value }) => value))

describe('migrations', () => {
  it('bring a new database to the newest schema, once', async () => {
    const { url } = await newDatabase()
    const names = await migrationNames()
    const files = (await readFunctionFiles()).map(({ name }) => name)

    const [first, second] = await Promise.all([migrate(url), migrate(url)])

    // Of two concurrent calls, one does the work; the other finds nothing left to do.
    expect([first, second]).toContainEqual({ migrations: names, functions: files })
    expect([first, second]).toContainEqual({ migrations: [], functions: [] })
    expect(await migrate(url)).toEqual({ migrations: [], functions: [] })
    expect(await column(url, 'SELECT migration_name AS value FROM _prisma_migrations ORDER BY started_at')).toEqual(names)
  })

  it('go on where `prisma migrate deploy` was cut off', async () => {
    const { url } = await newDatabase()
    const names = await migrationNames()
    await withClient(url, (client) =>
      client.query(`CREATE TABLE _prisma_migrations (id VARCHAR(36) PRIMARY KEY, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
          migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ, started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
          applied_steps_count INTEGER NOT NULL DEFAULT 0);
        INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('1', '', '${names[0]}')`),
    )

    expect(await migrate(url)).toMatchObject({ migrations: names })

    expect(await column(url, 'SELECT DISTINCT finished_at IS NOT NULL AS value FROM _prisma_migrations')).toEqual([true])
    expect(await column(url, 'SELECT migration_name AS value FROM _prisma_migrations')).toHaveLength(names.length)
  })

  it('change nothing if one of them fails, and name it', async () => {
    const { url } = await newDatabase()
    const [first] = await migrationNames()
    await withClient(url, (client) => client.query('CREATE TABLE merchant ()'))

    await expect(migrate(url)).rejects.toThrow(`The migration ${first} cannot be applied: relation "merchant" already exists`)

    expect(
      await column(
        url,
        `SELECT relname AS value FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
      ),
    ).toEqual(['_prisma_migrations', 'merchant'])
    expect(await column(url, 'SELECT migration_name AS value FROM _prisma_migrations')).toEqual([])
  })

  it('refuse a database that an earlier history made, and leave it as it was', async () => {
    const { name, url } = await newDatabase()
    await withClient(url, (client) =>
      client.query(`CREATE TABLE _prisma_migrations (migration_name TEXT, finished_at TIMESTAMPTZ, rolled_back_at TIMESTAMPTZ);
        INSERT INTO _prisma_migrations VALUES ('20261121110000_init', now(), NULL), ('20261121120000_ledger', now(), NULL)`),
    )

    const refused = await migrate(url).catch((error: Error) => error.message)

    expect(refused).toContain(`The database ${name} at ${new URL(url).host} was made by an earlier development version`)
    expect(refused).toMatch(/new history.*before the first release.*nothing in it was changed.*PALARO_DATA_DIR.*DATABASE_URL/)
    expect(refused).not.toContain('\n')
    expect(await column(url, `SELECT relname AS value FROM pg_class WHERE relnamespace = 'public'::regnamespace`)).toEqual([
      '_prisma_migrations',
    ])
    expect(await column(url, 'SELECT migration_name AS value FROM _prisma_migrations')).toHaveLength(2)
  })
})

describe('files of functions', () => {
  let folder: string
  const write = (file: string, sql: string) => writeFile(join(folder, file), sql)
  const answering = (value: number) => `CREATE OR REPLACE FUNCTION answer() RETURNS INTEGER LANGUAGE sql AS 'SELECT ${value}';`

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'palaro-functions-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('are applied once, and again when they change', async () => {
    const { url } = await migratedDatabase()
    await write('site.sql', answering(1))
    await write('play.sql', 'CREATE OR REPLACE VIEW answers AS SELECT answer() AS value;')

    expect(await migrate(url, folder)).toEqual({ migrations: [], functions: ['site.sql', 'play.sql'] })
    expect(await migrate(url, folder)).toEqual({ migrations: [], functions: [] })
    expect(await column(url, 'SELECT value FROM answers')).toEqual([1])

    await write('site.sql', answering(2))

    expect(await migrate(url, folder)).toEqual({ migrations: [], functions: ['site.sql'] })
    expect(await column(url, 'SELECT value FROM answers')).toEqual([2])
  })

  it('change nothing when one of them fails, and name it', async () => {
    const { url } = await migratedDatabase()
    await write('site.sql', answering(1))
    await write('play.sql', 'SELECT 1;')
    await migrate(url, folder)
    await write('site.sql', answering(2))
    await write('play.sql', 'CREATE OR REPLACE VIEW answers AS SELECT * FROM no_such_table;')

    await expect(migrate(url, folder)).rejects.toThrow(
      'prisma/functions/play.sql cannot be applied: relation "no_such_table" does not exist',
    )

    expect(await column(url, 'SELECT answer() AS value')).toEqual([1])
    await write('play.sql', 'SELECT 1;')
    expect(await migrate(url, folder)).toEqual({ migrations: [], functions: ['site.sql'] })
  })

  it('are of an area', async () => {
    await write('lobby.sql', 'SELECT 1;')

    await expect(readFunctionFiles(folder)).rejects.toThrow('prisma/functions/lobby.sql is of no area')
  })

  it('of ours can be applied over themselves', async () => {
    const { url } = await migratedDatabase()
    const before = await column(
      url,
      'SELECT pg_get_functiondef(oid) AS value FROM pg_proc WHERE pronamespace = 2200 AND prokind = $$f$$ ORDER BY 1',
    )

    await withClient(url, async (client) => applyFunctionFiles(client, await readFunctionFiles()))

    expect(
      await column(
        url,
        'SELECT pg_get_functiondef(oid) AS value FROM pg_proc WHERE pronamespace = 2200 AND prokind = $$f$$ ORDER BY 1',
      ),
    ).toEqual(before)
  })
})
