/** When the embedded PostgreSQL dies, its owner starts it again at the same address. */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectionTo } from '#server/platform/connection-to.ts'
import { type Cluster, startCluster } from '#server/platform/embedded-postgres/cluster.ts'

const BACK_MS = 10_000
let folder: string
let cluster: Cluster
const said: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palaro-chaos-'))
  await chmod(folder, 0o755)
  cluster = await startCluster({
    name: 'embedded',
    dataDir: folder,
    port: 15_100,
    isDurable: true,
    say: (line) => said.push(line),
  })
})
afterAll(async () => {
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
})

async function ask(text: string): Promise<unknown[] | undefined> {
  const client = new pg.Client({ ...connectionTo(cluster.urlOf('postgres')), connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(text)).rows
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

it.each(['SIGKILL', 'SIGINT'] as const)('comes back by itself after %s, with what was committed', async (signal) => {
  await ask(`CREATE TABLE kept_${signal} AS SELECT 7 AS seven`)
  const file = join(folder, 'embedded', 'data', 'postmaster.pid')
  const pid = Number((await readFile(file, 'utf8')).split('\n')[0])
  process.kill(pid, signal)
  await expect
    .poll(() => ask('SELECT pg_postmaster_start_time()').then((rows) => rows !== undefined && said.at(-1)), { timeout: BACK_MS })
    .toBe('The database is running again.')
  expect(await ask(`SELECT seven FROM kept_${signal}`)).toEqual([{ seven: 7 }])
  expect(said.at(-2)).toBe('The database stopped unexpectedly; restarting it.')
})
