/**
 * Before the tests: a PostgreSQL without durability and a template database at the newest migration.
 * `TEST_DATABASE_URL` names a server to use instead (any database on it; its user must be allowed to create databases).
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type Cluster, startCluster } from '#server/platform/embedded-postgres/cluster.ts'
import { readFunctionFiles } from '#server/platform/function-files.ts'
import { migrate } from '#server/platform/migrate.ts'
import { migrationNames, readMigration } from '#server/platform/migration-files.ts'
import { withClient } from '#server/platform/with-client.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the server's `postgres` database. */
    adminUrl: string
    templateDatabase: string
    /** Prefix of the databases of this run. */
    runName: string
  }
}

const FIRST_PORT = 14_330
const PORTS_A_SLOT = 20
const SLOTS = 8
const RUN_PREFIX = 'palaro_test_'
const TEMPLATE_PREFIX = 'palaro_template_'
const folder = join(tmpdir(), 'palaro-tests')

let slot: { cluster: Cluster; lock: string } | undefined

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Parallel runs each need a server of their own: the first to end would stop the others'. */
async function claimSlot(): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o755 })
  for (let number = 0; number < SLOTS; number++) {
    const lock = join(folder, `slot-${number}.lock`)
    const owner = Number(await readFile(lock, 'utf8').catch(() => '0'))
    if (owner && owner !== process.pid && isAlive(owner)) continue
    if (owner) await rm(lock, { force: true })
    const claimed = await writeFile(lock, String(process.pid), { flag: 'wx' }).then(
      () => true,
      () => false,
    )
    if (claimed) return number
  }
  throw new Error(`${SLOTS} test runs are already active (${folder})`)
}

async function adminUrl(): Promise<string> {
  const external = process.env.TEST_DATABASE_URL
  if (external) return external
  const number = await claimSlot()
  const cluster = await startCluster({
    dataDir: folder,
    name: `test-${number}`,
    port: FIRST_PORT + number * PORTS_A_SLOT,
    isDurable: false,
    say: () => {},
  })
  slot = { cluster, lock: join(folder, `slot-${number}.lock`) }
  return cluster.urlOf('postgres')
}

/** A template is named after its migrations, so that a kept server can serve the next run at once. */
async function makeTemplate(admin: pg.Client, url: string): Promise<string> {
  const migrations = await Promise.all((await migrationNames()).map(readMigration))
  const hash = createHash('sha256')
    .update(JSON.stringify([migrations, await readFunctionFiles()]))
    .digest('hex')
    .slice(0, 12)
  const template = `${TEMPLATE_PREFIX}${hash}`
  const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [template])
  if (rowCount) return template
  if (slot) await dropDatabases(admin, TEMPLATE_PREFIX)
  await admin.query(`DROP DATABASE IF EXISTS "${template}" WITH (FORCE)`)
  await admin.query(`CREATE DATABASE "${template}"`)
  const target = new URL(url)
  target.pathname = `/${template}`
  await migrate(target.href)
  await admin.query(`ALTER DATABASE "${template}" IS_TEMPLATE true`)
  return template
}

async function dropDatabases(admin: pg.Client, prefix: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [
    prefix,
  ])
  for (const { datname } of rows) {
    await admin.query(`ALTER DATABASE "${datname}" IS_TEMPLATE false`)
    await admin.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`)
  }
}

const runName = `${RUN_PREFIX}${process.pid}`
let url: string | undefined

export async function setup(project: TestProject): Promise<void> {
  try {
    const admin = (url = await adminUrl())
    project.provide('adminUrl', admin)
    project.provide('runName', runName)
    // Leftovers of a killed run, on a server of our own only; on another, other runs may be active.
    if (slot) await withClient(admin, (client) => dropDatabases(client, RUN_PREFIX))
    project.provide('templateDatabase', await withClient(admin, (client) => makeTemplate(client, admin)))
  } catch (error) {
    await teardown()
    throw error
  }
}

export async function teardown(): Promise<void> {
  if (url) await withClient(url, (client) => dropDatabases(client, `${runName}_`))
  if (!slot) return
  await slot.cluster.stop()
  await rm(slot.lock, { force: true })
}
